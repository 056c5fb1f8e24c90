import { getRouteApi, useRouterState } from '@tanstack/react-router'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useState,
} from 'react'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { home } from '#protocol/fleet/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useAreas } from '#web/fleet/site/use-area.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { ViewPill } from '#web/fleet/places/map/view-switch.tsx'
import { useMapOrList } from '#web/fleet/places/map/use-map-or-list.ts'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { CompareMount } from '../compare/compare-mount.tsx'
import { useRestedTripMiles, useTripMiles } from '../miles/kept-miles.ts'
import { useFavourites } from '../parts/favourites.ts'
import { useTypesFeatures } from '../parts/use-types-features.ts'
import { filterCount, filterFields } from './car-filters.ts'
import type { CarCardProps } from './car-card.tsx'
import { CarList } from './car-list.tsx'
import { FilterChips } from './filter-chips.tsx'
import { NoCars } from './no-cars.tsx'
import { ResultsHead } from './results-head.tsx'
import { resultsMessages } from './results-messages.ts'
import { ListSkeleton, OpensSoon } from './results-states.tsx'
import { SearchBar } from './search-bar.tsx'
import { useCarFilters } from './use-car-filters.ts'
import { useCarSearch } from './use-car-search.ts'
import { useResultsQuery } from './use-results-query.ts'
import { filtersIn, whereFields } from './where.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A step of /results: the chosen cars side by side. Back leads to where it was asked for. */
    comparing?: true
  }
}

/** As many as one answer may carry. */
const mostOnMap = 100

/** Nobody needs it to see the cars. */
const CompareView = lazy(() =>
  import('../compare/compare-view.tsx').then((module) => ({ default: module.CompareView })),
)

/** The map with its land comes when it is opened. */
const MapAndList = lazy(() =>
  import('./map-and-list.tsx').then((module) => ({ default: module.MapAndList })),
)

const route = getRouteApi(routes.results)

/** docs/product/app.md#home-and-results Results: the cars to rent. */
export function ResultsScreen(): ReactNode {
  const isComparing = useRouterState({
    select: ({ location }) => location.state.comparing === true,
  })
  return (
    <>
      <CarResults />
      {isComparing && <ComparedResults />}
    </>
  )
}

/** The chosen cars side by side, over the list. */
function ComparedResults(): ReactNode {
  const { query } = useResultsQuery(useAreas())
  if (!query) return null
  return (
    <Suspense>
      <CompareView trip={query.trip} area={query.area} />
    </Suspense>
  )
}

/** Before the company has an area there is nothing to search, and a shimmer would never end. */
function CarResults(): ReactNode {
  const { data } = useRead(home, {})
  return data?.areas.length === 0 ? <OpensSoon /> : <SearchedCars />
}

/** The filter bar and the list of cars. */
function SearchedCars(): ReactNode {
  const words = useMessages(resultsMessages)
  const { type, order } = route.useSearch()
  const areas = useAreas()
  const start = useRead(home, {})
  const { query, change } = useResultsQuery(areas)
  const [kept, setFilters] = useCarFilters()
  const filters = filtersIn(kept, query?.area)
  const { types } = useTypesFeatures(filterCount(filters) > 0)
  const [view, setView] = useMapOrList('results')
  const [pointed, setPointed] = useState<readonly string[]>([])
  const all = useFavourites()
  // A heart that is taken back leaves its card where it is until favourites are looked at anew.
  const [favourites, setFavourites] = useState(all)
  if (!filters.onlyFavourites && favourites !== all) setFavourites(all)
  const days = query ? rentalDuration(query.trip.start, query.trip.end).totalDays : 0
  const miles = useTripMiles(days)
  // While the slider moves, prices are those of the browser; the server is asked when it rests.
  const asked = useRestedTripMiles(days, 300)
  const search = useCarSearch(
    query && {
      ...query.trip,
      miles: asked,
      ...filterFields(filters, types, favourites),
      ...whereFields(filters, query.area),
      ...(view === 'map' && { limit: mostOnMap }),
    },
  )
  // Without the areas nothing can be searched, unless the address says all.
  const failed = query ? search.error : (start.error ?? undefined)
  const isSlow = useSlow(search.isWaiting && !failed)
  const areaName = areas.find(({ id }) => id === query?.area)?.name
  const title = filters.bounds
    ? words.titleOnMap
    : placeTitle(words, query && { id: query.area, name: areaName })
  // Cards are drawn in short steps, and what is on the screen answers meanwhile.
  const found = useDeferredValue(search.found)
  const { total, totalAvailable } = search
  const counts =
    search.isOld || total === undefined ? undefined : { total, available: totalAvailable ?? 0 }
  const controls = { query, filters, onQuery: change, onFilters: setFilters }
  const hasFavourites = all.length > 0

  // A part of the map may lie beyond the area; then each car brings its own.
  const carried = { area: filters.bounds ? undefined : query?.area, type, order }
  const listOf = (row?: ComponentType<CarCardProps>) =>
    query && (
      <>
        {search.isKnown && search.found.length === 0 && found.length === 0 && (
          <NoCars
            message={search.message}
            {...controls}
            query={query}
            hasFavourites={favourites.length > 0}
          />
        )}
        {found.length > 0 && (
          <>
            {search.message && <Banner className="mb-4">{search.message}</Banner>}
            <CarList
              search={search}
              found={found}
              trip={query.trip}
              carried={carried}
              miles={miles}
              isByPrice={filters.sort === 'price'}
              marked={view === 'map' ? pointed : []}
              onPoint={(car) => setPointed(car === undefined ? [] : [car])}
              row={row}
            />
          </>
        )}
      </>
    )

  const hasView = view === 'map' || search.found.length > 0
  const isBusy = search.isWaiting || search.isOld || found !== search.found
  const head = (
    <>
      <ResultsHead
        title={title}
        counts={counts}
        hasFailed={failed !== undefined}
        trip={query?.trip}
        miles={miles}
        cars={found}
        filters={filters}
        onFilters={setFilters}
        hasFavourites={hasFavourites}
      />
      <FilterChips area={query?.area} filters={filters} onFilters={setFilters} />
      {failed && <ReadFailed error={failed} onRetry={query ? search.retry : start.refetch} />}
      {isSlow && <ListSkeleton />}
    </>
  )
  return (
    <Page
      title={title}
      busy={isBusy}
      hasBar
      className={query && view === 'map' ? 'map-page' : 'pt-2! lg:pt-3!'}
    >
      <SearchBar
        areas={areas}
        {...controls}
        miles={asked}
        favourites={favourites}
        view={view}
        onView={setView}
        free={counts?.available}
        cheapest={counts && filters.sort === 'price' ? found.at(0)?.tripPrice : undefined}
      />
      {query && view === 'map' ? (
        <Suspense fallback={head}>
          <MapAndList
            search={search}
            cars={found}
            {...controls}
            query={query}
            miles={miles}
            carried={carried}
            active={pointed}
            onPoint={setPointed}
            head={head}
          >
            {listOf}
          </MapAndList>
        </Suspense>
      ) : (
        <>
          {head}
          {listOf()}
        </>
      )}
      {hasView && <ViewPill view={view} onView={setView} />}
      <CompareMount />
    </Page>
  )
}

function placeTitle(
  words: typeof resultsMessages.en,
  area: { id: string | undefined; name: string | undefined } | undefined,
): string {
  if (area?.name !== undefined) return words.title(area.name)
  return area && area.id === undefined ? words.titleAll : words.titlePlain
}
