import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { DateRangeFields } from '#web/ui/dates/date-range-fields.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { bookingMessages } from '../messages.ts'
import type { TripSearch } from '../trip-search.ts'

type NoOfferProps = {
  /** Why there is none; absent while it is under way. */
  text: string | undefined
  /** The server's sentences: dates of an old link can be set right. */
  dateErrors: Record<string, string>
  trip: TripSearch
  onChange: (patch: TripSearch) => void
  onRefresh: () => void
}

/** The Trip step before the server has said anything about the car. */
export function NoOffer({ text, dateErrors, trip, onChange, onRefresh }: NoOfferProps) {
  const words = useMessages(bookingMessages)
  const { start, end } = dateErrors
  return (
    <Page title={words.title} busy={text === undefined}>
      <PageHead title={words.title} />
      {text === undefined ? (
        <Skeleton className="h-120" />
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
        <ErrorState text={text} onRefresh={onRefresh} />
      )}
    </Page>
  )
}
