export const longestAnswer = 2_000
/** Photos of the staff's own beside a claim. */
export const mostClaimPhotos = 8
