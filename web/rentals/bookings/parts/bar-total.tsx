import type { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Money } from '#web/ui/money.tsx'
import { bookingMessages } from '../messages.ts'

type BarTotalProps = {
  quote: CalculatorData
  /** Why the way on is still closed; stands in the place of the deposit. */
  note?: string
}

/** The total in the bar of a phone, and how much of it comes back. */
export function BarTotal({ quote, note }: BarTotalProps) {
  const words = useMessages(bookingMessages)
  return (
    <p className="max-w-[50%] flex-none leading-tight @max-[14rem]:max-w-none">
      <Money dollars={quote.dueNow} className="block text-20 font-bold" />
      {note && <span className="text-14 font-bold text-warn">{note}</span>}
      {!note && quote.deposit > 0 && (
        <span className="text-14 text-ink-2">{words.depositBack(formatMoney(quote.deposit))}</span>
      )}
    </p>
  )
}
