import {
  staffBrokenCar,
  staffCalendar,
  staffCar,
  staffCars,
  staffUnblockCar,
} from '#protocol/staff/names.ts'
import type { BrokenCar } from '#protocol/staff/garage/off-the-road.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWhen } from '../desk/use-when.ts'
import { useDecide } from '../use-decide.ts'
import { offRoadMessages } from './off-road-messages.ts'
import './off-road.css'

/** One time that the car is off the road, which staff may end. */
export function SpanRow({ span }: { span: BrokenCar['spans'][number] }) {
  const words = useMessages(offRoadMessages)
  const when = useWhen()
  const { decide, isPending } = useDecide(
    staffUnblockCar,
    staffBrokenCar,
    staffCars,
    staffCar,
    staffCalendar,
  )
  const { id, kind, from, until, reason, by, version } = span
  return (
    <div className="off-road-head">
      <Badge tone={kind === 'broken' ? 'danger' : 'warn'}>{words.kinds[kind]}</Badge>
      <p>
        <span className="block font-bold">{reason}</span>
        <span className="block text-14 text-ink-2">
          {words.span(when.wall(from), until && when.wall(until))} · {words.saidBy(by)}
        </span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        busy={isPending}
        onClick={() => decide({ breakdown: id, version })}
      >
        {words.putBack}
      </Button>
    </div>
  )
}
