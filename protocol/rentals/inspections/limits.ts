export const longestComments = 1_000
export const longestNote = 500
export const longestMarkNote = 300
