import { useState } from 'react'
import { jobs, myRoutes } from '#protocol/jobs/names.ts'
import type { SavedRoute } from '#protocol/jobs/jobs/routes.ts'
import type { Town } from '#protocol/fleet/places/place.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { RouteForm } from './route-form.tsx'
import { newValues, valuesOf } from './route-values.ts'
import { savedMessages } from './saved-messages.ts'
import { useRouteForm } from './use-route-form.ts'

type EditRouteProps = {
  /** Its id, or `new`. */
  edit: string
  stops: string | undefined
  detour: string | undefined
}

/** A route that is saved or changed (docs/product/jobs-matching.md#saved-routes). */
export function EditRoute({ edit, stops, detour }: EditRouteProps) {
  if (edit !== 'new') return <ChangedRoute key={edit} id={edit} />
  return stops === undefined ? <NewRoute /> : <TypedRoute key={stops} {...{ stops, detour }} />
}

function ChangedRoute({ id }: { id: string }) {
  const words = useMessages(savedMessages)
  const { data, error, isPending, refetch } = useRead(myRoutes, {})
  // As it was read first: what changes meanwhile is told when it is sent, not under the fingers.
  const [first, setFirst] = useState<SavedRoute>()
  const latest = data?.routes.find((saved) => saved.id === id)
  if (!first && latest) setFirst(latest)
  if (first) return <Change first={first} latest={latest} />
  if (data)
    return (
      <Page title={words.editTitle}>
        <EmptyState
          heading="h1"
          title={words.lost}
          actions={<LinkButton to={routes.savedRoutes}>{words.title}</LinkButton>}
        >
          {words.lostText}
        </EmptyState>
      </Page>
    )
  return <Waiting title={words.editTitle} {...{ error, isPending, refetch }} />
}

function Change({ first, latest }: { first: SavedRoute; latest: SavedRoute | undefined }) {
  const words = useMessages(savedMessages)
  const form = useRouteForm({
    first: valuesOf(first),
    changed: first,
    latest,
    draft: `route:${first.id}:${first.version}`,
  })
  return (
    <Page title={words.editTitle}>
      <PageHead title={words.editTitle} isNews>
        {first.name}
      </PageHead>
      <RouteForm route={form} />
    </Page>
  )
}

/** With the stops of a list, whose towns the server names. */
function TypedRoute({ stops, detour }: { stops: string; detour: string | undefined }) {
  const words = useMessages(savedMessages)
  const { data, error, isPending, refetch } = useRead(jobs, { stops, limit: '1' })
  // Stops that are not there are none: the form is there all the same.
  if (data?.way) return <NewRoute from={{ stops: data.way.stops, detour }} name={`:${stops}`} />
  return isPending ? (
    <Waiting title={words.newTitle} {...{ error, isPending, refetch }} />
  ) : (
    <NewRoute />
  )
}

type NewRouteProps = {
  from?: { stops: readonly Town[]; detour: string | undefined }
  /** Keeps what is typed for other stops apart. */
  name?: string
}

function NewRoute({ from, name = '' }: NewRouteProps) {
  const words = useMessages(savedMessages)
  const form = useRouteForm({
    first: newValues(from?.stops, from?.detour),
    changed: undefined,
    latest: undefined,
    draft: `route${name}`,
  })
  return (
    <Page title={words.newTitle}>
      <PageHead title={words.newTitle} isNews>
        {words.newLead}
      </PageHead>
      <RouteForm route={form} />
    </Page>
  )
}

type WaitingProps = {
  title: string
  error: Error | null
  isPending: boolean
  refetch: () => void
}

function Waiting({ title, error, isPending, refetch }: WaitingProps) {
  const isSlow = useSlow(isPending)
  return (
    <Page title={title} busy={isPending}>
      <PageHead title={title} isNews />
      {error && <ReadFailed error={error} onRetry={refetch} />}
      {isSlow && <Skeleton className="h-120" />}
    </Page>
  )
}
