/** What a renter can be told by text message. */
export const smsTopics = ['pickup', 'keys', 'late'] as const
export type SmsTopic = (typeof smsTopics)[number]
