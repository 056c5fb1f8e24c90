import { getRouteApi } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { staffThreads } from '#protocol/help/names.ts'
import type { StaffThread } from '#protocol/help/help/staff-threads.ts'
import { staffToday } from '#protocol/staff/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { MessageThread } from '#web/help/help/message-thread.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { CarLine } from '../desk/car-line.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useWhen } from '../desk/use-when.ts'
import { menuMessages } from '../menu-messages.ts'
import { staffMessages } from '../messages.ts'
import { OrderLink } from '../order-link.tsx'
import { useList } from '../use-list.ts'
import { threadMessages } from './thread-messages.ts'

const { useSearch } = getRouteApi(routes.staff)

const everyMs = 20_000

/** What a row shows of one. */
function useColumns(): DeskColumn<StaffThread>[] {
  const words = useMessages(threadMessages)
  const common = useMessages(staffMessages)
  const rows = useMessages(deskMessages)
  const when = useWhen()
  return [
    {
      id: 'renter',
      sortBy: ({ renter }) => renter,
      title: common.renter,
      width: '2fr',
      cell: ({ renter, number }) => <Lines first={renter} second={rows.orderNumber(number)} />,
    },
    {
      id: 'last',
      title: words.last,
      width: '4fr',
      cell: ({ text, car, plate }) => (
        <Lines first={text || words.picture} second={<CarLine car={car} plate={plate} />} />
      ),
    },
    {
      id: 'at',
      sortBy: ({ at }) => at,
      title: words.written,
      width: 190,
      cell: ({ at }) => when.wall(at),
    },
  ]
}

/** Threads that wait for a word of ours, the oldest first; the open one stays open when it has its answer. */
export function ThreadList() {
  const { open } = useSearch()
  const words = useMessages(threadMessages)
  const { views } = useMessages(menuMessages)
  const [kept, setKept] = useState<StaffThread>()
  const list = useList(staffThreads, {}, ({ threads }) => threads, { refetchInterval: everyMs })
  const opened = list.rows.find(({ orderId }) => orderId === open)
  if (opened && opened !== kept) setKept(opened)
  const columns = useColumns()
  return (
    <DeskList
      label={views.messages}
      list={list}
      idOf={({ orderId }) => orderId}
      aboutOf={({ renter, car }) => `${renter}, ${car}`}
      columns={columns}
      none={<EmptyState title={words.none} />}
      elsewhere={kept}
      bare
    >
      {(thread) => <OpenThread key={thread.orderId} thread={thread} />}
    </DeskList>
  )
}

/** The whole thread with a field to answer; what got its answer is no longer listed when this is closed. */
function OpenThread({ thread: { orderId, plate } }: { thread: StaffThread }) {
  const { order } = useMessages(staffMessages)
  const queryClient = useQueryClient()
  useEffect(
    () => () => {
      for (const { name } of [staffThreads, staffToday])
        void queryClient.invalidateQueries({ queryKey: [name] })
    },
    [queryClient],
  )
  return (
    <>
      <p className="flex flex-wrap gap-x-3 border-b border-line px-4 py-2 text-14 text-ink-2">
        <span className="font-code">{plate}</span>
        <span>
          {order} <OrderLink order={orderId} />
        </span>
      </p>
      <MessageThread order={orderId} side="staff" full />
    </>
  )
}
