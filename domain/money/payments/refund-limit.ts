/**
 * Whether money is more than one of the staff gives back for a rental by themself, so that a colleague has to agree
 * (docs/product/staff.md#refund-limit). Cents.
 * @param may `limit` null is none; `given` is what they gave for the rental before
 */
export const isAboveRefundLimit = (
  cents: number,
  { limit, given }: { limit: number | null; given: number },
): boolean => limit !== null && given + cents > limit
