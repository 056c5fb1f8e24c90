export const longestComments = 1_000
