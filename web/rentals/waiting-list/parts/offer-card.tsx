import { Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { WaitingListItem } from '#protocol/rentals/waiting-list/waiting-list-item.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { TripSummary } from '#web/fleet/cars/parts/trip-summary.tsx'
import { waitingListMessages } from '../messages.ts'
import { useWordsOf } from '../use-words-of.ts'
import { DeleteEntry } from './delete-entry.tsx'

type OfferCardProps = {
  item: WaitingListItem
  car: Car
  trip: { car: string; start: string; end: string }
  /** When the list was read, epoch milliseconds. */
  readAt: number
  onOver: () => void
}

/** A car that is kept for this person, until when, and the way to book it. */
export function OfferCard({ item, car, trip, readAt, onOver }: OfferCardProps) {
  const words = useMessages(waitingListMessages)
  const { area } = useWordsOf(item)
  const { start, end } = trip
  return (
    <li className="grid gap-4 rounded-card border-2 border-primary bg-surface p-4 lg:p-6">
      <h3 className="sr-only">{carName(car)}</h3>
      <KeptUntil item={item} readAt={readAt} onOver={onOver} />
      <TripSummary car={car} area={area} dates={{ start, end }} />
      {car.bookingPrice !== undefined && (
        <p>
          <Money dollars={car.bookingPrice} className="text-24 leading-tight font-bold" />{' '}
          <span className="text-14 text-ink-2">
            {words.rent} (<Money dollars={car.price.month} rate /> {words.aMonth})
          </span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <LinkButton
          to={routes.booking}
          search={trip}
          size="lg"
          className="flex-1"
          aria-label={words.bookCar(carName(car))}
        >
          {words.bookNow}
        </LinkButton>
        <DeleteEntry item={item} what={carName(car)} />
      </div>
    </li>
  )
}

const beatMs = 10_000

/**
 * Whole minutes of `seconds` that were left at the instant `since` (epoch milliseconds), counted
 * down; by the server's count, so that a wrong clock of the device does not matter.
 */
function useMinutesLeft(seconds: number, since: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), beatMs)
    return () => clearInterval(timer)
  }, [])
  const passed = (Math.max(now, since) - since) / 1000
  return Math.max(0, Math.floor((seconds - passed) / 60))
}

type KeptUntilProps = Pick<OfferCardProps, 'item' | 'readAt' | 'onOver'>

function KeptUntil({ item, readAt, onOver }: KeptUntilProps) {
  const words = useMessages(waitingListMessages)
  const seconds = item.offerSecondsLeft ?? 0
  const minutes = useMinutesLeft(seconds, readAt)
  useEffect(() => {
    const over = readAt + seconds * 1000 - Date.now()
    const timer = setTimeout(onOver, Math.max(1000, over + 1000))
    return () => clearTimeout(timer)
  }, [seconds, readAt, onOver])
  return (
    <Banner tone={minutes < 15 ? 'warn' : 'info'} icon={<Timer aria-hidden="true" size={20} />}>
      <p role="timer" aria-label={words.timeLeft} className="font-bold tabular-nums">
        {minutes > 0 ? words.left(Math.floor(minutes / 60), minutes % 60) : words.lastMinute}
      </p>
      {item.offerUntil && (
        <p>
          <NumbersIn text={words.keptUntil(dayAndTime(item.offerUntil, language()))} />
        </p>
      )}
    </Banner>
  )
}
