"""The `college` command, as `python -m college`."""

from college.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
