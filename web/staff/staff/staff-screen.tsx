import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { userInfo } from '#protocol/people/names.ts'
import { mayDo, type Right } from '#protocol/core/rights.ts'
import { staffToday } from '#protocol/staff/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { NewBooking } from './caller/new-booking.tsx'
import { menuMessages } from './menu-messages.ts'
import { passkeysWork } from '#web/core/session/passkey.ts'
import { passkeyMessages } from '#web/people/account/passkey-messages.ts'
import { PasskeySignIn } from '#web/people/account/passkey-sign-in.tsx'
import { staffMessages } from './messages.ts'
import { Shortcuts } from './menu/shortcuts.tsx'
import { SearchButton } from './search/search-button.tsx'
import { useWhen } from './desk/use-when.ts'
import { StaffMenu } from './menu/staff-menu.tsx'
import type { ViewName } from './view-groups.ts'
import { maySee, viewOf, views } from './views.ts'

const InvitationCard = lazy(async () => ({
  default: (await loadOrReload(() => import('./team/invitation-card.tsx'))).InvitationCard,
}))

const { useSearch } = getRouteApi(routes.staff)

/** What people of the company see and decide, a list each (docs/product/staff.md#decisions). */
export function StaffScreen() {
  const words = useMessages(staffMessages)
  const { data, error, refetch } = useRead(userInfo, {})
  const { invitation, view: asked, open } = useSearch()
  const view = viewOf(asked)
  useViewFocus(view, view === 'bookings' && open !== undefined)
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
  return <StaffLists view={maySee(view, rights) ? view : 'today'} rights={rights} />
}

/** To a screen reader another list is another page: the focus moves to its h1. */
function useViewFocus(view: string, isOrder: boolean): void {
  const page = isOrder ? `${view} of one` : view
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }, [page])
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

const minuteMs = 60_000

function StaffLists({ view, rights }: { view: ViewName; rights: readonly Right[] | undefined }) {
  const words = useMessages(staffMessages)
  const { views: names } = useMessages(menuMessages)
  const { data } = useRead(staffToday, {}, { refetchInterval: minuteMs })
  // Before the company is open, its owner's day begins with what is missing.
  const isFirstDay = view === 'today' && data?.isOpen === false && maySee('opening', rights)
  const shown = isFirstDay ? 'opening' : view
  const { day, open } = useSearch()
  const when = useWhen()
  const title = shown === 'today' && day !== undefined ? when.day(day) : names[shown]
  const List = views[shown]
  // An order has a page of its own, with its own heading.
  const isOrder = open !== undefined && shown === 'bookings'
  // Its table needs the width.
  const isWide = shown === 'planner'
  return (
    <Page title={`${title} · ${words.title}`} {...(isWide && { className: 'staff-wide' })}>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] items-center gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        {isOrder && <span className="max-lg:hidden" />}
        {!isOrder && <h1 tabIndex={-1}>{title}</h1>}
        <div className="flex flex-wrap items-center gap-3">
          <div className="min-w-0 flex-1">
            <SearchButton />
          </div>
          {mayDo(rights ?? [], 'desk') && <NewBooking />}
        </div>
        <Shortcuts />
      </div>
      <div
        className={cx(
          'grid gap-5',
          isWide ? 'staff-screen-rail' : 'lg:grid-cols-[208px_minmax(0,1fr)]',
        )}
      >
        <StaffMenu current={shown} rights={rights} waiting={data?.waiting} isRail={isWide} />
        <div className="min-w-0">
          <Suspense fallback={<Skeleton className="h-80" />}>
            <List />
          </Suspense>
        </div>
      </div>
    </Page>
  )
}
