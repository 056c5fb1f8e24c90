export const longestRequest = 1_000
