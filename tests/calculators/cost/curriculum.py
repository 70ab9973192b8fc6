"""What several worked examples of the curriculum start from."""

from calculators.cost.power import (
    annual_energy,
    facility_power,
)

SITE = facility_power(gpus=1024, kw_per_gpu=1.275, pue=1.25, non_gpu=0)
ENERGY = annual_energy(it_power=SITE.it, load=0.8, pue=1.25)
