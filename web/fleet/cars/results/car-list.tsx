import {
  type ComponentType,
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { usePointed } from '#web/fleet/places/map/use-pointed.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useTripPrices } from '../miles/use-trip-prices.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import { CarCard, type CarCardProps } from './car-card.tsx'
import { LaterRow } from './later-row.tsx'
import { resultsMessages } from './results-messages.ts'
import type { useCarSearch } from './use-car-search.ts'

type CarListProps = {
  search: ReturnType<typeof useCarSearch>
  /** The cars of it that are drawn by now. */
  found: ReturnType<typeof useCarSearch>['found']
  trip: Trip
  carried: { area?: string; type?: string; order?: string }
  /** How far one means to drive. */
  miles: number
  /** The cheapest comes first. */
  isByPrice: boolean
  /** Cars that are pointed at on the map. */
  marked: readonly string[]
  /** The car under the pointer or with the focus, for the map; undefined for none. */
  onPoint: (car: string | undefined) => void
  /** What stands for a free car beside a map, one below the other. */
  row?: ComponentType<CarCardProps> | undefined
}

/** More than a first picture shows: two rows of the widest list. */
const first = 6
/** A step that a slow phone draws between two frames. */
const step = 3

/**
 * The beginning of a list, growing to all of it in small steps: the first items appear at once,
 * and the screen answers to fingers while the others are drawn.
 */
function useGrowing<Item>(items: readonly Item[]): readonly Item[] {
  const [count, setCount] = useState(first)
  const isWhole = count >= items.length
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => startTransition(() => setCount(count + step)))
    return () => clearTimeout(timer)
  }, [isWhole, count])
  return isWhole ? items : items.slice(0, count)
}

/** The cars that are free as cards, loading on by themselves; below them those that become free later. */
export function CarList(props: CarListProps) {
  const { search, found, trip, carried, miles, isByPrice, marked, onPoint, row: Row } = props
  const words = useMessages(resultsMessages)
  const Card = Row ?? CarCard
  const pointing = usePointed(onPoint)
  const { total = 0, totalAvailable = 0, hasMore, isLoadingMore, loadMore } = search
  const shown = useGrowing(found)
  const free = shown.filter(({ available }) => available)
  const later = shown.filter(({ available }) => !available)
  // The slider goes before the cards.
  const driven = useDeferredValue(miles)
  const priceOf = useTripPrices(trip, driven)
  const areAllFree = search.found.every(({ available }) => available)
  // Behind the last free car come those that are free later, which are asked for by a press: the footer stays in reach.
  const loadsOn = hasMore && areAllFree && search.found.length < totalAvailable
  const isEnd = free.length > 0 && free.length === totalAvailable
  return (
    <>
      {free.length > 0 && (
        <ul
          {...pointing}
          className={
            Row ? 'car-rows' : 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5'
          }
        >
          {free.map((car, index) => (
            <Card
              key={car.id}
              car={car}
              trip={trip}
              carried={carried}
              priceOf={priceOf}
              isCheapest={isByPrice && index === 0}
              isMarked={marked.includes(car.id)}
            />
          ))}
        </ul>
      )}
      {loadsOn && (
        <div className="mt-4 min-h-11 text-center text-14 text-ink-2">
          {words.searching}
          {!isLoadingMore && <End key={search.found.length} onReached={loadMore} />}
        </div>
      )}
      {isEnd && (
        <p className="mt-4 text-center text-14 text-ink-2">
          <NumbersIn text={words.allShown(totalAvailable)} />
        </p>
      )}
      {!loadsOn && total > totalAvailable && (
        <section aria-labelledby="later" className="mt-6">
          <h2 id="later" className="text-18">
            <NumbersIn text={words.freeLater(total - totalAvailable)} />
          </h2>
          {later.some(({ photos }) => photos.length === 0) && (
            <p className="text-14 text-ink-2">{words.drawings}</p>
          )}
          {later.length > 0 && (
            <ul
              {...pointing}
              className={cx('mt-2 grid grid-cols-1', !Row && 'lg:grid-cols-2 lg:gap-x-10')}
            >
              {later.map((car) => (
                <LaterRow key={car.id} car={car} trip={trip} carried={carried} />
              ))}
            </ul>
          )}
          {hasMore && (
            <div className="mt-4 grid justify-items-center">
              <Button
                variant="secondary"
                busy={isLoadingMore}
                busyLabel={words.searching}
                onClick={loadMore}
              >
                {words.more}
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  )
}

/** The end of what was read: coming near it asks for more, once. */
function End({ onReached }: { onReached: () => void }) {
  const end = useRef<HTMLSpanElement>(null)
  const reach = useEffectEvent(onReached)
  useEffect(() => {
    if (!end.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        reach()
      },
      { rootMargin: '600px' },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [])
  return <span ref={end} />
}
