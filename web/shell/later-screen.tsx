import { useRouterState } from '@tanstack/react-router'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { laterMessages } from './later-messages.ts'

/** A screen of the jobs while nothing is in it: what is so today, with a way on. */
export function LaterScreen() {
  const words = useMessages(laterMessages)
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath })
  const findCar = { to: routes.results, label: words.findCar }
  const toJobs = { to: routes.jobs, label: words.allJobs }
  const places = {
    [routes.jobs]: { ...words.jobs, way: findCar },
    [routes.createJob]: { ...words.createJob, way: { to: routes.contact, label: words.write } },
    [routes.editJob]: { ...words.job, way: toJobs },
  }
  const known = places[path as keyof typeof places] as (typeof places)['/jobs'] | undefined
  const { title, empty, text, way } = known ?? { ...words.job, way: toJobs }
  return (
    <Page title={title}>
      <EmptyState
        heading="h1"
        title={empty}
        actions={<LinkButton to={way.to}>{way.label}</LinkButton>}
      >
        {text}
      </EmptyState>
    </Page>
  )
}
