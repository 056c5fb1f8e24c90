import { useState } from 'react'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import {
  staffBookVisit,
  staffCancelVisit,
  staffMaintenance,
  staffVisitGap,
} from '#protocol/rentals/names.ts'
import { staffCalendar } from '#protocol/staff/names.ts'
import { visitHours } from '#protocol/rentals/workshop/choices.ts'
import type { StaffMaintenanceItem } from '#protocol/rentals/workshop/staff-maintenance.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useWhen } from '../desk/use-when.ts'
import { useDecide } from '../use-decide.ts'
import { maintenanceMessages } from './maintenance-messages.ts'

const usualHours = 24

type Span = { start: string; end: string }

/** «Tue, Dec 2, 09:00–13:00», both days where there are two. */
export function useSpan(): (span: Span) => string {
  const when = useWhen()
  return ({ start, end }) =>
    dayOf(start) === dayOf(end)
      ? `${when.wall(start)}–${timeOf(end)}`
      : `${when.wall(start)} – ${when.wall(end)}`
}

/** When the car goes to the workshop for it: what is booked, or the next gap with one press. */
export function VisitBox({ item }: { item: StaffMaintenanceItem }) {
  const words = useMessages(maintenanceMessages)
  return (
    <section aria-label={words.inWorkshop} className="grid gap-3 border-t border-line pt-4">
      <h3>{words.inWorkshop}</h3>
      {item.isParked ? (
        <p>{words.parked}</p>
      ) : item.visit ? (
        <Booked item={item} visit={item.visit} />
      ) : (
        <NextGap item={item} />
      )}
    </section>
  )
}

function Booked({ item: { id, version }, visit }: { item: StaffMaintenanceItem; visit: Span }) {
  const words = useMessages(maintenanceMessages)
  const span = useSpan()
  const { decide, isPending } = useDecide(
    staffCancelVisit,
    staffMaintenance,
    staffVisitGap,
    staffCalendar,
  )
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="font-bold">{span(visit)}</p>
      <Button variant="secondary" busy={isPending} onClick={() => decide({ item: id, version })}>
        {words.cancelVisit}
      </Button>
    </div>
  )
}

function NextGap({ item: { id, version, state } }: { item: StaffMaintenanceItem }) {
  const words = useMessages(maintenanceMessages)
  const span = useSpan()
  const [hours, setHours] = useState(usualHours)
  const { data } = useRead(staffVisitGap, { item: id, hours })
  const { decide, isPending } = useDecide(
    staffBookVisit,
    staffMaintenance,
    staffVisitGap,
    staffCalendar,
  )
  const gap = data?.gap
  return (
    <>
      <HoursSelect value={hours} onChange={setHours} />
      <div role="status" className="grid gap-3">
        {data && !gap && <p>{words.noGap}</p>}
        {gap && !gap.isInTime && state !== 'overdue' && (
          <p className="text-ink-2">{words.notInTime}</p>
        )}
      </div>
      {gap && (
        <Button
          className="justify-self-start"
          busy={isPending}
          onClick={() => decide({ item: id, version, start: gap.start, hours })}
        >
          {words.book(span(gap))}
        </Button>
      )}
    </>
  )
}

/** How long a visit is. */
export function HoursSelect({
  value,
  onChange,
}: {
  value: number
  onChange: (hours: number) => void
}) {
  const words = useMessages(maintenanceMessages)
  return (
    <Select
      label={words.hours}
      value={String(value)}
      items={visitHours.map((hours) => ({ id: String(hours), name: words.hoursOf(hours) }))}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}
