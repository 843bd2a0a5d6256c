"""The balance report: surveys of many games as one HTML file that needs nothing else."""
