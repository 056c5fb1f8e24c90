import { Search, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { formatNearDay, formatTripDays } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import type { MapOrList } from '#web/fleet/places/map/use-map-or-list.ts'
import { ViewSwitch } from '#web/fleet/places/map/view-switch.tsx'
import { formatCount } from '#web/core/money.ts'
import { Count } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Num } from '#web/ui/num.tsx'
import { MilesQuestion } from '../miles/miles-question.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import { useAfterDialogs } from '../parts/use-after-dialogs.ts'
import { type CarFilters, filterCount } from './car-filters.ts'
import { filtersButtonId } from './filter-chips.tsx'
import { resultsMessages } from './results-messages.ts'
import './search-bar.css'
import type { ResultsQuery } from './use-results-query.ts'

const loadFilters = () => import('./filters/filter-sheet.tsx')
const loadSearch = () => import('./search-sheet.tsx')
/** Nobody needs them to see the cars: they come when they are opened. */
const FilterSheet = lazy(() => loadFilters().then((module) => ({ default: module.FilterSheet })))
const SearchSheet = lazy(() => loadSearch().then((module) => ({ default: module.SearchSheet })))

type SearchBarProps = {
  areas: readonly Area[]
  query: ResultsQuery | undefined
  filters: CarFilters
  /** How far one means to drive, as the server was asked last. */
  miles: number
  favourites: readonly string[]
  /** How many cars are free, and the least that one costs; undefined while it is not known. */
  free: number | undefined
  cheapest: number | undefined
  view: MapOrList
  onView: (view: MapOrList) => void
  onQuery: (change: { area?: string | undefined; trip?: Trip }) => void
  onFilters: (filters: CarFilters) => void
}

/** Area and dates on one button, filters on another, and how far one will drive; each change searches again (docs/product/app.md#home-and-results). */
export function SearchBar(props: SearchBarProps) {
  const { areas, query, filters, miles, favourites, view, free, onView, onQuery, onFilters } = props
  // A map says nothing else of how many cars can be had.
  const found = view === 'map' ? free : undefined
  const words = useMessages(resultsMessages)
  const afterDialogs = useAfterDialogs()
  const [open, setOpen] = useState<'search' | 'filters'>()
  const close = () => setOpen(undefined)
  const count = filterCount(filters)
  return (
    <div className="desk-bar z-10 max-lg:contents">
      <search
        aria-label={words.filterBar}
        className="phone-bar grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 lg:contents"
      >
        <WhereAndWhen
          areas={areas}
          query={query}
          found={found}
          miles={miles}
          onOpen={() => setOpen('search')}
        />
        <Button
          id={filtersButtonId}
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => setOpen('filters')}
          onPointerEnter={() => void loadFilters()}
          onFocus={() => void loadFilters()}
          className="min-h-14 max-sm:w-14 max-sm:rounded-full max-sm:px-0 lg:order-1 lg:min-h-11"
        >
          <SlidersHorizontal aria-hidden="true" size={20} />
          <span className="max-sm:sr-only">{count === 0 ? words.allTypes : words.filters}</span>
          {count > 0 && (
            <span className="max-sm:absolute max-sm:-top-1.5 max-sm:-right-1.5">
              <Count>
                {count}
                <span className="sr-only"> {words.selected(count)}</span>
              </Count>
            </span>
          )}
        </Button>
        <div className="order-2 max-lg:hidden">
          <ViewSwitch view={view} onView={onView} />
        </div>
      </search>
      {query && (
        <MilesQuestion
          totalDays={rentalDuration(query.trip.start, query.trip.end).totalDays}
          isSlim
          className={cx('lg:flex-1', view === 'map' && 'max-lg:hidden')}
        />
      )}
      {open === 'search' && query && (
        <Suspense>
          <SearchSheet
            areas={areas}
            query={query}
            onQuery={onQuery}
            free={free}
            cheapest={props.cheapest}
            onClose={close}
          />
        </Suspense>
      )}
      {open === 'filters' && query && (
        <Suspense>
          <FilterSheet
            query={query}
            filters={filters}
            miles={miles}
            favourites={favourites}
            onApply={(next) => {
              close()
              afterDialogs(() => onFilters(next))
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}

type WhereAndWhenProps = {
  areas: readonly Area[]
  query: ResultsQuery | undefined
  found: number | undefined
  miles: number
  onOpen: () => void
}

/** «Bay Area, 35 days» with its dates, the button that changes them. */
function WhereAndWhen({ areas, query, found, miles, onOpen }: WhereAndWhenProps) {
  const words = useMessages(resultsMessages)
  const lang = useLanguage()
  const area = areas.find(({ id }) => id === query?.area)?.name ?? words.allAreas
  const { start, end } = query?.trip ?? {}
  const days = start && end ? rentalDuration(start, end).totalDays : undefined
  const place = days === undefined ? words.titlePlain : words.where(area, days)
  /** On a phone the map has no head: what is found stands here. */
  const onMap =
    found !== undefined && days !== undefined
      ? words.onMap(found, days, formatCount(miles))
      : undefined
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={() => void loadSearch()}
      onFocus={() => void loadSearch()}
      className="flex min-h-14 w-full items-center gap-3 rounded-full border border-line-strong bg-surface px-5 py-1.5 text-left leading-tight hover:bg-sunken lg:w-auto lg:border-transparent"
    >
      <Search aria-hidden="true" size={20} className="flex-none text-ink-2 max-sm:hidden" />
      <span className="min-w-0">
        <span className="sr-only">{words.changeSearch}: </span>
        <span className={cx('block font-bold', onMap && 'max-lg:hidden')}>{place}</span>{' '}
        {onMap && <Num className="block font-bold lg:hidden">{onMap} </Num>}
        {start && end && (
          <>
            <Num className={cx('block text-14 text-ink-2', onMap && 'max-lg:hidden')}>
              {words.when(...formatTripDays(dayOf(start), dayOf(end), lang))}
            </Num>
            {onMap && (
              // Two dates with their years and the area are too long for a line of a phone.
              <Num className="block text-14 text-ink-2 lg:hidden">
                {area},{' '}
                {words.when(formatNearDay(dayOf(start), lang), formatNearDay(dayOf(end), lang))}
              </Num>
            )}
          </>
        )}
      </span>
    </button>
  )
}
