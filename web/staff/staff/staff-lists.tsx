import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { mayDo, type Right } from '#protocol/core/rights.ts'
import { staffRights } from '#protocol/staff-rights.ts'
import { staffToday } from '#protocol/staff/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { cx } from '#web/ui/cx.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { NewBooking } from './caller/new-booking.tsx'
import { useWhen } from './desk/use-when.ts'
import { menuMessages } from './menu-messages.ts'
import { Shortcuts } from './menu/shortcuts.tsx'
import { StaffMenu } from './menu/staff-menu.tsx'
import { staffMessages } from './messages.ts'
import { SearchButton } from './search/search-button.tsx'
import { maySee, viewOf, views } from './views.ts'

const { useSearch } = getRouteApi(routes.staff)

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

const minuteMs = 60_000

/** The lists that somebody of the staff may see, the one that the address names before them. */
export function StaffLists({ rights }: { rights: readonly Right[] | undefined }) {
  const words = useMessages(staffMessages)
  const { view: asked, day, open } = useSearch()
  const named = viewOf(asked)
  const view = maySee(named, rights) ? named : 'today'
  useViewFocus(named, named === 'bookings' && open !== undefined)
  const { views: names } = useMessages(menuMessages)
  const { data } = useRead(staffToday, {}, { refetchInterval: minuteMs })
  // Before the company is open, its owner's day begins with what is missing.
  const isFirstDay = view === 'today' && data?.isOpen === false && maySee('opening', rights)
  const shown = isFirstDay ? 'opening' : view
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
          {mayDo(rights ?? [], staffRights.staffQuote) && <NewBooking />}
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
