import { TriangleAlert } from 'lucide-react'
import { staffFeeds, staffSeeOverlap } from '#protocol/staff/names.ts'
import type { StaffFeeds } from '#protocol/staff/calendars/staff-feeds.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Code } from '#web/ui/code.tsx'
import { OpenOrder } from '../order-link.tsx'
import { useDecide } from '../use-decide.ts'
import { calendarMessages } from './calendar-messages.ts'
import './calendars.css'

type Overlap = StaffFeeds['overlaps'][number]

/** Where another calendar and a rental of ours have one car, until it is gone or staff say that they know. */
export function OverlapRows({
  overlaps,
  namesCars,
}: {
  overlaps: readonly Overlap[]
  namesCars?: boolean
}) {
  const words = useMessages(calendarMessages)
  if (overlaps.length === 0) return null
  return (
    <section aria-label={words.overlaps}>
      <h3 className="mb-2 text-18">{words.overlaps}</h3>
      <ul className="calendar-rows">
        {overlaps.map((overlap) => (
          <OverlapRow key={overlap.id} overlap={overlap} namesCar={namesCars ?? false} />
        ))}
      </ul>
    </section>
  )
}

function OverlapRow({ overlap, namesCar }: { overlap: Overlap; namesCar: boolean }) {
  const words = useMessages(calendarMessages)
  const { decide, isPending } = useDecide(staffSeeOverlap, staffFeeds)
  const { id, version, text, order, seen, carName, plate } = overlap
  return (
    <li className={seen ? undefined : 'is-open'}>
      <div className="min-w-0">
        {namesCar && (
          <p className="text-14">
            {carName} · <Code>{plate}</Code>
          </p>
        )}
        <p className="calendar-says">
          {!seen && <TriangleAlert aria-hidden="true" size={20} />}
          {text}
        </p>
      </div>
      <div className="calendar-does">
        {order !== undefined && <OpenOrder order={order} />}
        {seen ? (
          <Badge>{words.seen}</Badge>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            busy={isPending}
            onClick={() => decide({ overlap: id, version })}
          >
            {words.know}
          </Button>
        )}
      </div>
    </li>
  )
}
