import type { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import type { paymentMessages } from '#web/money/payments/messages.ts'

/** What a payment is for: a balance that is the rest of a deposit is no debt (docs/product/money.md#deposit-owed). */
export function paidFor(
  { kind }: Pick<Rental, 'kind'>,
  { deposit }: Pick<CalculatorData, 'deposit'>,
): keyof typeof paymentMessages.en.kinds {
  return kind === 'balance' && deposit > 0 ? 'deposit' : kind
}
