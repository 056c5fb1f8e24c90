import { memo } from 'react'
import { addDaysToDay, type Day } from '#domain/core/time/wall-time.ts'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { useWhen } from '../desk/use-when.ts'
import { plannerMessages } from './planner-messages.ts'
import { leftOf, type Scale } from './planner-row.tsx'
import { minutesADay } from './stretches.ts'

type PlannerHeadProps = Scale & { today: Day; seenFrom: number; seenUntil: number }

/** The days above the rows; those that are on the screen. */
export const PlannerHead = memo(function PlannerHead(props: PlannerHeadProps) {
  const { today, seenFrom, seenUntil, ...scale } = props
  const words = useMessages(plannerMessages)
  const when = useWhen()
  const first = Math.max(0, Math.floor(seenFrom / minutesADay))
  const last = Math.min(scale.days, Math.ceil(seenUntil / minutesADay))
  const days = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at)
  return (
    <div role="row" aria-rowindex={1} className="planner-head">
      <div role="columnheader" aria-colindex={1} className="planner-corner text-14 text-ink-2">
        {words.car}
      </div>
      {days.map((number) => {
        const day = addDaysToDay(scale.from, number)
        const weekday = new Date(`${day}T00:00Z`).getUTCDay()
        return (
          <div
            key={day}
            role="columnheader"
            aria-colindex={number + 2}
            aria-current={day === today ? 'date' : undefined}
            className={cx(
              'planner-day',
              weekday % 6 === 0 && 'is-weekend',
              day === today && 'is-today',
            )}
            style={{ left: leftOf(number * minutesADay, scale), width: scale.dayWidth }}
          >
            <span className="sr-only">{when.day(day)}</span>
            <small aria-hidden="true">{when.day(day).slice(0, 2)}</small>
            <b aria-hidden="true">{day.slice(8)}</b>
          </div>
        )
      })}
    </div>
  )
})
