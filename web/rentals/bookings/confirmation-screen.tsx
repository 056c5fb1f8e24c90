import { useEffect, useState } from 'react'
import { orderHistory } from '#protocol/rentals/names.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import { isMissing } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { forgetDraft } from '#web/core/forms/draft.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { fits } from '#web/rentals/rentals/fits.ts'
import { OrderOf } from '#web/rentals/rentals/order-of.tsx'
import { TripSummary } from '#web/fleet/cars/parts/trip-summary.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { CarOnItsWay } from '#web/ui/media/travelling-car.tsx'
import { LostOrder } from '#web/ui/states/lost-order.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { SignInFirst } from '#web/ui/states/sign-in-first.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { confirmationMessages } from './confirmation-messages.ts'
import { Booked } from './parts/booked.tsx'
import {
  BookedFolds,
  type ContractFold,
  contractFold,
  type Found,
  showFold,
} from './parts/booked-folds.tsx'
import { ChangeOutcome } from './parts/change-outcome.tsx'
import { Outcome } from './parts/outcome.tsx'
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
  const { data, refused, error, isFetching, readAt, refetch } = useRead(orderHistory, { order })
  const found = data
  const area = useArea(found?.rental.areaId)
  const bookedCar = found?.rental.state === 'booked' ? found.rental.carId : undefined
  useEffect(() => {
    if (bookedCar) forgetDraft(tripDraftName(bookedCar))
  }, [bookedCar])

  if (!found) {
    const hasFailed = refused !== undefined || error !== null
    return (
      <Page title={words.title} busy={!hasFailed}>
        <PageHead title={words.title} />
        {isMissing(error) ? (
          <LostOrder />
        ) : hasFailed ? (
          <ReadFailed error={error} refused={refused} onRetry={refetch} />
        ) : (
          <div className="grid gap-3">
            <CarOnItsWay id={order} className="w-56" />
            <Skeleton className="h-120" />
          </div>
        )}
      </Page>
    )
  }
  return <Ordered found={found} area={area} isReading={isFetching} readAt={readAt} />
}

type OrderedProps = {
  found: Found
  area: Area | undefined
  isReading: boolean
  readAt: number
}

/** A booked car is the scene; everything else says what became of the order. Below it each thing is folded once. */
function Ordered({ found, area, isReading, readAt }: OrderedProps) {
  const words = useMessages(confirmationMessages)
  const { rental, car } = found
  const folds = (contract: ContractFold) => (
    <BookedFolds found={found} area={area} isReading={isReading} contract={contract} />
  )
  const [isContractOpen, setContractOpen] = useState(false)
  const contract = { isOpen: isContractOpen, onToggle: setContractOpen }
  const isBooking = rental.kind === 'start'
  if (isBooking && rental.state === 'booked') {
    return (
      <Booked
        found={found}
        area={area}
        readAt={readAt}
        onRead={() => {
          setContractOpen(true)
          showFold(contractFold)
        }}
      >
        {folds(contract)}
      </Booked>
    )
  }
  return (
    <Page title={words.title}>
      {isBooking ? <Outcome rental={rental} /> : <ChangeOutcome rental={rental} />}
      <div className="cols">
        {folds(contract)}
        <Card aria-label={rental.rentalTitle} className="lg:sticky lg:top-24">
          <TripSummary car={car} area={area?.name} dates={rental.dates} />
        </Card>
      </div>
    </Page>
  )
}
