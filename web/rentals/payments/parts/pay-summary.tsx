import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PriceBreakdown } from '#web/fleet/pricing/price-breakdown.tsx'
import { TripSummary } from '#web/fleet/cars/parts/trip-summary.tsx'
import { paymentMessages } from '#web/money/payments/messages.ts'
import type { Method } from '#web/money/payments/parts/method.ts'
import { paidFor } from './paid-for.ts'

type PaySummaryProps = {
  car: Car
  rental: Rental
  quote: CalculatorData
  method: Method | undefined
  action: ReactNode
}

/** What is paid for, line by line, with the fee of the chosen way even when it is $0.00 (docs/design.md#components). */
export function PaySummary({ car, rental, quote, method, action }: PaySummaryProps) {
  const words = useMessages(paymentMessages)
  const area = useArea(rental.areaId)
  const fee = method?.fee ?? 0
  const feeLine = {
    code: 'fee',
    label: words.feeLine,
    quantity: 1,
    unit: 'once',
    unitPrice: fee,
    amount: fee,
    rule: method?.instructions ?? '',
    refundable: false,
  }
  return (
    <Card raised aria-label={words.summary} className="lg:sticky lg:top-24">
      <TripSummary car={car} area={area?.name} dates={rental.dates} />
      <hr className="my-4 border-line" />
      <PriceBreakdown
        lines={method ? [...quote.lines, feeLine] : quote.lines}
        total={method?.total ?? quote.dueNow}
        totalLabel={words.total}
      />
      <div className="mt-4 max-lg:hidden">{action}</div>
      <p className="mt-3 text-14 text-ink-2">
        {words.terms}{' '}
        <Link to={routes.terms} target="_blank" className="link">
          {words.termsLink}
        </Link>
        .
      </p>
      <p className="mt-3 text-14 text-ink-2">
        {quote.donation > 0 && words.donation(formatMoney(quote.donation))}{' '}
        {words.kinds[paidFor(rental, quote)].after}
      </p>
    </Card>
  )
}
