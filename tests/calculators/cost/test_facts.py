"""Facts and sources: every number remembers where it came from."""

import re

import pytest

from calculators.cost import facts, sources
from calculators.cost.facts.chips import KNOWN, Chip, NumberFormat
from calculators.cost.links import InfiniBand
from calculators.cost.units import DOLLARS
from calculators.fact import Fact, Status
from calculators.source import Source
from tests.some import some

FACTS = facts.FACTS

REGISTER_KEYS = [
    "NCCL",
    "STAS",
    "SCALE",
    "LLAMA2",
    "LLAMA3C",
    "LLAMA31",
    "LLAMA33",
    "HERD",
    "META2F",
    "DSV3",
    "MEGA",
    "PALM",
    "EPOCH",
    "NDR",
    "SPOD",
    "GB200",
    "XDR",
    "DGXPW",
    "NVL72",
    "TPU4",
    "UEC",
    "ETHSHARE",
    "LBNL",
    "LBNLW",
    "IEA",
    "UPT23",
    "UPT25",
    "EIACO2",
    "EIAP",
    "CBRE",
    "TT",
    "QUEUE",
    "WOODMAC",
    "DUKE",
    "DEPR",
    "H100PX",
    "CHEAH",
    "YD",
    "RHMLP",
    "SEMITCO",
    "OLMOENV",
    "COOL",
]


def test_source_register_is_complete():
    """Every key that the course cites is there, and no key is there twice."""
    keys = [source.key for source in sources.SOURCES]
    assert set(keys) >= set(REGISTER_KEYS)
    assert len(set(keys)) == len(keys)
    for source in sources.SOURCES:
        assert getattr(sources, source.key) is source
        assert source.title
        assert source.address


@pytest.mark.parametrize("name", FACTS)
def test_fact_is_dated_and_explained(name):
    """A fact has a date, a note, and a source unless it is our own assumption."""
    fact = FACTS[name]
    assert re.fullmatch(r"\d{4}(-\d{2}){0,2}", fact.date), fact.date
    assert fact.note
    assert fact.source is not None or fact.status is Status.ILLUSTRATIVE


@pytest.mark.parametrize("name", FACTS)
def test_illustrative_facts_have_ends(name):
    """An assumption of ours comes with the ends a careful reader would try."""
    fact = FACTS[name]
    if fact.status is Status.ILLUSTRATIVE:
        assert fact.low is not None
        assert fact.high is not None
        assert fact.low <= fact <= fact.high


def test_sourced_fact_without_source_is_refused():
    """Nobody can call a number sourced and leave the source out."""
    with pytest.raises(ValueError, match="needs its source"):
        Fact(1, unit=DOLLARS, label="One", status=Status.SOURCED, date="2026")


@pytest.mark.parametrize("word", ["plausible", "allowed"])
def test_fact_outside_its_own_range_is_refused(word):
    """Plausible ends and allowed ends hold the value between them."""
    with pytest.raises(ValueError, match=f"outside its own {word} range"):
        Fact(
            3,
            unit=DOLLARS,
            label="Three",
            status=Status.ILLUSTRATIVE,
            date="2026",
            **{word: (4, 5)},
        )


@pytest.mark.parametrize("name", FACTS)
def test_fact_has_words_group_and_ends(name):
    """All that a page or a form says of a figure stands with it."""
    fact = FACTS[name]
    assert fact.group
    for words in (fact.label, fact.asked):
        assert words[0].isupper()
        assert "_" not in words
        assert not words.endswith(".")
    low, high = fact.allowed
    assert low < high
    if fact.low is not None:
        assert low <= fact.low <= fact.high <= high


def test_every_fact_is_found_by_its_name():
    """The table of facts and the names the formulas use are the same facts."""
    named = {name: item for name, item in vars(facts).items() if isinstance(item, Fact)}
    assert named == FACTS
    assert len({fact.label for fact in FACTS.values()}) == len(FACTS)


def test_facts_behave_as_numbers():
    """Arithmetic on a fact gives a plain number."""
    assert type(facts.LIST_PRICE * 2) is float
    assert facts.LIST_PRICE == 3


@pytest.mark.parametrize("chip", Chip, ids=lambda chip: chip.name)
def test_chip_fields_are_sourced(chip):
    """Every figure of a chip has a source and a date, or is left out."""
    for heading, figure in some(chip.value.figures.items()):
        if figure is not None:
            assert isinstance(figure.source, Source), heading
            assert figure.label == heading
            assert figure.date
            assert figure > 0


@pytest.mark.parametrize("chip", KNOWN, ids=lambda chip: chip.name)
def test_a_narrower_format_is_no_slower(chip):
    """A chip's dense peaks do not fall from BF16 to FP8 to FP4; one that falls was misread."""
    peaks = [peak for peak in chip.value.peaks.values() if peak is not None]
    assert peaks == sorted(peaks)


@pytest.mark.parametrize("chip", KNOWN, ids=lambda chip: chip.name)
def test_no_peak_counts_sparsity(chip):
    """Twice the arithmetic for half the bits is dense; four times is a sparse figure, misread.

    NVIDIA's newest chips are built to be faster than that in FP4, and Rubin in FP8 as well.
    """
    bf16, fp8, _ = chip.value.peaks.values()
    widest = 4.5 if chip is Chip.RUBIN else 3.8 if chip is Chip.TRAINIUM3 else 2.02
    assert fp8 is None or fp8 / bf16 <= widest


def test_a_figure_that_is_not_published_is_refused_in_a_sentence():
    """A reader who asks for it is told what to choose instead."""
    with pytest.raises(ValueError, match=r"no published dense peak for FP8\. Choose BF16\.$"):
        Chip.A100.peak(NumberFormat.FP8)
    with pytest.raises(ValueError, match="No power of a system of Google TPU v5p is published"):
        _ = Chip.TPU_V5P.power_of_system


def test_chips_are_all_different():
    """No two chips share a record, which would make one an alias of the other."""
    assert len(Chip) == len(Chip.__members__)
    assert [chip for chip in Chip if chip not in KNOWN] == [Chip.MY_OWN]


def test_h100_in_the_table_is_the_h100_of_the_defaults():
    """The default machine and its row in the table agree."""
    chip = Chip.H100.value
    assert chip.bf16 == facts.H100_PEAK
    assert chip.hbm_bytes == facts.H100_HBM
    assert chip.hbm_bandwidth == facts.H100_HBM_BANDWIDTH
    assert chip.tdp == facts.H100_TDP
    assert chip.system_power == facts.KW_PER_GPU
    assert chip.scale_up_bandwidth == facts.NVLINK4


def test_infiniband_generations_double():
    """Each generation of InfiniBand is twice as fast as the one before."""
    speeds = [rate.value for rate in InfiniBand]
    assert speeds == [100, 200, 400, 800]
