import { useNavigate } from '@tanstack/react-router'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { booking } from '#protocol/bookings/booking.ts'
import { isMissing } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useArea } from '#web/core/use-area.ts'
import { useLatest } from '#web/core/api/use-latest.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { tripInput } from '#web/features/bookings/trip-input.ts'
import type { TripSearch } from '#web/features/bookings/trip-search.ts'
import { useBook } from '#web/features/bookings/use-book.ts'
import { BarTotal } from '#web/features/bookings/parts/bar-total.tsx'
import { PriceCard } from '#web/features/bookings/parts/price-card.tsx'
import { RefusalNote } from '#web/features/bookings/parts/refusal-note.tsx'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { LostCar } from '#web/ui/states/lost-car.tsx'
import { TripSummary } from '#web/ui/dates/trip-summary.tsx'
import { personalMessages } from '../personal-messages.ts'

/** Beside the Driver step: the trip, its price with these drivers, what is still missing, the way to pay. */
export function DriverStepAside({ trip }: { trip: TripSearch & { car: string } }) {
  const words = useMessages(personalMessages)
  const navigate = useNavigate()
  const { data, error, refetch, isFetching } = useRead(booking, tripInput(trip))
  const offer = useLatest(data)
  const area = useArea(offer?.car.areaId)
  const { book, isPending, refused } = useBook({ onRefused: refetch })
  const { start, end } = trip
  if (!offer && isMissing(error)) {
    return (
      <div role="alert">
        <LostCar search={{ start, end }} />
      </div>
    )
  }
  if (!offer || !start || !end) return null

  const note = refused?.text ?? offer.message
  const missing = offer.missing
  const press = () => {
    // The pickup was never chosen: the Trip step asks for it.
    if (!trip.appt) void navigate({ to: routes.booking, search: trip })
    else book(trip, offer.calculatorData)
  }
  const button = (
    <Button
      size="lg"
      full
      busy={isPending}
      disabledReason={
        missing.length > 0
          ? `${words.firstSave}: ${missing.map((each) => each.text).join('. ')}`
          : undefined
      }
      onClick={press}
    >
      {words.toPayment}
    </Button>
  )
  return (
    <div className="grid gap-4">
      <div role="alert">
        {note && <RefusalNote text={note} area={offer.car.areaId} start={start} end={end} />}
      </div>
      <PriceCard
        quote={offer.calculatorData}
        updating={isFetching}
        summary={
          <>
            <TripSummary car={offer.car} area={area?.name} dates={{ start, end }} />
            <div role="status" className="mt-4">
              {missing.length === 0 ? (
                <p className="flex items-center gap-2 font-bold text-ok">
                  <CircleCheck aria-hidden="true" size={20} />
                  {words.ready}
                </p>
              ) : (
                <>
                  <p className="font-bold">{words.missing}</p>
                  <ul className="grid gap-1">
                    {missing.map(({ code, text }) => (
                      <li key={`${code} ${text}`} className="flex items-center gap-2">
                        <CircleAlert aria-hidden="true" size={16} className="flex-none text-warn" />
                        {text}
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </div>
            <hr className="my-4 border-line" />
          </>
        }
        action={button}
      />
      <BottomBar label={words.stepBar}>
        <BarTotal quote={offer.calculatorData} note={missing[0]?.text} />
        <div className="ml-auto min-w-0">{button}</div>
      </BottomBar>
    </div>
  )
}
