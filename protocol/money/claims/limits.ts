export const longestAnswer = 2_000
