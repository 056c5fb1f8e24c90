import { useEffect, useRef } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { Button } from '#web/ui/button.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import { CarCard } from './car-card.tsx'
import { resultsMessages } from './results-messages.ts'
import type { useCarSearch } from './use-car-search.ts'
import { useGrowing } from './use-growing.ts'
import { usePointed } from '#web/ui/map/use-pointed.ts'

type CarListProps = {
  search: ReturnType<typeof useCarSearch>
  trip: Trip
  carried: { area?: string; type?: string; order?: string }
  /** Cars that are pointed at on the map. */
  marked: readonly string[]
  /** The car under the pointer or with the focus, for the map; undefined for none. */
  onPoint: (car: string | undefined) => void
  /** A map stands beside the list: two columns instead of three. */
  isNarrow: boolean
}

/** The cards, and a button for the next page: the focus goes on to the first new car. */
export function CarList(props: CarListProps) {
  const { search, trip, carried, marked, onPoint, isNarrow } = props
  const words = useMessages(resultsMessages)
  const pointing = usePointed(onPoint)
  const { found, total, hasMore, isLoadingMore, loadMore } = search
  const shown = useGrowing(found)
  const list = useRef<HTMLUListElement>(null)
  const goOnFrom = useRef<number>(undefined)
  useEffect(() => {
    const index = goOnFrom.current
    if (index === undefined || shown.length <= index) return
    goOnFrom.current = undefined
    list.current?.children[index]?.querySelector<HTMLElement>('h2 a')?.focus()
  }, [shown.length])
  return (
    <>
      <ul
        ref={list}
        {...pointing}
        className={cx('grid gap-4 sm:grid-cols-2', isNarrow ? 'xl:grid-cols-2' : 'lg:grid-cols-3')}
      >
        {shown.map((car) => (
          <CarCard
            key={car.id}
            car={car}
            trip={trip}
            carried={carried}
            isMarked={marked.includes(car.id)}
          />
        ))}
      </ul>
      {hasMore && (
        <div className="mt-6 grid justify-items-center gap-2">
          {total !== undefined && (
            <p className="text-14 text-ink-2">{words.shown(found.length, total)}</p>
          )}
          <Button
            variant="secondary"
            busy={isLoadingMore}
            busyLabel={words.searching}
            onClick={() => {
              goOnFrom.current = found.length
              loadMore()
            }}
          >
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}
