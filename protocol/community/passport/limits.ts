/** Characters of a file at most; one with a hundred rentals has less than a third of it. */
export const longestPassport = 64 * 1024
