import { useState } from 'react'
import { staffBookVisits, staffMaintenance, staffVisitGap } from '#protocol/rentals/names.ts'
import { staffCalendar } from '#protocol/staff/names.ts'
import { mostAtOnce } from '#protocol/rentals/workshop/choices.ts'
import type { StaffMaintenanceItem } from '#protocol/rentals/workshop/staff-maintenance.ts'
import type { VisitResult } from '#protocol/rentals/workshop/staff-visits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useDecide } from '../use-decide.ts'
import { maintenanceMessages } from './maintenance-messages.ts'
import { HoursSelect, useSpan } from './visit-box.tsx'

const isToBook = ({ place, visit, isParked, appointment }: StaffMaintenanceItem) =>
  place === 'free' && !isParked && visit === undefined && appointment === undefined

/** Books the next gap for all of the list that nobody has now, and says what was booked and what could not be. */
export function BookAll({ items }: { items: readonly StaffMaintenanceItem[] }) {
  const words = useMessages(maintenanceMessages)
  const [hours, setHours] = useState(24)
  const [told, setTold] = useState<{ name: string; result: VisitResult }[]>([])
  const { decide, isPending } = useDecide(
    staffBookVisits,
    staffMaintenance,
    staffVisitGap,
    staffCalendar,
  )
  const free = items.filter(isToBook).slice(0, mostAtOnce)
  const send = () => {
    const names = new Map(
      free.map(({ id, title, car, plate }) => [id, `${title}, ${car}, ${plate}`]),
    )
    const asked = free.map(({ id, version }) => ({ item: id, version }))
    decide({ items: asked, hours }, ({ results }) =>
      setTold(results.map((result) => ({ name: names.get(result.item) ?? '', result }))),
    )
  }
  return (
    <>
      {free.length > 0 && (
        <div className="maintenance-all">
          <HoursSelect value={hours} onChange={setHours} />
          <Button variant="secondary" busy={isPending} onClick={send}>
            {words.bookAll(free.length)}
          </Button>
        </div>
      )}
      <div role="status" className="maintenance-told">
        {told.length > 0 && <Told told={told} />}
      </div>
    </>
  )
}

function Told({ told }: { told: readonly { name: string; result: VisitResult }[] }) {
  const words = useMessages(maintenanceMessages)
  const span = useSpan()
  const booked = told.filter(({ result }) => result.result === 'booked')
  return (
    <Card tight>
      <p className="font-bold">{words.bookedOf(booked.length, told.length)}</p>
      <ul className="divide-y divide-line">
        {told.map(({ name, result: { item, start, end, message } }) => (
          <li key={item} className="py-2">
            <span className="block">{name}</span>
            <span className="block text-14 text-ink-2">
              {start && end ? span({ start, end }) : message}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
