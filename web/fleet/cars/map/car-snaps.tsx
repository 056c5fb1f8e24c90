import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { plainName } from '#domain/fleet/fleet/car-name.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { type CarTripPrice, carriedPlan } from '../miles/use-trip-prices.ts'
import { Heart } from '../parts/heart.tsx'
import { NumbersIn } from '../parts/numbers-in.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import { CarPrice, useCarFacts } from './car-facts.tsx'
import { carMapMessages } from './map-messages.ts'

type CarSnapsProps = {
  cars: readonly Car[]
  trip: Trip
  priceOf: (car: Car) => CarTripPrice | undefined
  carried: { area?: string; type?: string; order?: string }
  /** Whose pin is marked. */
  current: string | undefined
  /** It was swiped to, or has the focus. */
  onCurrent: (car: string) => void
}

/** Milliseconds without a scroll after which a swipe has come to rest. */
const restMs = 120

/** Under the map on a phone: the cars in the order of the list; where a swipe ends, that car's pin is marked. */
export function CarSnaps({ cars, trip, priceOf, carried, current, onCurrent }: CarSnapsProps) {
  const words = useMessages(carMapMessages)
  const facts = useCarFacts()
  const list = useRef<HTMLUListElement>(null)
  const resting = useRef<number>(undefined)
  /** Where the cards are on their way to after a pin was pressed: what they pass on that way was not swiped to. */
  const leadsTo = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  const settle = useEffectEvent(() => {
    const box = list.current
    const at = box && snapAt(box)
    if (leadsTo.current !== undefined) {
      if (at === leadsTo.current) leadsTo.current = undefined
      return
    }
    const car = cars[at ?? -1]
    if (car && car.id !== current) onCurrent(car.id)
  })
  useEffect(() => {
    const box = list.current
    if (!box) return
    const rest = () => {
      clearTimeout(resting.current)
      resting.current = window.setTimeout(settle, restMs)
    }
    const byHand = () => {
      leadsTo.current = undefined
    }
    box.addEventListener('scroll', rest, { passive: true })
    box.addEventListener('pointerdown', byHand, { passive: true })
    box.addEventListener('wheel', byHand, { passive: true })
    return () => {
      box.removeEventListener('scroll', rest)
      box.removeEventListener('pointerdown', byHand)
      box.removeEventListener('wheel', byHand)
    }
  }, [])
  const place = cars.findIndex(({ id }) => id === current)
  const show = useEffectEvent((to: number) => {
    const box = list.current
    // Nothing is laid out beside the list of a desk; where it stands already it was swiped to.
    if (!box || box.clientWidth === 0 || to < 0) return
    if (snapAt(box) === to && leadsTo.current === undefined) return
    leadsTo.current = to
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    box.scrollTo({ left: to * stepOf(box), behavior: isCalm ? 'auto' : 'smooth' })
  })
  useEffect(() => show(place), [place])
  return (
    <ul ref={list} data-map-panel aria-label={words.cars} className="car-snaps">
      {cars.map((car) => (
        <li key={car.id} aria-current={car.id === current || undefined} className="car-snap">
          <CarThumb
            subtype={car.subtypeId}
            colour={car.colour}
            photo={car.photos[0]}
            className="map-thumb"
          />
          <div className="grid min-w-0 content-between py-2.5 pr-2.5 pl-3.5">
            <div className="min-w-0 text-14 leading-snug text-ink-2">
              <Link
                to={routes.details}
                search={{
                  ...carried,
                  car: car.id,
                  ...trip,
                  pm: carriedPlan(carried, priceOf(car)),
                }}
                state={{ fromResults: true }}
                onFocus={() => onCurrent(car.id)}
                className="block truncate pr-9 text-16 font-bold text-ink after:absolute after:inset-0"
              >
                {plainName(car)}
              </Link>
              <p className="truncate">
                <NumbersIn text={facts(car)} />
              </p>
              <p className="truncate">{car.location.city}</p>
            </div>
            <CarPrice car={car} price={priceOf(car)} />
          </div>
          <Heart car={car} />
        </li>
      ))}
    </ul>
  )
}

/** Pixels from one card to the next. */
function stepOf(box: HTMLElement): number {
  const [first, second] = box.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return box.clientWidth
  return second.offsetLeft - first.offsetLeft
}

/** Which card stands at the beginning. */
const snapAt = (box: HTMLElement): number => Math.round(box.scrollLeft / stepOf(box))
