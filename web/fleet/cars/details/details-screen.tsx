import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { uiMessages } from '#web/ui/messages.ts'
import { LostCar } from '#web/ui/states/lost-car.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { CompareMount } from '../compare/compare-mount.tsx'
import { CarDetails, type LaterParts } from './car-details.tsx'
import { detailsMessages } from './details-messages.ts'
import { useCarQuote } from './use-car-quote.ts'
import { KnownCar } from './known-car.tsx'
import { useDetailsQuery } from './use-details-query.ts'
import { useKnownCar } from './use-known-car.ts'

const route = getRouteApi(routes.details)

/** No such car, or none asked for. */
function CarNotFound() {
  const { lostCar } = useMessages(uiMessages)
  const { area, start, end } = route.useSearch()
  return (
    <Page title={lostCar}>
      <LostCar heading="h1" search={{ area, start, end }} />
    </Page>
  )
}

/** One car: what it is, what it costs for the dates, and the way to book it (docs/product/search.md#cars, docs/product/prices.md#lines). */
export function DetailsScreen(later: LaterParts): ReactNode {
  const words = useMessages(detailsMessages)
  const query = useDetailsQuery()
  const quote = useCarQuote(query)
  const isSlow = useSlow(quote.isWaiting && !quote.isUnknown)
  const known = useKnownCar(query.asked.car, query.trip)
  // Drawn in short steps: a slow phone can scroll and press meanwhile.
  const answer = useDeferredValue(quote.answer, undefined)
  const { car } = answer ?? {}
  // The answer before may be that of another car.
  if (car && car.id === query.asked.car && query.trip) {
    return (
      <>
        <CarDetails
          {...later}
          key={car.id}
          car={car}
          answer={answer ?? {}}
          isOld={quote.isOld}
          onRetry={quote.failure ? quote.retry : undefined}
          query={{ ...query, trip: query.trip }}
        />
        {query.asked.type !== 'change' && <CompareMount isAboveBar />}
      </>
    )
  }
  if (quote.isUnknown) return <CarNotFound />
  if (known && query.trip && !quote.failure)
    return <KnownCar {...known} trip={query.trip} query={query.asked} />
  return (
    <Page title={words.loading} busy={!quote.failure}>
      <h1 tabIndex={-1} className="sr-only">
        {words.loading}
      </h1>
      {quote.failure && <ReadFailed error={quote.failure} onRetry={quote.retry} />}
      {isSlow && <DetailsSkeleton />}
    </Page>
  )
}

/** Grey shapes of stage and price card while the first answer is late. */
function DetailsSkeleton() {
  return (
    <div aria-hidden="true" className="cols">
      <div className="grid gap-5">
        <Skeleton className="aspect-[320/170] rounded-dialog" />
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-20" />
      </div>
      <Skeleton className="h-96 rounded-card" />
    </div>
  )
}
