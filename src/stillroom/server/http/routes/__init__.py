"""The addresses of the server, a file for each chapter; every file lists its own as `ROUTES`."""
