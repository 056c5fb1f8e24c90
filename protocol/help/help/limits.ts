export const longestMessage = 4_000
