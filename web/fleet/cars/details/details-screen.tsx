import { type ReactNode, useDeferredValue } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { CompareMount } from '../compare/compare-mount.tsx'
import { CarDetails, type LaterParts } from './car-details.tsx'
import { CarNotFound } from './car-not-found.tsx'
import { detailsMessages } from './details-messages.ts'
import { DetailsSkeleton } from './details-skeleton.tsx'
import { useCarQuote } from './use-car-quote.ts'
import { KnownCar } from './known-car.tsx'
import { useDetailsQuery } from './use-details-query.ts'
import { useKnownCar } from './use-known-car.ts'

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
