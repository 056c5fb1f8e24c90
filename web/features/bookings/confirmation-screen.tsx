import { useEffect } from 'react'
import { orderHistory } from '#protocol/dashboard/order-history.ts'
import { forgetDraft } from '#web/core/forms/draft.ts'
import { errorStateText, isMissing } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { useArea } from '#web/core/use-area.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { fits } from '#web/features/rentals/fits.ts'
import { OrderOf } from '#web/features/rentals/order-of.tsx'
import { BookingSteps } from '#web/ui/layout/booking-steps.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LostOrder } from '#web/ui/states/lost-order.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { PriceBreakdown } from '#web/ui/layout/price-breakdown.tsx'
import { SignInFirst } from '#web/ui/states/sign-in-first.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { TripSummary } from '#web/ui/dates/trip-summary.tsx'
import { confirmationMessages } from './confirmation-messages.ts'
import { ChangeOutcome } from './parts/change-outcome.tsx'
import { ContractCard } from './parts/contract-card.tsx'
import { HistoryList } from './parts/history-list.tsx'
import { NextSteps } from './parts/next-steps.tsx'
import { Outcome } from './parts/outcome.tsx'
import { RentalFacts } from './parts/rental-facts.tsx'
import { tripDraftName } from './trip-search.ts'

/** What happened to an order, and what comes next. Public as a route; the order is its renter's alone. */
export function ConfirmationScreen() {
  const words = useMessages(confirmationMessages)
  const signedIn = useIsSignedIn()
  return (
    <OrderOf title={words.title} fits={fits.ordered}>
      {(order) => (signedIn ? <ConfirmationOf key={order} order={order} /> : <SignInFirst />)}
    </OrderOf>
  )
}

function ConfirmationOf({ order }: { order: string }) {
  const words = useMessages(confirmationMessages)
  const { data, refused, error, isFetching, refetch } = useRead(orderHistory, { order })
  const found = data
  const area = useArea(found?.rental.areaId)
  const bookedCar = found?.rental.state === 'booked' ? found.rental.carId : undefined
  useEffect(() => {
    if (bookedCar) forgetDraft(tripDraftName(bookedCar))
  }, [bookedCar])

  if (!found) {
    const text = refused ?? (error && errorStateText(error))
    return (
      <Page title={words.title} busy={!text}>
        <PageHead title={words.title} />
        {isMissing(error) ? (
          <LostOrder />
        ) : text ? (
          <ErrorState text={text} onRefresh={refetch} />
        ) : (
          <Skeleton className="h-120" />
        )}
      </Page>
    )
  }
  const { rental, car, calculatorData, contract, history } = found
  const isBooking = rental.kind === 'start'
  return (
    <Page title={words.title}>
      {isBooking ? <Outcome rental={rental} /> : <ChangeOutcome rental={rental} />}
      {isBooking && (
        <div className="print:hidden">
          <BookingSteps current="confirm" />
        </div>
      )}
      <div className="cols">
        <div className="grid gap-5">
          <RentalFacts rental={rental} car={car} area={area} />
          {isBooking && rental.state === 'booked' && <NextSteps />}
          {contract && (
            <ContractCard
              rental={rental}
              contract={contract}
              isReading={isFetching}
              zone={area?.zone}
            />
          )}
          <HistoryList history={history} zone={area?.zone} />
        </div>
        <Card raised aria-label={words.price} className="lg:sticky lg:top-24">
          <TripSummary car={car} area={area?.name} dates={rental.dates} />
          <hr className="my-4 border-line" />
          <PriceBreakdown
            lines={calculatorData.lines}
            total={calculatorData.total}
            totalLabel={words.total}
          />
          {rental.amountPaid !== undefined && rental.amountPaid !== calculatorData.total && (
            <p className="mt-3 text-14 text-ink-2">
              {words.paidWithFee(formatMoney(rental.amountPaid))}
            </p>
          )}
        </Card>
      </div>
    </Page>
  )
}
