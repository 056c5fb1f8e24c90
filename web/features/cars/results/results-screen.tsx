import { getRouteApi } from '@tanstack/react-router'
import { errorText } from '#web/core/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routes.ts'
import { useAreas } from '#web/core/use-area.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { useTypesFeatures } from '../parts/use-types-features.ts'
import { filterFields } from './car-filters.ts'
import { CarList } from './car-list.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { NoCars } from './no-cars.tsx'
import { ResultsHead } from './results-head.tsx'
import { resultsMessages } from './results-messages.ts'
import { useCarFilters } from './use-car-filters.ts'
import { useCarSearch } from './use-car-search.ts'
import { useResultsQuery } from './use-results-query.ts'

const route = getRouteApi(routes.results)

/** SEED.md 2.3 Results: the filter bar and the list of cars. */
export function ResultsScreen() {
  const words = useMessages(resultsMessages)
  const { type, order } = route.useSearch()
  const areas = useAreas()
  const { types } = useTypesFeatures()
  const { query, change } = useResultsQuery(areas)
  const [filters, setFilters] = useCarFilters()
  const search = useCarSearch(
    query && { area: query.area, ...query.trip, ...filterFields(filters, types) },
  )
  const isSlow = useSlow(search.isWaiting && !search.error)
  const areaName = areas.find(({ id }) => id === query?.area)?.name
  const title = placeTitle(words, query && { id: query.area, name: areaName })
  const { total, totalAvailable } = search
  const counts =
    search.isOld || total === undefined ? undefined : { total, available: totalAvailable ?? 0 }
  const controls = { query, filters, onQuery: change, onFilters: setFilters }

  return (
    <Page title={title} busy={search.isWaiting || search.isOld} className="lg:pt-3">
      <FilterBar areas={areas} {...controls} />
      <ResultsHead title={title} areaName={areaName} counts={counts} {...controls} />
      <FilterChips filters={filters} onFilters={setFilters} />
      {search.error && <ErrorState text={errorText(search.error)} onRefresh={search.retry} />}
      {isSlow && <ListSkeleton />}
      {query && search.isKnown && search.found.length === 0 && (
        <NoCars message={search.message} {...controls} query={query} />
      )}
      {query && search.found.length > 0 && (
        <>
          {search.message && <Banner className="mb-4">{search.message}</Banner>}
          <CarList search={search} trip={query.trip} carried={{ area: query.area, type, order }} />
        </>
      )}
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
