"""Every worked example of the course that a calculator answers, with the digits printed."""

BARE = {"overlap": 0, "latency": 0}
"""Step 4 hides nothing and counts no delay of hops."""

EXAMPLES = [
    # Step 2: chip watts to racks.
    ("racks", {}, {"server_load": "10.2\u00a0kW", "per_gpu": "1.275\u00a0kW/GPU", "racks": "32"}),
    ("racks", {"rack_power": 20.4}, {"racks": "64"}),
    # Step 3: GPU-hours.
    (
        "gpu_hour",
        {"hourly_price": 3, "overhead": 0.1, "utilization": 0.8},
        {"useful_hour .3f": "$4.125"},
    ),
    ("gpu_hour", {"overhead": 0, "utilization": 0.6}, {"useful_hour": "$5"}),
    ("training_job", {"gpus": 256, "hourly_price": 7, "hours": 100}, {"cost": "$179,200"}),
    (
        "training_run",
        {"parameters": 7e9, "tokens": 2e12},
        {"flop": "8.40e22\u00a0FLOP"},
    ),
    (
        "training_run",
        {},
        {
            "busy_gpu_hours": "589,821\u00a0GPU-hours",
            "paid_gpu_hours": "614,397\u00a0GPU-hours",
            "days": "25.0\u00a0days",
            "compute": "$1,843,192",
            "final_run": "$1,843,192",
            "with_experiments": "$2,764,788",
            "budget": "$3,179,506",
        },
    ),
    # Steps 4 to 6: networks.
    ("scaling", BARE, {"communication .0f": "97\u00a0ms"}),
    ("scaling", {**BARE, "scale_out_bandwidth": 12.5e9}, {"communication .0f": "388\u00a0ms"}),
    (
        "fabric_stretch",
        {},
        {
            "fast_exchange .0f": "97\u00a0ms",
            "slow_exchange .0f": "388\u00a0ms",
            "stretch .3f": "1.265",
            "slower_hours .1f": "126.5\u00a0h",
            "slower_cost": "$226,680",
            "extra_cost": "$47,480",
            "breakeven": "$5.53",
        },
    ),
    ("stretch_bandwidth", {"stretch": 1.3}, {"link .0f": "91\u00a0Gb/s"}),
    (
        "transfer",
        {},
        {
            "inside_time": "35.6\u00a0ms",
            "between_time": "320\u00a0ms",
            "between_gigabits": "400\u00a0Gb/s",
            "gap": "9",
        },
    ),
    (
        "training_job",
        {"gpus": 256, "hourly_price": 7, "hours": 100, "stretch": 1.3},
        {
            "hourly_cost": "$1,792",
            "slower_cost": "$232,960",
            "extra_cost": "$53,760",
            "breakeven": "$5.38",
            "discount": "23.1%",
        },
    ),
    # Step 7: two bids.
    (
        "two_bids",
        {},
        {
            "cost_a": "$76,800",
            "cost_b": "$71,885",
            "saving": "$4,915",
            "breakeven_stretch .3f": "1.154",
            "breakeven_hours .1f": "115.4\u00a0h",
        },
    ),
    # Step 8: topology.
    (
        "fabric",
        {},
        {
            "leaf": "32",
            "spine": "16",
            "cables": "2,048",
            "fabric_cost words": "$4.35 million",
            "per_gpu": "$4,248",
            "share": "9.9%",
            "share_with_cards": "13.4%",
        },
    ),
    ("fabric", {"oversubscription": 2}, {"leaf": "25", "spine": "11"}),
    ("fabric", {"gpus": 2048}, {"levels": "2"}),
    ("fabric", {"gpus": 4096}, {"levels": "3", "leaf": "128", "spine": "128", "core": "64"}),
    # Step 9: failures. The curriculum prints 96.0%, the first order; the exact form gives 96.1%.
    (
        "failures",
        {"checkpoint_time": 120, "restart_time": 600},
        {
            "gpu_years .1f": "5.8\u00a0years",
            "mtbf": "49.5\u00a0h",
            "interval_minutes .0f": "109\u00a0min",
            "first_order .1f": "96.0%",
            "goodput": "96.1%",
        },
    ),
    (
        "failures",
        {"gpus": 16_384, "checkpoint_time": 120},
        {"mtbf": "3.09\u00a0h", "first_order": "79.9%", "goodput": "81.5%"},
    ),
    (
        "failures",
        {"gpus": 16_384, "checkpoint_time": 30, "restart_time": 300},
        {"first_order .1f": "90.0%", "goodput": "90.4%"},
    ),
    (
        "failures",
        {"gpus": 100_000, "checkpoint_time": 30, "restart_time": 300},
        {"first_order": "65.4%", "goodput": "70.3%"},
    ),
    # Steps 1 and 10: the shared cluster's power.
    (
        "site_power",
        {},
        {
            "it_load .3f": "1.451\u00a0MW",
            "site_load": "1.81\u00a0MW",
            "yearly_energy": "12,708\u00a0MWh/year",
            "energy_cost": "$1,016,627",
            "demand_cost": "$261,120",
            "total": "$1,277,747",
            "all_in_price .4f": "$0.1005",
        },
    ),
    ("site_power", {"demand_charge": 0}, {"per_gpu_hour .2f": "$0.11"}),
    # Step 11: PUE.
    (
        "pue_gain",
        {},
        {
            "saving": "$357,853",
            "per_gpu_hour .3f": "$0.040",
            "gpus_before": "916\u00a0GPUs",
            "gpus_after": "1,283\u00a0GPUs",
            "extra_share .0f": "40%",
        },
    ),
    # Step 12: cooling.
    ("cooling", {"heat": 40.8}, {"air": "2.82\u00a0m³/s"}),
    ("cooling", {}, {"air .1f": "8.3\u00a0m³/s", "water": "172\u00a0L/min"}),
    # Step 13: redundancy.
    (
        "redundancy",
        {},
        {
            "n": "4",
            "n_plus_1": "5",
            "two_n": "8",
            "downtime": "8.76\u00a0h/year",
            "downtime_cost": "$26,911",
        },
    ),
    ("redundancy", {"availability": 0.9999}, {"downtime .2f": "0.88\u00a0h/year"}),
    ("redundancy", {"availability": 0.9975}, {"downtime .1f": "21.9\u00a0h/year"}),
    ("load_swing", {}, {"swing .0f": "9\u00a0MW"}),
    # Step 14: water and carbon.
    (
        "footprint",
        {},
        {
            "it_energy": "10,166\u00a0MWh/year",
            "location": "4,651\u00a0t CO2",
            "direct_water": "4,575\u00a0m³",
            "indirect_water": "57,439\u00a0m³",
        },
    ),
    ("footprint", {"carbon_intensity": 0.05}, {"location": "635\u00a0t CO2"}),
    # Step 15: waiting.
    (
        "waiting",
        {},
        {"lost_contribution": "$97 million", "carrying_cost": "$21.5 million"},
    ),
    # Step 16: own or rent.
    (
        "own_or_rent",
        {},
        {
            "capex": "$42,998",
            "yearly_capital": "$12,638",
            "straight": "$9,674",
            "capital .3f": "$1.443",
            "colocation": "$0.357",
            "upkeep": "$0.147",
            "energy": "$0.113",
            "staff .3f": "$0.034",
            "installed_hour .3f": "$2.095",
            "own_hour .3f": "$2.699",
            "breakeven_utilization": "65.4%",
            "payback": "30.9\u00a0months",
        },
    ),
    (
        "build_or_colocate",
        {},
        {"full_month .0f": "$153", "filled_month .0f": "$180", "breakeven_fill": "83.1%"},
    ),
    ("own_or_rent", {"network_share": 0.15}, {"own_hour .3f": "$2.823"}),
    ("own_or_rent", {"network_share": 0.25}, {"own_hour .3f": "$3.112"}),
    ("own_or_rent", {"years": 3}, {"own_hour .3f": "$3.192"}),
    ("own_or_rent", {"years": 6}, {"own_hour .3f": "$2.210"}),
    # Step 17: an announcement.
    (
        "announcement",
        {},
        {
            "it_load": "400\u00a0MW",
            "full_build": "282,353\u00a0GPUs",
            "energized_gpus": "56,471\u00a0GPUs",
            "networked_gpus": "45,176\u00a0GPUs",
            "useful_gpus": "35,057\u00a0GPUs",
        },
    ),
    # The description of the cost module.
    (
        "spot_and_reserved",
        {"spot_price": 1.2, "reserved_price": 2.35},
        {"spot_hour .3f": "$1.263", "blend .3f": "$2.349", "breakeven_utilization": "78.3%"},
    ),
    # It leaves out the time between GPUs, which makes a step of 12.1 ms 17.7.
    (
        "model_serving",
        {},
        {
            "cache_per_token": "327,680\u00a0B/token",
            "exchange_time": "5.62\u00a0ms",
            "step_time": "17.7\u00a0ms",
            "tokens_per_second": "3,612\u00a0tokens/s",
            "output_price": "$3.69",
            "prefill": "134\u00a0ms",
            "input_price .2f": "$0.59",
            "replica_rate": "3.67\u00a0per second",
            "replicas": "20",
            "total_replicas": "21",
        },
    ),
]
