import type { ReactNode } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import type { Moving, Range } from './choice.ts'
import { plannerMessages } from './planner-messages.ts'
import { headHeight, leftOf, rowHeight, type Scale, useSaid } from './planner-row.tsx'
import { minuteIn, minutesADay } from './stretches.ts'

const topOf = (row: number) => headHeight + row * rowHeight + 4

type DrawnProps = {
  row: number
  range: Range
  scale: Scale
  /** Of what goes on beyond the days that are shown. */
  days?: number
}

/** The stretch that is being drawn, with its length. */
export function Drawn({ row, range, scale, days: lasts }: DrawnProps) {
  const words = useMessages(plannerMessages)
  const days = lasts ?? Math.max(1, Math.round((range.until - range.from) / minutesADay))
  const left = leftOf(range.from, scale)
  return (
    <span
      className="planner-drawn"
      style={{ top: topOf(row), left, width: leftOf(range.until, scale) - left }}
    >
      {words.lasts(days)}
    </span>
  )
}

type LiftedProps = { moving: Moving; scale: Scale; children: ReactNode }

/** The booking that is moved, at the car that it is over, with what that costs. */
export function Lifted({ moving, scale, children }: LiftedProps) {
  const said = useSaid()
  const { bar, target, row } = moving
  if (target === row) return null
  const from = Math.max(0, minuteIn(bar.start, scale.from))
  const until = Math.min(scale.days * minutesADay, minuteIn(bar.end, scale.from))
  const left = leftOf(from, scale)
  return (
    <span
      aria-hidden="true"
      className={cx('planner-bar', 'is-lifted', `is-${bar.state}`)}
      style={{ top: topOf(target), left, width: leftOf(until, scale) - left }}
    >
      <span>
        {said.name(bar)} <b>{children}</b>
      </span>
    </span>
  )
}
