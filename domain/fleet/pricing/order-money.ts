/** Where one payment of an order stands; `transfer` of money that staff see on the account. */
export type PaymentStanding = { state: string; kind: string; refusal: string | null }

/** What became of the money of an order that is not, or no longer, booked. */
export type OrderMoney = 'nothing' | 'underWay' | 'paid' | 'goesBack' | 'wentBack'

/** Staff have said of a transfer that it never came: it is no longer expected. */
export const neverCame = 'neverCame'

/** A card that the bank still has, or a transfer: it may come after its booking ended. Cash never does by itself. */
const isExpected = ({ state, kind, refusal }: PaymentStanding) =>
  state === 'pending' ||
  (kind === 'transfer' && (state === 'waiting' || (state === 'refused' && refusal !== neverCame)))

/**
 * What may be said of an order's money, by all its payments: a sentence that nothing was charged
 * is true only when none came and none is under way (docs/product/money.md#sentences).
 */
export function orderMoney(payments: readonly PaymentStanding[]): OrderMoney {
  const has = (state: string) => payments.some((payment) => payment.state === state)
  if (has('paid')) return 'paid'
  if (has('refunding')) return 'goesBack'
  if (has('refunded')) return 'wentBack'
  return payments.some(isExpected) ? 'underWay' : 'nothing'
}

/**
 * Of the attempts to pay an order, newest first, the one that it was paid or promised with. Money
 * that went back counts only for an order that had become paid by it: what came too late never paid
 * anything (docs/product/money.md#sentences).
 */
export function countingPayment<Payment extends Pick<PaymentStanding, 'state'>>(
  payments: readonly Payment[],
  isPaid: boolean,
): Payment | undefined {
  const states = [['paid'], isPaid ? ['refunding', 'refunded'] : [], ['waiting']]
  return states.reduce<Payment | undefined>(
    (found, some) => found ?? payments.find(({ state }) => some.includes(state)),
    undefined,
  )
}
