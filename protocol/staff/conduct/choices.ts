/** What a person is reported for (docs/product/community.md#reports-on-people). */
export const reportReasons = [
  'fraud',
  'harassment',
  'impersonation',
  'danger',
  'spam',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

export const personDecisions = ['dismiss', 'warn', 'block', 'unblock', 'notSame'] as const
