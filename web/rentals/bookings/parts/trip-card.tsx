import { carName } from '#domain/fleet/fleet/car-name.ts'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { formatWeekDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import type { booking } from '#protocol/rentals/bookings/booking.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatCount, formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { lookOf } from '#web/fleet/cars/parts/car-look.ts'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { useSeenCar } from '#web/ui/media/travelling-car.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { Num } from '#web/ui/num.tsx'
import { bookingMessages } from '../messages.ts'
import { tripCards } from '../trip-problem.ts'
import { optionsOf, type TripSearch } from '../trip-search.ts'

type TripCardProps = {
  offer: OutputOf<typeof booking>
  area: string | undefined
  trip: TripSearch & { car: string }
  specialRequests: string
  /** Why these dates cannot be had. */
  error: string | undefined
}

/** What was chosen at the car, said once and not asked again; all of it is changed there. */
export function TripCard({ offer, area, trip, specialRequests, error }: TripCardProps) {
  const words = useMessages(bookingMessages)
  const { car, plans, extras, calculatorData } = offer
  const fewestDays = car.seasonMinimumDays ?? car.minimumRentalDurationDays
  // Another time to pick it up belongs to other dates.
  const { insurancePlan: _, appt: __, ...toDetails } = trip
  useSeenCar(car.id, lookOf(car))
  const plan = plans.find(({ id }) => id === trip.pm)
  const chosen = [
    ...(plan && plan.coefficient !== 1 ? [planText(plan, plans, words)] : []),
    ...extras.filter(({ id }) => optionsOf(trip).includes(id)).map(({ name }) => name),
  ]
  return (
    <Card tight id={tripCards.dates} aria-label={words.trip} className="grid gap-3">
      <div className="flex items-center gap-3">
        <div className="w-20 flex-none overflow-hidden rounded-control [view-transition-name:car]">
          <CarThumb {...lookOf(car)} />
        </div>
        <div className="min-w-0 flex-1">
          <h2 className="text-18">{carName(car)}</h2>
          <p className="text-14 text-ink-2">
            {[
              area,
              calculatorData.miles !== undefined && words.miles(formatCount(calculatorData.miles)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Link
          to={routes.details}
          search={{ ...toDetails, area: car.areaId }}
          className="inline-flex min-h-11 flex-none items-center font-bold text-primary"
        >
          {words.change}
        </Link>
      </div>
      {trip.start && trip.end && (
        <dl className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3">
          <Moment label={words.from(timeOf(trip.start))} wall={trip.start} />
          <ArrowRight aria-hidden="true" size={20} className="flex-none text-ink-2" />
          <Moment
            label={words.until(timeOf(trip.end), rentalDuration(trip.start, trip.end).totalDays)}
            wall={trip.end}
          />
        </dl>
      )}
      {chosen.length > 0 && <p className="text-14 text-ink-2">{chosen.join(' · ')}</p>}
      {specialRequests !== '' && (
        <p className="text-14 wrap-anywhere text-ink-2">
          {words.wish}: {specialRequests}
        </p>
      )}
      {calculatorData.totalDays < fewestDays && (
        <p className="text-14 text-ink-2">{words.minimum(fewestDays)}</p>
      )}
      <FieldNote id={tripCards.dates} error={error} />
    </Card>
  )
}

type Plans = OutputOf<typeof booking>['plans']

/** «Plan: Fewer miles, saves $73.35»: what the planned miles cost less by it than by the usual one, where they are known. */
function planText(
  plan: Plans[number],
  plans: Plans,
  words: (typeof bookingMessages)['en'],
): string {
  const usual = plans.find(({ coefficient }) => coefficient === 1)
  const saved = Math.round(100 * ((usual?.tripPrice ?? 0) - (plan.tripPrice ?? 0))) / 100
  return plan.tripPrice !== undefined && saved > 0
    ? words.planSaves(plan.name, formatMoney(saved))
    : words.chosenPlan(plan.name)
}

function Moment({ label, wall }: { label: string; wall: string }) {
  const lang = useLanguage()
  return (
    <div>
      <dt className="text-14 text-ink-2">{label}</dt>
      <dd className="font-bold">
        <Num>{formatWeekDay(dayOf(wall), lang)}</Num>
      </dd>
    </div>
  )
}
