"""Mixtures of experts: what is held in memory, and how much of it a step reads."""

from dataclasses import dataclass
from enum import Enum

from calculators.cost import facts
from calculators.cost.facts.limits import check, require, written
from calculators.cost.kv_cache import weight_bytes
from calculators.cost.units import Bytes, BytesPerParameter, Count, Fraction, Parameters


@dataclass(frozen=True)
class ModelKind:
    """Whether all of a model works on every token."""

    label: str
    is_mixture: bool


class Kind(Enum):
    """The kinds of model."""

    DENSE = ModelKind("Dense: all parameters work on each token", is_mixture=False)
    EXPERTS = ModelKind("Mixture of experts: some of them do", is_mixture=True)


def held_parameters(
    *, kind: Kind, parameters: Parameters, total_parameters: Parameters
) -> Parameters:
    """Return the parameters that memory must hold: all of a mixture, used by a token or not.

    >>> held_parameters(kind=Kind.DENSE, parameters=70e9, total_parameters=141e9) / 1e9
    70.0
    """
    check(parameters=parameters, total_parameters=total_parameters)
    return total_parameters if kind.value.is_mixture else parameters


@dataclass(frozen=True)
class WeightsRead:
    """How many bytes of weights a decoding step reads, at least and at most."""

    least: Bytes
    most: Bytes


def expert_weights_read(
    *,
    parameters: Parameters,
    total_parameters: Parameters,
    bytes_per_parameter: BytesPerParameter = facts.BYTES_PER_PARAMETER,
) -> WeightsRead:
    """Return the bounds of what a mixture of experts reads in a step.

    One request touches the active parameters; a large batch touches nearly all experts.

    >>> read = expert_weights_read(parameters=37e9, total_parameters=671e9, bytes_per_parameter=1)
    >>> read.least / 1e9, read.most / 1e9
    (37.0, 671.0)
    """
    check(parameters=parameters, total_parameters=total_parameters)
    require(
        parameters <= total_parameters,
        f"The active parameters ({written(parameters)}) exceed the total "
        f"({written(total_parameters)}).",
    )
    least: Bytes = weight_bytes(parameters=parameters, bytes_per_parameter=bytes_per_parameter)
    most: Bytes = weight_bytes(parameters=total_parameters, bytes_per_parameter=bytes_per_parameter)
    return WeightsRead(least=least, most=most)


def weights_read_in_step(
    *,
    parameters: Parameters,
    total_parameters: Parameters,
    batch: Count,
    bytes_per_parameter: BytesPerParameter = facts.BYTES_PER_PARAMETER,
) -> Bytes:
    """Return what a decoding step reads of the weights, if each token picks its experts by chance.

    total x (1 - (1 - active / total)^batch): one request reads the active weights, and each
    further one some that no other has picked. Of a dense model it is all of them.

    >>> read = weights_read_in_step(
    ...     parameters=37e9, total_parameters=671e9, batch=32, bytes_per_parameter=1)
    >>> round(read / 1e9)
    562
    """
    check(batch=batch)
    bounds: WeightsRead = expert_weights_read(
        parameters=parameters,
        total_parameters=total_parameters,
        bytes_per_parameter=bytes_per_parameter,
    )
    share_left_alone: Fraction = (1 - bounds.least / bounds.most) ** batch
    return bounds.most * (1 - share_left_alone)
