import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { orderHistory } from '#protocol/rentals/order-history.ts'
import { forgetDraft } from '#web/core/draft.ts'
import { errorMessages, errorStateText } from '#web/core/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routes.ts'
import { useIsSignedIn } from '#web/core/session.ts'
import { useArea } from '#web/core/use-area.ts'
import { useRead } from '#web/core/use-read.ts'
import { BookingSteps } from '#web/ui/booking-steps.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page, PageHead } from '#web/ui/page.tsx'
import { PriceBreakdown } from '#web/ui/price-breakdown.tsx'
import { SignInFirst } from '#web/ui/sign-in-first.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TripSummary } from '#web/ui/trip-summary.tsx'
import { confirmationMessages } from './confirmation-messages.ts'
import { ChangeOutcome } from './parts/change-outcome.tsx'
import { ContractCard } from './parts/contract-card.tsx'
import { HistoryList } from './parts/history-list.tsx'
import { NextSteps } from './parts/next-steps.tsx'
import { Outcome } from './parts/outcome.tsx'
import { RentalFacts } from './parts/rental-facts.tsx'
import { tripDraftName } from './trip-search.ts'

const route = getRouteApi(routes.confirmation)

/** What happened to an order, and what comes next. Public as a route; the order is its renter's alone. */
export function ConfirmationScreen() {
  const words = useMessages(confirmationMessages)
  const lost = useMessages(errorMessages).lostOrder
  const signedIn = useIsSignedIn()
  const { order } = route.useSearch()
  const { data, error, refetch } = useRead(
    orderHistory,
    { order: order ?? '' },
    { enabled: signedIn && order !== undefined },
  )
  const found = data?.status === 1 ? data : undefined
  const area = useArea(found?.rental.areaId)
  const bookedCar = found?.rental.state === 'booked' ? found.rental.carId : undefined
  useEffect(() => {
    if (bookedCar) forgetDraft(tripDraftName(bookedCar))
  }, [bookedCar])

  if (!signedIn) return <SignInFirst />
  if (!found) {
    const text =
      order === undefined
        ? lost
        : data?.status === 0
          ? data.message
          : error && errorStateText(error)
    return (
      <Page title={words.title} busy={!text}>
        <PageHead title={words.title} />
        {text ? (
          <ErrorState text={text} onRefresh={() => void refetch()} />
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
          {contract && <ContractCard rental={rental} contract={contract} zone={area?.zone} />}
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
