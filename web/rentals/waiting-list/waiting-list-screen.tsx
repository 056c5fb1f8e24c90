import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { listWaitingLists } from '#protocol/rentals/names.ts'
import type { WaitingListItem } from '#protocol/rentals/waiting-list/waiting-list-item.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { stored } from '#web/core/storage.ts'
import { useAreas } from '#web/fleet/site/use-area.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { Banner } from '#web/ui/banner.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { waitingListMessages } from './messages.ts'
import { AddEntry } from './parts/add-entry.tsx'
import { Offers, Entries } from './parts/lists.tsx'

const route = getRouteApi(routes.waitingList)
/** How often the line is looked at while the screen is open. */
const lookAgainMs = 30_000

/** Offers, what somebody waits for, and the form to wait for more (docs/product/app.md#routes, docs/product/search.md#waiting-list). */
export function WaitingListScreen() {
  const words = useMessages(waitingListMessages)
  const { area, car } = route.useSearch()
  const navigate = route.useNavigate()
  const [added, setAdded] = useState<WaitingListItem>()
  const list = useRead(listWaitingLists, {}, { refetchInterval: lookAgainMs })
  const isSlow = useSlow(list.isPending)
  const isAdding = area !== undefined || car !== undefined

  const items = list.data?.items
  const having = (...statuses: WaitingListItem['status'][]) =>
    items?.filter(({ status }) => statuses.includes(status)) ?? []
  const waiting = having('waiting')
  const over = having('booked', 'expired')
  const lists = (
    <>
      <Entries title={words.waiting} items={waiting} narrow={isAdding} />
      <Entries title={words.over} items={over} narrow={isAdding} />
    </>
  )
  return (
    <Page title={words.title} busy={list.isPending}>
      <PageHead title={words.title}>{words.lead}</PageHead>
      {added && !isAdding && <AddedNote key={added.id} item={added} />}
      <Offers items={having('offered')} readAt={list.readAt} onOver={list.refetch} />
      {isAdding ? (
        <div className="cols">
          <AddEntry
            onAdded={(item) => {
              setAdded(item)
              void navigate({ search: {}, replace: true })
            }}
          />
          <div>{lists}</div>
        </div>
      ) : (
        <>
          {lists}
          {items && <WayIn isEmpty={items.length === 0} />}
        </>
      )}
      {!items && list.error && <ReadFailed error={list.error} onRetry={list.refetch} />}
      {isSlow && !isAdding && <Skeleton className="h-60" />}
    </Page>
  )
}

/** The entry is on the list; takes the focus, because the form it came from is gone. */
function AddedNote({ item }: { item: WaitingListItem }) {
  const words = useMessages(waitingListMessages)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  const place = item.position ?? 1
  return (
    <div ref={note} tabIndex={-1} className="mb-6 rounded-control">
      <Banner tone="ok" role="status">
        <p className="font-bold">{words.added}</p>
        <p>{place === 1 ? words.addedNext : words.addedPlace(place)}</p>
      </Banner>
    </div>
  )
}

/** To the form, which begins where the last search was. */
function WayIn({ isEmpty }: { isEmpty: boolean }) {
  const words = useMessages(waitingListMessages)
  const [first] = useAreas()
  const search = { area: stored('defaultArea') ?? first?.id ?? '1' }
  if (!isEmpty) {
    return (
      <LinkButton to={routes.waitingList} search={search} variant="secondary">
        {words.another}
      </LinkButton>
    )
  }
  return (
    <EmptyState
      title={words.none}
      actions={
        <>
          <LinkButton to={routes.waitingList} search={search}>
            {words.join}
          </LinkButton>
          <LinkButton to={routes.results} variant="secondary">
            {words.findCar}
          </LinkButton>
        </>
      }
    >
      {words.noneText}
    </EmptyState>
  )
}
