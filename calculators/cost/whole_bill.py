"""The whole bill of a run: rented and owned, line by line, with its energy, carbon and water."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.checkpoints import checkpoint_bytes
from calculators.cost.draw import average_draw
from calculators.cost.environment import Carbon, Water, carbon, water
from calculators.cost.failure_bill import FailureBill, failure_bill
from calculators.cost.owned_run import OwnedRun, owned_run
from calculators.cost.power import job_energy
from calculators.cost.run_hours import RunHours, run_hours
from calculators.cost.run_ledger import RunLedger, run_ledger
from calculators.cost.run_step import RunStep, run_step
from calculators.cost.training import training_flop
from calculators.cost.units import (
    Bytes,
    BytesPerSecond,
    CubicMeters,
    Dollars,
    DollarsPerGpu,
    DollarsPerGpuHour,
    DollarsPerGpuYear,
    DollarsPerKwh,
    DollarsPerKwMonth,
    Flop,
    FlopPerGpuSecond,
    Fraction,
    GpuHours,
    Gpus,
    Hours,
    KgPerKwh,
    KilowattsPerGpu,
    LitersPerKwh,
    MegawattHours,
    Months,
    Parameters,
    PerYear,
    Ratio,
    Seconds,
    Tokens,
    Tonnes,
    WattsPerGpu,
    Years,
)


@dataclass(frozen=True)
class WholeBill(RunHours, RunLedger, OwnedRun):
    """A run from its work to its invoice, rented and owned, and what it takes from the grid."""

    flop: Flop
    gradients: Bytes
    checkpoint: Bytes
    step_time: Seconds
    exposed: Seconds
    efficiency: Fraction
    reported_mfu: Fraction
    goodput: Fraction
    advantage: Dollars
    """What owning saves; below zero where renting is cheaper."""
    energy: MegawattHours
    emissions: Tonnes
    water_used: CubicMeters


def whole_bill(
    *,
    parameters: Parameters,
    tokens: Tokens,
    peak_flop_per_second: FlopPerGpuSecond = facts.H100_PEAK,
    mfu: Fraction = facts.MFU,
    gpus: Gpus,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
    overhead: Fraction = facts.OVERHEAD,
    utilization: Fraction = facts.UTILIZATION,
    step_tokens: Tokens = facts.STEP_TOKENS,
    scale_up_bandwidth: BytesPerSecond = facts.NVLINK4,
    scale_out_bandwidth: BytesPerSecond = facts.NDR_PORT,
    overlap: Fraction = facts.OVERLAP,
    gpu_mtbf: GpuHours = facts.GPU_MTBF,
    checkpoint_time: Seconds = facts.CHECKPOINT_TIME,
    restart_time: Seconds = facts.RESTART_TIME,
    repair_wait: Hours = facts.REPAIR_WAIT,
    server_capex: DollarsPerGpu = facts.SERVER_CAPEX,
    network_share: Fraction = facts.NETWORK_SHARE,
    other_capex: DollarsPerGpu = facts.OTHER_CAPEX,
    years: Years = facts.YEARS,
    rate: PerYear = facts.RATE,
    residual: Fraction = facts.RESIDUAL,
    colo_price: DollarsPerKwMonth = facts.COLO_PRICE,
    maintenance: PerYear = facts.MAINTENANCE,
    staff_per_gpu: DollarsPerGpuYear = facts.STAFF_PER_GPU,
    availability: Fraction = facts.AVAILABILITY,
    delay: Months = facts.DELAY,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
    load: Fraction = facts.LOAD,
    pue: Ratio = facts.PUE,
    energy_price: DollarsPerKwh = facts.ENERGY_PRICE,
    carbon_intensity: KgPerKwh = facts.CARBON_INTENSITY,
    wue: LitersPerKwh = facts.WUE,
    water_intensity: LitersPerKwh = facts.WATER_INTENSITY,
) -> WholeBill:
    """Return the bill of one training run, from its work at list price to the finished run.

    The losses follow each other, none is counted twice: MFU with the wait for the network in
    it, goodput, utilization. Owned, every installed hour is paid for. Energy is that of the
    hours held for the run, at the draw that servers reach in training.

    >>> bill = whole_bill(parameters=70e9, tokens=2e12, gpus=1024)
    >>> round(bill.held_hours), round(bill.days, 1), round(bill.reported_mfu, 3)
    (614076, 25.0, 0.4)
    >>> round(bill.work), round(bill.finished), round(bill.owned)
    (1584234, 2533064, 1718799)
    """
    flop: Flop = training_flop(parameters=parameters, tokens=tokens)
    step: RunStep = run_step(
        parameters=parameters,
        tokens=tokens,
        flop=flop,
        step_tokens=step_tokens,
        gpus=gpus,
        peak_flop_per_second=peak_flop_per_second,
        mfu=mfu,
        scale_up_bandwidth=scale_up_bandwidth,
        scale_out_bandwidth=scale_out_bandwidth,
        overlap=overlap,
    )
    failing: FailureBill = failure_bill(
        gpus=gpus,
        gpu_mtbf=gpu_mtbf,
        checkpoint_time=checkpoint_time,
        restart_time=restart_time,
        repair_wait=repair_wait,
    )
    hours: RunHours = run_hours(
        flop=flop,
        peak_flop_per_second=peak_flop_per_second,
        reported_mfu=step.reported_mfu,
        efficiency=step.efficiency,
        inside_share=step.inside_share,
        goodput=failing.goodput,
        utilization=utilization,
        gpus=gpus,
    )
    ledger: RunLedger = run_ledger(
        computing_hours=hours.computing_hours,
        inside_hours=hours.inside_hours,
        running_hours=hours.running_hours,
        held_hours=hours.held_hours,
        hourly_price=hourly_price,
        overhead=overhead,
        utilization=utilization,
    )
    own: OwnedRun = owned_run(
        held_hours=hours.held_hours,
        server_capex=server_capex,
        network_share=network_share,
        other_capex=other_capex,
        residual=residual,
        years=years,
        rate=rate,
        kw_per_gpu=kw_per_gpu,
        non_gpu=non_gpu,
        load=load,
        pue=pue,
        energy_price=energy_price,
        colo_price=colo_price,
        maintenance=maintenance,
        staff_per_gpu=staff_per_gpu,
        availability=availability,
        utilization=utilization,
        delay=delay,
    )
    advantage: Dollars = ledger.finished - own.owned
    power_per_gpu: WattsPerGpu = average_draw(kw_per_gpu=kw_per_gpu, non_gpu=non_gpu, load=load)
    it_energy: MegawattHours = job_energy(gpu_hours=hours.held_hours, power_per_gpu=power_per_gpu)
    energy: MegawattHours = it_energy * pue
    emitted: Carbon = carbon(energy=energy, carbon_intensity=carbon_intensity)
    used: Water = water(energy=energy, wue=wue, water_intensity=water_intensity)
    return WholeBill(
        flop=flop,
        gradients=step.gradients,
        checkpoint=checkpoint_bytes(parameters=parameters),
        step_time=step.step_time,
        exposed=step.exposed,
        efficiency=step.efficiency,
        reported_mfu=step.reported_mfu,
        goodput=failing.goodput,
        computing_hours=hours.computing_hours,
        inside_hours=hours.inside_hours,
        waiting_hours=hours.waiting_hours,
        running_hours=hours.running_hours,
        lost_hours=hours.lost_hours,
        held_hours=hours.held_hours,
        idle_hours=hours.idle_hours,
        paid_hours=hours.paid_hours,
        days=hours.days,
        work=ledger.work,
        extras_cost=ledger.extras_cost,
        idle_cost=ledger.idle_cost,
        inside_cost=ledger.inside_cost,
        waiting_cost=ledger.waiting_cost,
        failure_cost=ledger.failure_cost,
        finished=ledger.finished,
        multiple=ledger.multiple,
        installed_hours=own.installed_hours,
        machine=own.machine,
        network=own.network,
        building=own.building,
        power=own.power,
        pue_cost=own.pue_cost,
        upkeep=own.upkeep,
        people=own.people,
        down_cost=own.down_cost,
        delay_cost=own.delay_cost,
        unused_cost=own.unused_cost,
        owned=own.owned,
        advantage=advantage,
        energy=energy,
        emissions=emitted.location,
        water_used=used.total,
    )
