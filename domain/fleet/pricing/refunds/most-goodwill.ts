/**
 * The most that staff can give back of a rental beyond what is owed (docs/product/money.md#goodwill): what was paid and
 * neither went back nor is about to, without the deposit that is still held, which goes back by itself. Cents.
 */
export function mostGoodwill(
  payments: readonly { due: number; refundedDue: number }[],
  depositHeld: number,
): number {
  const left = payments.reduce((sum, { due, refundedDue }) => sum + due - refundedDue, 0)
  return Math.max(0, left - Math.max(0, depositHeld))
}
