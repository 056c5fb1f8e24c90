import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { PagedCards } from '#web/ui/layout/paged-cards.tsx'
import { usePointed } from '#web/fleet/places/map/use-pointed.ts'
import { useTripPrices } from '../miles/use-trip-prices.ts'
import type { Trip } from '../parts/sound-trip.ts'
import { CarCard } from './car-card.tsx'
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
  /** Cars that are pointed at on the map. */
  marked: readonly string[]
  /** The car under the pointer or with the focus, for the map; undefined for none. */
  onPoint: (car: string | undefined) => void
  /** A map stands beside the list: two columns instead of three. */
  isNarrow: boolean
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

/** The cards of the cars, page by page. */
export function CarList(props: CarListProps) {
  const { search, found, trip, carried, miles, marked, onPoint, isNarrow } = props
  const words = useMessages(resultsMessages)
  const pointing = usePointed(onPoint)
  const { total, hasMore, isLoadingMore, loadMore } = search
  const shown = useGrowing(found)
  // The slider goes before the cards.
  const driven = useDeferredValue(miles)
  const priceOf = useTripPrices(trip, driven)
  return (
    <PagedCards
      count={shown.length}
      read={found.length}
      hasMore={hasMore}
      isLoadingMore={isLoadingMore}
      loadMore={loadMore}
      shownText={total === undefined ? undefined : words.shown(found.length, total)}
      moreText={words.more}
      loadingText={words.searching}
      pointing={pointing}
      className={cx('grid gap-4 sm:grid-cols-2', isNarrow ? 'xl:grid-cols-2' : 'lg:grid-cols-3')}
    >
      {shown.map((car) => (
        <CarCard
          key={car.id}
          car={car}
          trip={trip}
          carried={carried}
          miles={driven}
          priceOf={priceOf}
          isMarked={marked.includes(car.id)}
        />
      ))}
    </PagedCards>
  )
}
