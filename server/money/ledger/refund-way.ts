import { endOfAccount } from '#domain/core/text/end-of-account.ts'
import type { Text } from '#protocol/core/text.ts'

/**
 * How the money of a refund leaves: through the gateway, by the hands of staff, or by the renter's bank, which took it
 * from us (`dispute`).
 */
export type RefundWay = 'card' | 'dispute' | 'transfer' | 'cash' | 'check'

/** How a refund went out, and where to, as far as it says so: never a whole account. */
export function refundWayText(way: RefundWay, to: string | null): Text | undefined {
  const end = to === null ? '' : ` ${endOfAccount(to)}`
  return {
    // The name of the card's method says it already.
    card: undefined,
    transfer: {
      en: `Bank transfer to${end || ' your account'}`,
      es: `Transferencia a${end || ' tu cuenta'}`,
    },
    dispute: { en: 'By your bank', es: 'Por tu banco' },
    cash: { en: 'Cash', es: 'Efectivo' },
    check: { en: 'Check', es: 'Cheque' },
  }[way]
}
