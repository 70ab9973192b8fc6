"""Advice by role."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from college.markdown.blocks.block import Framed, labelled


class Roles(Framed):
    """All roles that are spoken to."""

    NAME, css = "roles", "cc-roles"
    MEANING = "advice by role, in role blocks"
    CHILDREN = ("role",)


class Role(Framed):
    """Advice to one role."""

    NAME, css = "role", "cc-role"
    MEANING = "advice to one of the roles, named by its id"

    def opened(self, parent: etree.Element) -> etree.Element:
        """Open the box under the role's own name."""
        role = self.title()
        box = etree.SubElement(parent, "div", {"class": self.css, "data-role": role})
        labelled(box, f"For {self.page.settings.roles.get(role, role)}")
        return box
