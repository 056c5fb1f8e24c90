import { memo } from 'react'
import type { PlannerCar } from '#protocol/staff/planner/staff-calendar.ts'
import { cx } from '#web/ui/cx.ts'
import { rowHeight, type Said } from './planner-row.tsx'

type PlannerLabelProps = Pick<Said, 'words'> & {
  car: PlannerCar
  row: number
  /** The address of its picture. */
  look: string | undefined
  /** Why the moved booking cannot have it. */
  unfit: string | undefined
  isTarget: boolean
}

/** Who a car is, at the left of its row; who hears the table has it in the row itself. */
export const PlannerLabel = memo(function PlannerLabel(props: PlannerLabelProps) {
  const { words, car, row, look, unfit, isTarget } = props
  const off =
    car.status === 'maintenance' || car.status === 'outOfService'
      ? words.statuses[car.status]
      : undefined
  return (
    <div
      className={cx('planner-label', unfit && 'is-unfit', isTarget && 'is-target')}
      style={{ top: row * rowHeight }}
    >
      <img src={look} alt="" width={38} height={20} decoding="async" />
      <span>
        <b>{car.name}</b>
        <small>{unfit ?? off ?? car.plate}</small>
      </span>
    </div>
  )
})
