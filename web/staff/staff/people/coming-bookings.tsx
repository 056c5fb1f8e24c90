import { useId, useState } from 'react'
import type { StaffPerson } from '#protocol/staff/conduct/staff-people.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Num } from '#web/ui/num.tsx'
import { CancelForm } from '../actions/cancel-form.tsx'
import { useWhen } from '../desk/use-when.ts'
import { peopleMessages } from './people-messages.ts'

type Coming = StaffPerson['coming'][number]

/** What a person has booked and did not pick up yet, each with the way to cancel it (docs/product/staff.md#people). */
export function ComingBookings({ coming }: Pick<StaffPerson, 'coming'>) {
  const words = useMessages(peopleMessages)
  return (
    <section aria-label={words.coming} className="grid gap-2">
      <h3>{words.coming}</h3>
      <ul className="grid gap-3">
        {coming.map((booking) => (
          <Booking key={booking.orderId} booking={booking} />
        ))}
      </ul>
    </section>
  )
}

function Booking({ booking }: { booking: Coming }) {
  const words = useMessages(peopleMessages)
  const when = useWhen()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { orderId, number, car, dates, held } = booking
  return (
    <li className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{car}</b>
        <Num>{number}</Num>
        {held && <Badge tone="neutral">{words.held}</Badge>}
        <span className="text-14 text-ink-2">
          {when.wall(dates.start)} – {when.wall(dates.end)}
        </span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={words.cancelOf(car, String(number))}
        onClick={() => setOpen(!isOpen)}
        className="justify-self-start"
      >
        {words.cancel}
      </Button>
      {isOpen && (
        <div id={id}>
          <CancelForm order={orderId} onDone={() => setOpen(false)} />
        </div>
      )}
    </li>
  )
}
