import { getRouteApi } from '@tanstack/react-router'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { detailsMessages } from './details-messages.ts'

const route = getRouteApi(routes.details)

/** No such car, or none asked for: says so and leads back to the list. */
export function CarNotFound() {
  const words = useMessages(detailsMessages)
  const { area, start, end } = route.useSearch()
  return (
    <Page title={words.notFoundTitle}>
      <EmptyState
        heading="h1"
        title={words.notFoundTitle}
        actions={
          <LinkButton to={routes.results} search={{ area, start, end }}>
            {words.findCar}
          </LinkButton>
        }
      >
        {words.notFound}
      </EmptyState>
    </Page>
  )
}
