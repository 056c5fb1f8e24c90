export const fullCharge = 100
export const longestReason = 300
export const longestComments = 1_000
