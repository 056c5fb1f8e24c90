import type { ReactNode } from 'react'
import type { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { bookingMessages } from '../messages.ts'
import { NowAndReturn } from './now-and-return.tsx'

type PriceCardProps = {
  quote: CalculatorData
  /** The next quote is under way. */
  updating: boolean
  /** Stands above the sums. */
  summary?: ReactNode
  action: ReactNode
}

/** The floating card beside a step: the car, every line with its rule, the way on. */
export function PriceCard({ quote, updating, summary, action }: PriceCardProps) {
  const words = useMessages(bookingMessages)
  return (
    <Card
      raised
      aria-label={words.price}
      aria-busy={updating || undefined}
      className="lg:sticky lg:top-24"
    >
      {summary}
      <NowAndReturn quote={quote} />
      <p role="status" className="sr-only">
        {updating ? words.updating : `${words.dueNow}: ${formatMoney(quote.dueNow)}`}
      </p>
      <div className="mt-4 max-lg:hidden">{action}</div>
      <p className="mt-3 text-14 text-ink-2">
        {quote.donation > 0 && words.donation(formatMoney(quote.donation))} {words.confirmIn}
      </p>
    </Card>
  )
}
