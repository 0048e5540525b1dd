"""Tools that hold code, tests and docs together; `make test` runs them."""
