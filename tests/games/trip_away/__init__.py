"""Trip Away, by its rules TA1 to TA12 and the rulings R1 to R27."""
