import { formatWallTime } from '#domain/core/time/format-date.ts'
import type { StaffThread } from '#protocol/help/help/staff-threads.ts'
import { useMessages } from '#web/core/i18n.ts'
import { MessageThread } from '#web/help/help/message-thread.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { OrderLink } from '../order-link.tsx'
import { threadMessages } from './thread-messages.ts'

type ThreadCardProps = { thread: StaffThread; isOpen: boolean; onToggle: () => void }

/** Who wrote of which rental, and their last word; open, the whole thread with a field to answer. */
export function ThreadCard({ thread, isOpen, onToggle }: ThreadCardProps) {
  const words = useMessages(threadMessages)
  const { orderId, renter, car, text, at } = thread
  return (
    <Card aria-label={`${renter}, ${car}`} className="grid gap-3">
      <h2 className="text-20">{renter}</h2>
      <p className="text-ink-2">
        {car} · <OrderLink order={orderId} /> · {formatWallTime(at)}
      </p>
      {isOpen ? (
        <MessageThread order={orderId} side="staff" />
      ) : (
        <p className="break-words whitespace-pre-line">{text || words.picture}</p>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {isOpen ? words.close : words.answer}
      </Button>
    </Card>
  )
}
