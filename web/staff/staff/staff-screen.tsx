import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { userInfo } from '#protocol/people/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { passkeysWork } from '#web/core/session/passkey.ts'
import { passkeyMessages } from '#web/people/account/passkey-messages.ts'
import { PasskeySignIn } from '#web/people/account/passkey-sign-in.tsx'
import { staffMessages } from './messages.ts'

const InvitationCard = lazy(async () => ({
  default: (await loadOrReload(() => import('./team/invitation-card.tsx'))).InvitationCard,
}))

/* Who is not of the staff is told so without all of it. */
const StaffLists = lazy(async () => ({
  default: (await loadOrReload(() => import('./staff-lists.tsx'))).StaffLists,
}))

const { useSearch } = getRouteApi(routes.staff)

/** What people of the company see and decide, a list each (docs/product/staff.md#decisions). */
export function StaffScreen() {
  const words = useMessages(staffMessages)
  const { data, error, refetch } = useRead(userInfo, {})
  const { invitation } = useSearch()
  if (!data) {
    return (
      <Page title={words.title} busy={!error}>
        <PageHead title={words.title} />
        {error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />}
      </Page>
    )
  }
  if (invitation)
    return (
      <Suspense fallback={<Skeleton className="h-80" />}>
        <InvitationCard invitation={invitation} />
      </Suspense>
    )
  if (data.userInfo.staffNeedsPasskey) return <PasskeyFirst />
  if (!data.userInfo.staff) {
    return (
      <Page title={words.notStaff}>
        <EmptyState
          heading="h1"
          title={words.notStaff}
          actions={<LinkButton to={routes.home}>{words.home}</LinkButton>}
        >
          {words.notStaffText}
        </EmptyState>
      </Page>
    )
  }
  const { rights } = data.userInfo
  return (
    <Suspense
      fallback={
        <Page title={words.title} busy>
          <Skeleton className="h-80" />
        </Page>
      }
    >
      <StaffLists rights={rights} />
    </Suspense>
  )
}

/** Of the staff, but signed in by e-mail (docs/product/accounts.md#passkeys). */
function PasskeyFirst() {
  const words = useMessages(passkeyMessages)
  return (
    <Page title={words.needed}>
      <EmptyState heading="h1" title={words.needed} actions={<PasskeySignIn />}>
        {passkeysWork() ? words.neededText : words.unavailable}
      </EmptyState>
    </Page>
  )
}
