"""The writing of the page of licenses and of the bill of materials into a site."""

from __future__ import annotations

from pathlib import Path

from college.build.assets import Assets, site_job
from college.build.bundle import packages_inside
from college.build.carried import LOCK, packages
from college.build.notices import page, sbom
from college.build.notices.shipped import shipped_works
from college.build.pack.scripts import WORKER_JOB
from college.records.course import Course


def write_notices(site: Path, course: Course, theme: Path, assets: Assets) -> None:
    """Write both, of what is in the bundles and in the packs."""
    inside = {*packages_inside(site_job(theme), course.root), *packages_inside(WORKER_JOB)}
    works = shipped_works(inside, theme)
    scripts = [path for path in sorted(site.glob("assets/**/*.js")) if "runtime" not in path.parts]
    told = page.Licenses(
        course.settings.name,
        page.own_licenses(course.root),
        works,
        page.notices_in(path.read_text("utf-8") for path in scripts),
    )
    sheet, _ = assets.alone
    (site / page.ADDRESS).write_text(told.html(sheet), "utf-8")
    sums = sbom.npm_sums((packages() / LOCK).read_text("utf-8"))
    (site / sbom.ADDRESS).write_text(sbom.bill(told.course, works, sums), "utf-8")
