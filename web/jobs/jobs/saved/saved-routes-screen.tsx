import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type JSX, useState } from 'react'
import { myRoutes } from '#protocol/jobs/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { DrivePast } from '../ways/drive-past.tsx'
import { EditRoute } from './edit-route.tsx'
import { RouteCard } from './route-card.tsx'
import { savedMessages } from './saved-messages.ts'

const route = getRouteApi(routes.savedRoutes)

/** My routes, or the form of one of them. The type is said, or the router's would be inferred from itself. */
export function SavedRoutesScreen(): JSX.Element {
  const { edit, stops, detour } = route.useSearch()
  return edit === undefined ? <SavedRoutes /> : <EditRoute {...{ edit, stops, detour }} />
}

/** The ways that one drives, with what lies along each (docs/product/jobs-matching.md#saved-routes). */
function SavedRoutes() {
  const words = useMessages(savedMessages)
  const { data, error, isPending, refetch } = useRead(myRoutes, {})
  const isSlow = useSlow(isPending)
  // What had the focus goes with a card, and with the form.
  const [removed, setRemoved] = useState(0)
  const saved = data?.routes
  return (
    <Page title={words.title} busy={isPending}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div key={removed} className="flex-1 basis-40">
          <PageHead title={words.title} isNews>
            {words.lead}
          </PageHead>
        </div>
        {saved && saved.length > 0 && (
          <LinkButton to={routes.savedRoutes} search={{ edit: 'new' }} className="mb-4 flex-none">
            <Plus aria-hidden="true" size={20} />
            {words.add}
          </LinkButton>
        )}
      </div>
      {error && !data && <ReadFailed error={error} onRetry={refetch} />}
      {isSlow && <Skeleton className="h-120" />}
      {saved?.length === 0 && (
        <EmptyState
          title={words.none}
          actions={
            <>
              <LinkButton to={routes.savedRoutes} search={{ edit: 'new' }}>
                {words.add}
              </LinkButton>
              <LinkButton to={routes.jobs} variant="secondary">
                {words.allJobs}
              </LinkButton>
            </>
          }
        >
          {words.noneText}
        </EmptyState>
      )}
      {saved && saved.length > 0 && (
        <>
          <div className="mb-4">
            <DrivePast routes={saved} week={data.week} />
          </div>
          <ul className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
            {saved.map((each) => (
              <RouteCard
                key={each.id}
                route={each}
                onRemoved={() => setRemoved((count) => count + 1)}
              />
            ))}
          </ul>
        </>
      )}
    </Page>
  )
}
