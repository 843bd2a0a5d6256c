"""The rules of Ars Universalis, a file for each section; `outline` has them all in order."""
