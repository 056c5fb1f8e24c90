import type { ReactNode } from 'react'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PriceBreakdown } from '#web/fleet/pricing/price-breakdown.tsx'
import { TripSummary } from '#web/fleet/cars/parts/trip-summary.tsx'
import { refundMessages } from './refund-messages.ts'
import type { RefundQuote } from './use-refund.ts'

type RefundSummaryProps = {
  rental: Rental
  car: Car
  quote: RefundQuote
  /** The quote belongs to another return time. */
  isOld?: boolean
  action?: ReactNode
}

/** What goes back, line by line with its rule; the total is the server's. */
export function RefundSummary({ rental, car, quote, isOld, action }: RefundSummaryProps) {
  const words = useMessages(refundMessages)
  const area = useArea(rental.areaId)
  const isEarly = quote.kind === 'earlyReturn' && !quote.message
  return (
    <Card
      raised
      aria-label={words.what}
      aria-busy={isOld || undefined}
      className="lg:sticky lg:top-24"
    >
      <TripSummary car={car} area={area?.name} dates={rental.dates} />
      {/* What is not possible has no sum. */}
      {!quote.message && (
        <>
          <hr className="my-4 border-line" />
          <PriceBreakdown lines={quote.lines} total={quote.refund} totalLabel={words.total} />
          <p role="status" className="sr-only">
            {`${words.total}: ${formatMoney(quote.refund)}`}
          </p>
        </>
      )}
      {action && <div className="mt-4 max-lg:hidden">{action}</div>}
      {isEarly && (
        <div className="mt-3 grid gap-2 text-14 text-ink-2">
          <p>{words.early}</p>
          {quote.deposit.held > 0 && <p>{words.deposit(formatMoney(quote.deposit.held))}</p>}
        </div>
      )}
    </Card>
  )
}
