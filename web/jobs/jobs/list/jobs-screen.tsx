import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { jobFilters } from '#protocol/jobs/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { MapBounds } from '#web/fleet/places/map/map-view.ts'
import { useMapOrList } from '#web/fleet/places/map/use-map-or-list.ts'
import { ViewPill } from '#web/fleet/places/map/view-switch.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { JobsFilters } from './jobs-filters.tsx'
import { JobsHead } from './jobs-head.tsx'
import { JobsList } from './jobs-list.tsx'
import type { JobsSearch } from './jobs-address.ts'
import { changed, filterOf, ownersOf } from './jobs-search.ts'
import { listMessages } from './list-messages.ts'
import { NoJobs } from './no-jobs.tsx'
import { useJobs } from './use-jobs.ts'
import { WayBar } from './way-bar.tsx'

/** The land weighs as much as a screen: it comes when the map is opened. */
const JobsMap = lazy(() => import('./jobs-map.tsx').then((map) => ({ default: map.JobsMap })))

const route = getRouteApi(routes.jobs)

/** The jobs that the address asks for (docs/product/jobs.md#list). */
export function JobsScreen() {
  const words = useMessages(listMessages)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [view, setView] = useMapOrList('jobs')
  // A part of the map belongs to what was asked for when it was searched.
  const asked = JSON.stringify(filterOf(search))
  const [part, setPart] = useState<{ asked: string; bounds: MapBounds }>()
  const bounds = view === 'map' && part?.asked === asked ? part.bounds : undefined
  const [pointed, setPointed] = useState<readonly string[]>([])
  const reading = useJobs(search, { bounds, all: view === 'map' })
  const filter = filterOf(search)
  const filters = useRead(jobFilters, {
    ...filter,
    ...(reading.isForeign && { jobOwnerId: undefined }),
    ...(reading.lostWay && { route: undefined, stops: undefined, detour: undefined }),
  })
  const area = useArea(search.area)
  const isSlow = useSlow(reading.isWaiting && !reading.error)

  const toSearch = (next: JobsSearch) =>
    void navigate({ search: next, state: true, replace: true, resetScroll: false })
  const owners = reading.isForeign
    ? 'someone'
    : ownersOf(search.jobOwnerId, filters.data?.owners ?? [])
  const isNone = reading.isForeign || reading.lostWay !== undefined
  const isEmpty = reading.isKnown && (isNone || reading.found.length === 0)
  // Where no job is, a map shows nothing: its pill would only lie on the ways out.
  const hasPill = view === 'map' || reading.found.length > 0
  const list = isEmpty ? (
    <NoJobs
      search={search}
      owners={owners}
      message={reading.message}
      lostWay={reading.lostWay}
      onSearch={toSearch}
    />
  ) : (
    <JobsList
      reading={reading}
      marked={view === 'map' ? pointed : []}
      onPoint={(job) => setPointed(job === undefined ? [] : [job])}
      isNarrow={view === 'map'}
    />
  )
  return (
    <Page title={words.title} busy={reading.isWaiting || reading.isOld} hasBar={hasPill}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="flex-1 basis-40">
          <PageHead title={words.title}>{words.lead}</PageHead>
        </div>
        <LinkButton to={routes.createJob} className="mb-4 flex-none">
          <Plus aria-hidden="true" size={20} />
          {words.post}
        </LinkButton>
      </div>
      <JobsFilters
        search={search}
        options={filters.data}
        onChange={(patch) => toSearch(changed(search, patch))}
      />
      <WayBar
        search={search}
        way={reading.isOld ? undefined : reading.way}
        isLost={reading.lostWay !== undefined}
        onSearch={toSearch}
      />
      <JobsHead
        search={search}
        total={reading.isOld ? undefined : reading.total}
        areaName={area?.name}
        hasFailed={reading.error !== undefined || isNone}
        view={view}
        onView={setView}
        onSort={(sort) => toSearch(changed(search, { sort }))}
      />
      {reading.error && <ReadFailed error={reading.error} onRetry={reading.retry} />}
      {isSlow && <JobsSkeleton />}
      {view === 'map' ? (
        <BesideMap
          list={list}
          map={
            <JobsMap
              jobs={reading.found}
              way={reading.way?.stops}
              centre={area?.centre}
              about={asked}
              bounds={bounds}
              active={pointed}
              onPoint={setPointed}
              onSearch={(searched) => setPart({ asked, bounds: searched })}
            />
          }
        />
      ) : (
        list
      )}
      {hasPill && <ViewPill view={view} onView={setView} />}
    </Page>
  )
}

/** The map beside the list; on a phone instead of it, until its pill leads back. */
function BesideMap({ list, map }: { list: ReactNode; map: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the map would begin below what is in sight.
    if (!window.matchMedia('(min-width: 64rem)').matches)
      box.current?.scrollIntoView({ block: 'end' })
  }, [])
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
      <div className="max-lg:hidden">{list}</div>
      <div
        ref={box}
        className="h-[max(22rem,calc(100dvh-12rem))] lg:sticky lg:top-[212px] lg:h-[calc(100dvh-228px)]"
      >
        <Suspense fallback={<Skeleton className="size-full rounded-card" />}>{map}</Suspense>
      </div>
    </div>
  )
}

/** Six grey cards while the first answer is late. */
function JobsSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
        <div key={card} className="grid gap-3.5 rounded-card border border-line bg-surface p-4">
          <div className="flex justify-between gap-6">
            <Skeleton className="h-7 w-1/3 rounded-full" />
            <Skeleton className="h-7 w-20" />
          </div>
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-9 w-full" />
        </div>
      ))}
    </div>
  )
}
