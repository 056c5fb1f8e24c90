/**
 * Whether a car that comes back then comes back early: only before the agreed end, at that minute
 * and after it nothing is an early return (docs/product/money.md#refunds). Two instants, or two
 * times of one wall clock.
 */
export function isEarlyReturn<Time extends Date | string>(returned: Time, end: Time): boolean {
  return returned < end
}
