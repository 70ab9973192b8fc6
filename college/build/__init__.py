"""What goes into the site beside the pages: the pack, bundles, assets."""
