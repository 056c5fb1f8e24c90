export const longestMessage = 4_000
/** Photos beside one message. */
export const mostPhotos = 4
