import { useMessages } from '#web/core/i18n.ts'
import { DateRangeFields } from '#web/ui/dates/date-range-fields.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { CarOnItsWay } from '#web/ui/media/travelling-car.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { bookingMessages } from '../messages.ts'
import type { TripSearch } from '../trip-search.ts'

type NoOfferProps = {
  car: string
  /** Why there is none: what the server said, or what went wrong; neither while it is under way. */
  refused: string | undefined
  error: Error | null
  /** The server's sentences: dates of an old link can be set right. */
  dateErrors: Record<string, string>
  trip: TripSearch
  onChange: (patch: TripSearch) => void
  onRetry: () => void
}

/** The Trip step before the server has said anything about the car. */
export function NoOffer({
  car,
  refused,
  error,
  dateErrors,
  trip,
  onChange,
  onRetry,
}: NoOfferProps) {
  const words = useMessages(bookingMessages)
  const { start, end } = dateErrors
  const isUnderWay = refused === undefined && !error
  return (
    <Page title={words.title} busy={isUnderWay}>
      <PageHead title={words.title} />
      {isUnderWay ? (
        <div className="grid gap-3">
          <CarOnItsWay id={car} />
          <Skeleton className="h-120" />
        </div>
      ) : start || end ? (
        <Card aria-label={words.dates} className="grid max-w-160 gap-3 sm:grid-cols-2">
          <h2 className="sm:col-span-2">{words.dates}</h2>
          <DateRangeFields
            start={trip.start}
            end={trip.end}
            required
            errors={{ start, end }}
            onChange={(range) => onChange({ ...range, appt: undefined })}
          />
        </Card>
      ) : (
        <ReadFailed error={error} refused={refused} onRetry={onRetry} />
      )}
    </Page>
  )
}
