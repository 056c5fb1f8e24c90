import { getRouteApi } from '@tanstack/react-router'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { LostCar } from '#web/ui/states/lost-car.tsx'
import { uiMessages } from '#web/ui/messages.ts'
import { Page } from '#web/ui/layout/page.tsx'

const route = getRouteApi(routes.details)

/** No such car, or none asked for. */
export function CarNotFound() {
  const { lostCar } = useMessages(uiMessages)
  const { area, start, end } = route.useSearch()
  return (
    <Page title={lostCar}>
      <LostCar heading="h1" search={{ area, start, end }} />
    </Page>
  )
}
