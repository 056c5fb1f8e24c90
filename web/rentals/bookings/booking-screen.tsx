import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useAreas } from '#web/fleet/site/use-area.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { bookingMessages } from './messages.ts'
import { TripStep } from './trip-step.tsx'

const route = getRouteApi(routes.booking)

/** The first of four steps to a booked car: dates, pickup, price plan, extras and cover. */
export function BookingScreen() {
  const words = useMessages(bookingMessages)
  const search = route.useSearch()
  const areas = useAreas()
  const { car } = search
  if (!car) {
    return (
      <Page title={words.title}>
        <EmptyState
          heading="h1"
          title={words.noCar}
          actions={
            <LinkButton
              to={routes.results}
              search={{ area: search.area, start: search.start, end: search.end }}
            >
              {words.findCar}
            </LinkButton>
          }
        >
          {words.noCarText}
        </EmptyState>
      </Page>
    )
  }
  // The car of a change is chosen there; here it would be a second rental.
  if (search.type === 'change') return <Navigate to={routes.details} search={search} replace />
  return <TripStep key={car} search={{ ...search, car }} areas={areas} />
}
