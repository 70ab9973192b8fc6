"""The whole bill of a training run: every loss from list price to the finished run."""

from __future__ import annotations

from typing import Annotated

from calculators.catalog.inputs.chip import (
    AChip,
    AFormat,
    APower,
    OwnPeak,
    OwnSystemPower,
)
from calculators.cost import facts, sources, units
from calculators.cost.chip import PowerFrom, chip_link, chip_peak, chip_system_power
from calculators.cost.facts.chips import Chip, NumberFormat
from calculators.cost.whole_bill import WholeBill
from calculators.cost.whole_bill import whole_bill as bill_of_run
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, Verdict, calculator


@calculator(
    "The whole bill",
    group="Training and serving",
    place=25,
    gives="One bill from list price to finished run: extras, idle hours, network waits and "
    "failures, rented and owned.",
    asked_as="total cost, all-in cost, TCO, hidden costs, cluster price, cluster quote, invoice",
    lines={
        "flop": Line("Work to do"),
        "gradients": Line("Gradients exchanged in a step"),
        "checkpoint": Line("Size of a save"),
        "step_time": Line("Time of a step"),
        "exposed": Line("Wait for the network in a step"),
        "efficiency": Line("Share of a step that is compute"),
        "reported_mfu": Line("MFU that the run reports"),
        "goodput": Line("Share of time that advances the run (goodput)"),
        "computing_hours": Line("GPU time that computes"),
        "held_hours": Line("GPU time from start to end"),
        "paid_hours": Line("GPU time you pay for, idle hours included"),
        "days": Line("Time on the clock"),
        "work": Line("Work at list price", part_of="finished"),
        "extras_cost": Line("Extras on the work", part_of="finished"),
        "idle_cost": Line("Idle hours beside it", part_of="finished"),
        "inside_cost": Line("Waiting inside the servers", part_of="finished"),
        "waiting_cost": Line("Waiting for the network between them", part_of="finished"),
        "failure_cost": Line("Failures and saves", part_of="finished"),
        "finished": Line(
            "Cost of the run when rented",
            best=Best.LEAST,
            headline=Verdict(
                over=(
                    "The finished run costs {finished} rented.",
                    "That is {multiple} times its work at list price.",
                    "On machines of your own, kept as busy, it costs {owned}: own them.",
                ),
                under=(
                    "The finished run costs {finished} rented.",
                    "That is {multiple} times its work at list price.",
                    "On machines of your own, kept as busy, it costs {owned}: rent them.",
                ),
                even="The finished run costs {finished}, rented or owned.",
                by="advantage",
            ),
        ),
        "multiple": Line("Finished run over work at list price"),
        "machine": Line("Machines", part_of="owned"),
        "network": Line("Network", part_of="owned"),
        "building": Line("Building", part_of="owned"),
        "power": Line("Electricity of the machines", part_of="owned"),
        "pue_cost": Line("Electricity of cooling and losses", part_of="owned"),
        "upkeep": Line("Upkeep", part_of="owned"),
        "people": Line("People", part_of="owned"),
        "down_cost": Line("Hours out of service", part_of="owned"),
        "delay_cost": Line("The wait for power", part_of="owned"),
        "unused_cost": Line("Hours without work", part_of="owned"),
        "owned": Line("Cost of the run when owned"),
        "advantage": Line("What owning saves"),
        "energy": Line("Energy of the run"),
        "emissions": Line("Carbon of the run, by location"),
        "water_used": Line("Water of the run, on site and off"),
    },
    chart=Chart(x="scale_out_bandwidth", y="finished"),
    presets=(
        Preset.of("A network of 100 Gb/s a GPU", "illustrative", scale_out_bandwidth=12.5e9),
        Preset.of("Half of the time idle", "illustrative", utilization=0.5),
        Preset.of(
            "An early run: a day's wait at each failure",
            "illustrative",
            repair_wait=24,
        ),
    ),
    left_out=(
        "Experiments before the run, data and storage: AI training cost has lines for them.",
        "How MFU falls with the number of GPUs for other reasons than the exchange of gradients.",
        "Energy of the idle hours, and that of making the machines.",
    ),
    sources=(sources.SCALE, sources.HERD, sources.YD, sources.CHEAH, sources.DGXPW, sources.EIACO2),
)
def whole_bill(
    parameters: Annotated[
        units.Parameters, Number(scale="log", help="Active parameters, for a mixture of experts.")
    ] = facts.EXAMPLE_PARAMETERS,
    tokens: Annotated[units.Tokens, Number(scale="log")] = facts.EXAMPLE_TOKENS,
    chip: AChip = Chip.H100,
    own_peak: OwnPeak = facts.H100_PEAK,
    gpus: Annotated[units.Gpus, Number("GPUs", 2, 200_000, "log")] = int(facts.EXAMPLE_GPUS),
    hourly_price: Annotated[units.DollarsPerGpuHour, Number(scale="log")] = facts.LIST_PRICE,
    overhead: Annotated[units.Fraction, Number(more=True)] = facts.OVERHEAD,
    utilization: Annotated[units.Fraction, Number()] = facts.UTILIZATION,
    mfu: Annotated[
        units.Fraction, Number(help="As measured on 400 Gb/s a GPU, waits included.", more=True)
    ] = facts.MFU,
    number_format: AFormat = NumberFormat.BF16,
    step_tokens: Annotated[units.Tokens, Number(scale="log", more=True)] = facts.STEP_TOKENS,
    scale_out_bandwidth: Annotated[
        units.BytesPerSecond, Number(low=1e9, scale="log", more=True)
    ] = facts.NDR_PORT,
    overlap: Annotated[units.Fraction, Number(more=True)] = facts.OVERLAP,
    gpu_mtbf: Annotated[units.GpuHours, Number(scale="log", more=True)] = facts.GPU_MTBF,
    checkpoint_time: Annotated[
        units.Seconds, Number(low=1, high=3600, scale="log", more=True)
    ] = facts.CHECKPOINT_TIME,
    restart_time: Annotated[units.Seconds, Number(scale="log", more=True)] = facts.RESTART_TIME,
    repair_wait: Annotated[units.Hours, Number(more=True)] = facts.REPAIR_WAIT,
    server_capex: Annotated[
        units.DollarsPerGpu, Number(scale="log", more=True)
    ] = facts.SERVER_CAPEX,
    network_share: Annotated[units.Fraction, Number(more=True)] = facts.NETWORK_SHARE,
    years: Annotated[units.Years, Number(more=True)] = facts.YEARS,
    rate: Annotated[units.PerYear, Number(more=True)] = facts.RATE,
    colo_price: Annotated[units.DollarsPerKwMonth, Number(more=True)] = facts.COLO_PRICE,
    staff_per_gpu: Annotated[units.DollarsPerGpuYear, Number(more=True)] = facts.STAFF_PER_GPU,
    availability: Annotated[units.Fraction, Number(more=True)] = facts.AVAILABILITY,
    delay: Annotated[units.Months, Number("Wait of machines of your own for power", more=True)] = (
        facts.DELAY
    ),
    power_from: APower = PowerFrom.SYSTEM,
    kw_per_gpu: OwnSystemPower = facts.KW_PER_GPU,
    load: Annotated[units.Fraction, Number(more=True)] = facts.LOAD,
    pue: Annotated[units.Ratio, Number(more=True)] = facts.PUE,
    energy_price: Annotated[units.DollarsPerKwh, Number(more=True)] = facts.ENERGY_PRICE,
    carbon_intensity: Annotated[units.KgPerKwh, Number(more=True)] = facts.CARBON_INTENSITY,
) -> WholeBill:
    """What does one training run cost, from list price to finished?

    Work at list price is only the start. Extras come on top, idle hours beside it, and the run
    itself spends hours on waiting, inside servers and between them, on failures and on saves.
    Each loss is charged once, at what an hour costs up to there. Machines of your own cost money
    in all their hours, and while they wait for power. It misleads when MFU was measured at another
    size, or when machines of your own would stand idle more than rented ones.

    >>> bill = whole_bill()
    >>> f"{bill.work:,.0f} {bill.finished:,.0f} {bill.owned:,.0f}"
    '1,584,234 2,533,064 1,718,799'
    """
    return bill_of_run(
        parameters=parameters,
        tokens=tokens,
        peak_flop_per_second=chip_peak(chip=chip, number_format=number_format, own_peak=own_peak),
        mfu=mfu,
        gpus=gpus,
        hourly_price=hourly_price,
        overhead=overhead,
        utilization=utilization,
        step_tokens=step_tokens,
        scale_up_bandwidth=chip_link(chip=chip),
        scale_out_bandwidth=scale_out_bandwidth,
        overlap=overlap,
        gpu_mtbf=gpu_mtbf,
        checkpoint_time=checkpoint_time,
        restart_time=restart_time,
        repair_wait=repair_wait,
        server_capex=server_capex,
        network_share=network_share,
        years=years,
        rate=rate,
        colo_price=colo_price,
        staff_per_gpu=staff_per_gpu,
        availability=availability,
        delay=delay,
        kw_per_gpu=chip_system_power(chip=chip, power_from=power_from, kw_per_gpu=kw_per_gpu),
        load=load,
        pue=pue,
        energy_price=energy_price,
        carbon_intensity=carbon_intensity,
    )
