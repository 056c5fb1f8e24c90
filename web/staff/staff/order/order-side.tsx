import { useState } from 'react'
import { toWall } from '#domain/core/time/zone.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { MessageThread } from '#web/help/help/message-thread.tsx'
import { Button } from '#web/ui/button.tsx'
import { Code } from '#web/ui/code.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Num } from '#web/ui/num.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useWhen } from '../desk/use-when.ts'
import { orderMessages } from './order-messages.ts'
import type { StaffOrder } from './staff-order.ts'

type Props = { order: StaffOrder }

/** The car, where it stands, and until when its key box is shut. */
export function CarCard({ order: { car, keyBox, zone } }: Props) {
  const words = useMessages(orderMessages)
  const when = useWhen()
  return (
    <Card tight aria-label={words.car} className="grid gap-2">
      <p>
        <b>{car.name}</b>
        <span className="block text-14 text-ink-2">
          <Code>{car.plate}</Code> · <Num>{formatMiles(car.odometer)}</Num>
        </span>
      </p>
      <p className="text-14 text-ink-2">
        {car.address}
        <span className="block">
          {keyBox
            ? keyBox.isOpen
              ? words.boxOpen
              : words.boxOpens(when.wall(toWall(new Date(keyBox.opensAt), zone)))
            : words.boxShut}
        </span>
      </p>
    </Card>
  )
}

/** So much of the history is shown at first. */
const newest = 6

/** What happened, newest first. */
export function HistoryCard({ order: { history } }: Props) {
  const words = useMessages(orderMessages)
  const when = useWhen()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? history : history.slice(0, newest)
  return (
    <Card tight aria-label={words.history} className="grid gap-3">
      <h2 className="text-20">{words.history}</h2>
      <ol className="order-history">
        {shown.map(({ id, title, text, at, actor, by }) => (
          <li key={id}>
            {title}
            {text && <span className="block">{text}</span>}
            <span className="block text-14 text-ink-2">
              {when.instant(at)}, {by ? words.by(by) : (words.actors[actor] ?? actor)}
            </span>
          </li>
        ))}
      </ol>
      {history.length > shown.length && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => setWhole(true)}
        >
          {words.more}
        </Button>
      )}
    </Card>
  )
}

/** The newest lines of the thread; it opens beside the page. */
export function MessagesCard({ order: { booking, messages } }: Props) {
  const words = useMessages(orderMessages)
  const when = useWhen()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card tight aria-label={words.messages} className="grid gap-3">
      <h2 className="text-20">{words.messages}</h2>
      {messages.length === 0 && <p className="text-ink-2">{words.noMessages}</p>}
      <ul className="order-said grid gap-2">
        {messages.map(({ id, text, name, at, mine }) => (
          <li key={id}>
            {text}
            <span className="block text-14 text-ink-2">
              {mine ? words.company : name}, {when.wall(at)}
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {words.write}
      </Button>
      <Dialog
        title={booking.renter}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        width="side"
        full
        bare
      >
        <MessageThread order={booking.orderId} side="staff" full />
      </Dialog>
    </Card>
  )
}
