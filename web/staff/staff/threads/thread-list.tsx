import { useState } from 'react'
import { staffThreads } from '#protocol/help/names.ts'
import type { StaffThread } from '#protocol/help/help/staff-threads.ts'
import { useMessages } from '#web/core/i18n.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { StaffList } from '../staff-list.tsx'
import { useList } from '../use-list.ts'
import { ThreadCard } from './thread-card.tsx'
import { threadMessages } from './thread-messages.ts'

const everyMs = 20_000

/** Threads that wait for a word of ours, the oldest first; one stays while it is being answered. */
export function ThreadList() {
  const words = useMessages(threadMessages)
  const [open, setOpen] = useState<StaffThread>()
  const list = useList(staffThreads, {}, ({ threads }) => threads, { refetchInterval: everyMs })
  const others = list.rows.filter((thread) => thread.orderId !== open?.orderId)
  const rows = open ? [open, ...others] : others
  return (
    <StaffList list={{ ...list, rows }} none={<EmptyState title={words.none} />}>
      {(threads) =>
        threads.map((thread) => {
          const isOpen = thread.orderId === open?.orderId
          return (
            <ThreadCard
              key={thread.orderId}
              thread={thread}
              isOpen={isOpen}
              onToggle={() => {
                setOpen(isOpen ? undefined : thread)
                list.onRefresh()
              }}
            />
          )
        })
      }
    </StaffList>
  )
}
