import { staffThreads, type StaffThread } from '#protocol/help/staff-threads.ts'
import { formatWallTime } from '#domain/time/format-date.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { MessageThread } from '#web/features/help/message-thread.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useState } from 'react'
import { ListFrame } from '../list-frame.tsx'
import { useLimit } from '../use-limit.ts'
import { OrderLink } from '../order-link.tsx'
import { threadMessages } from './thread-messages.ts'

const everyMs = 20_000

/** Threads that wait for a word of ours, the oldest first; one stays while it is being answered. */
export function ThreadList() {
  const words = useMessages(threadMessages)
  const { limit, onMore } = useLimit()
  const { data, isPending, error, refetch } = useRead(
    staffThreads,
    { limit },
    { refetchInterval: everyMs },
  )
  const [open, setOpen] = useState<StaffThread>()
  const waiting = data?.status === 1 ? data.threads : []
  const others = waiting.filter((thread) => thread.orderId !== open?.orderId)
  const threads = open ? [open, ...others] : others
  return (
    <ListFrame
      isPending={isPending}
      error={error}
      onRefresh={() => void refetch()}
      isEmpty={false}
      more={{ shown: waiting.length, total: data?.status === 1 ? data.total : undefined, onMore }}
    >
      {threads.length === 0 && <EmptyState title={words.none} />}
      {threads.map((thread) => {
        const { orderId, renter, car, text, at } = thread
        const isOpen = orderId === open?.orderId
        return (
          <Card key={orderId} aria-label={`${renter}, ${car}`} className="grid gap-3">
            <h2 className="text-20">{renter}</h2>
            <p className="text-ink-2">
              {car} · <OrderLink order={orderId} /> · {formatWallTime(at)}
            </p>
            {isOpen ? (
              <MessageThread order={orderId} />
            ) : (
              <p className="break-words whitespace-pre-line">{text || words.picture}</p>
            )}
            <Button
              variant="secondary"
              size="sm"
              className="justify-self-start"
              aria-expanded={isOpen}
              onClick={() => {
                setOpen(isOpen ? undefined : thread)
                void refetch()
              }}
            >
              {isOpen ? words.close : words.answer}
            </Button>
          </Card>
        )
      })}
    </ListFrame>
  )
}
