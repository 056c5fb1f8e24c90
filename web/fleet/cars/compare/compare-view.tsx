import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { costPerMileCents } from '#domain/fleet/pricing/booking-price.ts'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { formatTripDays } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { cars as carsOf, home } from '#protocol/fleet/names.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatCents, formatCount, formatMoney, formatRate } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { useTripMiles } from '../miles/kept-miles.ts'
import { cheapestPlan } from '../miles/cheapest-plan.ts'
import { useTripPrices } from '../miles/use-trip-prices.ts'
import { Availability } from '../parts/availability.tsx'
import { carMessages } from '../parts/car-messages.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import { bestOf, type ComparedRow } from './best-of.ts'
import { useCarRows } from './car-rows.ts'
import { compareMessages } from './compare-messages.ts'
import { CompareSheet } from './compare-sheet.tsx'
import { shortOf, useComparedCars } from './compared-cars.ts'

type CompareViewProps = { trip: Trip; area: string | undefined }

/** Two or three chosen cars side by side over their list, for the asked dates and miles, each with its way to the booking. */
export function CompareView({ trip, area }: CompareViewProps): ReactNode {
  const words = useMessages(compareMessages)
  const lang = useLanguage()
  const router = useRouter()
  const chosen = useComparedCars()
  const { totalDays } = rentalDuration(trip.start, trip.end)
  const miles = useTripMiles(totalDays)
  const read = useRead(
    carsOf,
    { ...trip, miles, cars: chosen.map(({ id }) => id) },
    { enabled: chosen.length > 0 },
  )
  const found = chosen.flatMap(({ id }) => read.data?.cars.find((car) => car.id === id) ?? [])
  const rows = useComparedRows(found, trip, miles)
  const isSlow = useSlow(read.isPending)
  return (
    <CompareSheet
      title={words.title(chosen.length)}
      isOpen={chosen.length > 0}
      onClose={() => router.history.back()}
      hasAddress
      label={words.table}
      main="price"
      rows={rows}
      columns={found.map((car, place) => ({
        ...shortOf(car),
        badge: <Availability car={car} trip={trip} />,
        link: (
          <Link
            to={routes.details}
            search={{ area, car: car.id, ...trip, pm: cheapestPlan(car) }}
            className="link inline-block min-h-6"
          >
            {carName(car)}
          </Link>
        ),
        action: <ToBooking car={car} trip={trip} isFirst={place === 0} />,
      }))}
    >
      <p className="mb-3 text-ink-2">
        <NumbersIn text={words.lead(...formatTripDays(dayOf(trip.start), dayOf(trip.end), lang))} />
      </p>
      {read.error && <ReadFailed error={read.error} onRetry={read.refetch} />}
      {isSlow && <Skeleton className="h-120" />}
      {read.data && found.length < chosen.length && <Banner className="mb-4">{words.gone}</Banner>}
    </CompareSheet>
  )
}

type ToBookingProps = { car: Car; trip: Trip; isFirst: boolean }

function ToBooking({ car, trip, isFirst }: ToBookingProps) {
  const words = useMessages(compareMessages)
  const carWords = useMessages(carMessages)
  const { id, pm } = car
  if (!car.available)
    return (
      <LinkButton
        to={routes.waitingList}
        search={{ area: car.areaId, ...trip, car: id }}
        variant="secondary"
        className="px-1 text-center"
        aria-label={carWords.joinListFor(carName(car))}
      >
        {carWords.joinList}
      </LinkButton>
    )
  return (
    <LinkButton
      to={routes.booking}
      search={{ car: id, ...trip, pm }}
      variant={isFirst ? 'primary' : 'secondary'}
      className="px-1 text-center"
    >
      {words.book(car.model)}
    </LinkButton>
  )
}

/** What is said of each car; what is better is marked where it can be told. */
function useComparedRows(cars: readonly Car[], trip: Trip, miles: number): ComparedRow[] {
  const words = useMessages(compareMessages)
  const carWords = useMessages(carMessages)
  const facts = useCarRows(cars)
  const priceOf = useTripPrices(trip, miles)
  const { data } = useRead(home, {})
  const { totalDays } = rentalDuration(trip.start, trip.end)
  const plans = data?.priceModifiers ?? []
  const planOf = ({ pm }: Car) =>
    plans.find(({ id }) => id === pm) ?? plans.find(({ coefficient }) => coefficient === 1)
  // A car that is no longer free for the dates has no price for them.
  const totals = cars.map((car) =>
    car.available ? (priceOf(car)?.total ?? car.tripPrice) : undefined,
  )
  const row = (
    id: string,
    label: string,
    valueOf: (car: Car) => string,
    best: readonly number[] = [],
  ): ComparedRow => ({ id, label, values: cars.map(valueOf), best })
  const perMile = (car: Car) =>
    formatCents(costPerMileCents(car.price.mile, planOf(car)?.coefficient ?? 1))
  return [
    {
      id: 'price',
      label: words.price(totalDays, formatCount(miles)),
      values: totals.map((total) => (total === undefined ? '-' : formatMoney(total))),
      best: bestOf(totals, 'least'),
    },
    row(
      'deposit',
      words.deposit,
      ({ depositMinimum, depositMaximum }) =>
        depositMinimum === depositMaximum
          ? formatRate(depositMaximum)
          : carWords.fromTo(formatRate(depositMinimum), formatRate(depositMaximum)),
      bestOf(
        cars.map(({ depositMaximum }) => depositMaximum),
        'least',
      ),
    ),
    row('plan', words.plan, (car) => planOf(car)?.name ?? '-'),
    row('miles', words.miles, (car) =>
      car.includedMiles
        ? words.included(formatCount(car.includedMiles), perMile(car))
        : words.each(perMile(car)),
    ),
    ...facts,
  ]
}
