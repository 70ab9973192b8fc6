"""The energy and carbon of a model card, and what its tonnes imply."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.model_card import CardReading, read_card
from calculators.engine.model.markers import Chart, Line, Number, Preset, Rival, Verdict, calculator


@calculator(
    "Read a model card",
    group="Reading claims",
    place=230,
    gives="Whether a printed carbon figure follows from its own hours, and what would explain the "
    "gap.",
    asked_as="check a claim, emissions claim, model card, CO2 of a model, greenwashing",
    lines={
        "energy": Line("Energy that hours and watts give"),
        "computed": Line("Carbon that follows from it"),
        "printed": Line("Carbon that the card prints"),
        "gap": Line(
            "Carbon printed beyond what is computed",
            headline=Verdict(
                over=(
                    "The card prints {gap} more than follows from hours, watts and this grid.",
                    "These give {computed}, the card has {printed}.",
                    "It would be right on a grid of {implied_intensity:full}.",
                ),
                under=(
                    "The card prints {gap:size} less than follows from hours, watts and this grid.",
                    "These give {computed}, the card has {printed}.",
                    "It would be right on a grid of {implied_intensity:full}.",
                ),
                even="The card agrees with itself: its hours, watts and this grid give {computed}.",
            ),
        ),
        "implied_intensity": Line(
            "Carbon intensity that the card implies", even_with="carbon_intensity"
        ),
        "implied_power": Line("Watts of a GPU that would explain it", even_with="card_power"),
        "implied_hours": Line("GPU-hours that would explain it", even_with="gpu_hours"),
    },
    chart=Chart(
        x="carbon_intensity",
        y="computed",
        rival=Rival(
            "printed", "Carbon", ("Computed", "Printed"), "the card prints less", "it prints more"
        ),
    ),
    presets=(
        Preset.of(
            "Llama 3.1 405B",
            "hours, watts and tonnes from Meta's card of 2024-07",
            gpu_hours=30.84e6,
            emissions=8930,
        ),
        Preset.of(
            "Llama 3.3 70B: a slip of the card",
            "hours, watts and tonnes from Meta's card of 2024-12",
            emissions=12.9,
        ),
        Preset.of(
            "Llama 2 70B, on A100s",
            "hours, watts and tonnes from Meta's card of 2023",
            gpu_hours=1_720_320,
            card_power=400,
            emissions=291.42,
        ),
    ),
    left_out=(
        "What the hours contain: cards seldom say whether failed runs and experiments are in.",
        "The rest of the server: cards count the GPU's rating, and a server of eight draws more.",
        "Purchases of clean power: a card's market-based zero is another ledger.",
        "Making the machines, and serving the model afterwards.",
    ),
    sources=(sources.LLAMA31, sources.LLAMA33, sources.LLAMA2, sources.EIACO2),
)
def model_card(
    gpu_hours: Annotated[
        units.GpuHours, Number("GPU-hours that the card gives", 100, 1e10, "log")
    ] = 7_000_000,
    card_power: Annotated[
        units.WattsPerGpu, Number("Watts of a GPU that the card gives", 50, 3000)
    ] = facts.H100_TDP,
    card_pue: Annotated[
        units.Ratio,
        Number(
            "PUE that these watts leave out",
            1,
            3,
            plausible=(1, 1.54),
            help="1 where the watts are adjusted for it already, as Meta says of its own.",
        ),
    ] = 1,
    carbon_intensity: Annotated[
        units.KgPerKwh, Number(low=0.001, high=1.2, scale="log")
    ] = facts.CARBON_INTENSITY,
    emissions: Annotated[
        units.Tonnes, Number("Tonnes that the card prints", 0.01, 1e7, "log")
    ] = 2040,
) -> CardReading:
    """Do the tonnes of a model card follow from its hours?

    GPU-hours times watts are energy, and energy times the grid's carbon intensity is carbon. A
    card that prints hours, watts and tonnes has therefore printed its carbon intensity too:
    work back to it, and see whether any grid has it. Most grids lie between 0.02 and 0.9 kg for
    a kilowatt-hour. A card far outside has slipped, or counts something else. Start: the 70B row
    of Llama 3.1, on the average grid of the United States.

    >>> card = model_card(carbon_intensity=0.366)
    >>> f"{card.energy:,.0f} MWh, {card.computed:,.0f} t, {card.implied_intensity:.3f} kg/kWh"
    '4,900 MWh, 1,793 t, 0.416 kg/kWh'
    """
    return read_card(
        gpu_hours=gpu_hours,
        card_power=card_power,
        card_pue=card_pue,
        carbon_intensity=carbon_intensity,
        emissions=emissions,
    )
