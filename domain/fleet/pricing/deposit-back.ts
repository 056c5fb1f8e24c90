/** A refund of a rental, as far as its deposit depends on it. */
type Refunded = { reason: string; sent: boolean; asksAccount?: boolean | undefined }

/** Where a deposit stands; once it is released: what is left of it waits for an account to go to, is on its way, sent, or nothing was left. */
export type DepositStands<State extends string> =
  | Exclude<State, 'released'>
  | 'asksAccount'
  | 'onItsWay'
  | 'released'
  | 'used'

/**
 * What may be said of a deposit: it is given back only once its money was sent
 * (docs/product/money.md#deposit-release).
 */
export function depositStands<State extends string>(
  state: State,
  refunds: readonly Refunded[],
): DepositStands<State> {
  if (state !== 'released') return state as Exclude<State, 'released'>
  const back = refunds.filter(({ reason }) => reason === 'deposit')
  if (back.length === 0) return 'used'
  if (back.some(({ asksAccount }) => asksAccount)) return 'asksAccount'
  return back.every(({ sent }) => sent) ? 'released' : 'onItsWay'
}
