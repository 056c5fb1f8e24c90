export const longestComment = 500
