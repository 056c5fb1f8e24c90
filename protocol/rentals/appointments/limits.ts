export const longestMessage = 500
