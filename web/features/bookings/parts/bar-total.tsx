import type { CalculatorData } from '#protocol/bookings/calculator-data.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Money } from '#web/ui/money.tsx'
import { bookingMessages } from '../messages.ts'

/** The total in the bar of a phone, and how much of it comes back. */
export function BarTotal({ quote }: { quote: CalculatorData }) {
  const words = useMessages(bookingMessages)
  return (
    <p className="min-w-0 flex-1 leading-tight">
      <Money dollars={quote.dueNow} className="block text-20 font-bold" />
      {quote.deposit > 0 && (
        <span className="text-14 text-ink-2">{words.depositBack(formatMoney(quote.deposit))}</span>
      )}
    </p>
  )
}
