export const longestDestination = 200
