import { memo } from 'react'
import type { Day } from '#domain/core/time/wall-time.ts'
import type { Bar, PlannerCar } from '#protocol/staff/planner/staff-calendar.ts'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { useWhen } from '../desk/use-when.ts'
import { plannerMessages } from './planner-messages.ts'
import { daysOf, minutesADay, type Stretch, stretchAt, stretchesOf, wallIn } from './stretches.ts'

export const labelWidth = 206
export const headHeight = 50
export const rowHeight = 52

export type Scale = { from: Day; days: number; dayWidth: number }

/** Where a minute stands in the sheet. */
export const leftOf = (minute: number, { dayWidth }: Pick<Scale, 'dayWidth'>): number =>
  labelWidth + (minute / minutesADay) * dayWidth

/** What a bar is, in a word or two: its renter, or why the car is kept. */
export function useBarName(): (bar: Bar) => string {
  const words = useMessages(plannerMessages)
  const when = useWhen()
  return ({ kind, state, name, number, reason, heldUntil }) => {
    if (kind === 'hold') return heldUntil ? words.held(when.wall(heldUntil)) : words.kinds.hold
    if (kind === 'rental') return name ?? (number === undefined ? words.kinds.rental : `${number}`)
    if (state === 'broke') return reason ?? words.states.broke
    return reason ?? words.kinds[kind]
  }
}

/** How it stands, for who does not see its colour. */
export function useBarState(): (bar: Bar) => string {
  const words = useMessages(plannerMessages)
  return ({ kind, state }) => (state === 'kept' ? words.kinds[kind] : words.states[state])
}

type PlannerRowProps = {
  car: PlannerCar
  row: number
  from: Day
  days: number
  dayWidth: number
  /** Minutes that are on the screen, with some beside it. */
  seenFrom: number
  seenUntil: number
  /** The minute that the keys are at, in this row. */
  active: number | undefined
  chosen: string | undefined
  /** The bar that is moved away from here. */
  moving: string | undefined
  /** Why the moved booking cannot have this car. */
  unfit: string | undefined
  isTarget: boolean
}

/** One car: who it is, and its time in pieces that follow each other. */
export const PlannerRow = memo(function PlannerRow(props: PlannerRowProps) {
  const { car, row, from, days, dayWidth, seenFrom, seenUntil, active, unfit, isTarget } = props
  const stretches = stretchesOf(car.bars, { from, days })
  const at = active === undefined ? undefined : stretchAt(stretches, active)
  const seen = stretches.filter(
    (one) => one === at || (one.from < seenUntil && seenFrom < one.gapUntil),
  )
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      data-row={row}
      className={cx('planner-row', unfit && 'is-unfit', isTarget && 'is-target')}
      style={{ top: headHeight + row * rowHeight }}
    >
      <Label car={car} unfit={unfit} />
      {seen.map((stretch) => (
        <Piece
          key={stretch.id}
          stretch={stretch}
          scale={{ from, days, dayWidth }}
          active={stretch === at ? active : undefined}
          isChosen={stretch.id === props.chosen}
          isMoving={stretch.id === props.moving}
        />
      ))}
    </div>
  )
})

function Label({ car, unfit }: { car: PlannerCar; unfit: string | undefined }) {
  const words = useMessages(plannerMessages)
  const off =
    car.status === 'maintenance' || car.status === 'outOfService'
      ? words.statuses[car.status]
      : undefined
  return (
    <div role="rowheader" className="planner-label">
      <CarThumb subtype={car.subtypeId} colour={car.colour} photo={car.photo} isSaidBeside />
      <span>
        <b>{car.name}</b>
        <small>{unfit ?? off ?? car.plate}</small>
      </span>
    </div>
  )
}

type PieceProps = {
  stretch: Stretch
  scale: Scale
  active: number | undefined
  isChosen: boolean
  isMoving: boolean
}

function Piece({ stretch, scale, active, isChosen, isMoving }: PieceProps) {
  const words = useMessages(plannerMessages)
  const when = useWhen()
  const nameOf = useBarName()
  const stateOf = useBarState()
  const { bar, from, until, gapUntil } = stretch
  const { first, count } = daysOf(stretch)
  const span = (minutes: number) => (minutes / minutesADay) * scale.dayWidth
  const cell = {
    role: 'gridcell',
    'data-cell': stretch.id,
    'aria-colindex': first + 2,
    'aria-colspan': count,
    'aria-selected': isChosen,
    tabIndex: active === undefined ? -1 : 0,
    style: { left: leftOf(from, scale), width: span(until - from) },
  }
  if (!bar) {
    const day = active === undefined ? undefined : Math.floor(active / minutesADay) * minutesADay
    const left = day === undefined ? 0 : Math.max(0, day - from)
    const at = wallIn(Math.max(from, day ?? from), scale.from)
    return (
      <div
        {...cell}
        className="planner-free"
        aria-label={words.piece(words.freeNow, when.wall(at), when.wall(wallIn(until, scale.from)))}
      >
        {day !== undefined && <i style={{ left: span(left) }} />}
      </div>
    )
  }
  const name = nameOf(bar)
  const said = [...new Set([name, stateOf(bar)])].join(', ')
  return (
    <>
      <div
        {...cell}
        className={cx(
          'planner-bar',
          `is-${bar.kind}`,
          `is-${bar.state}`,
          isChosen && 'is-chosen',
          isMoving && 'is-moving',
        )}
        aria-label={words.piece(said, when.wall(bar.start), when.wall(bar.end))}
      >
        {span(until - from) > 24 && (
          <span aria-hidden="true">{isMoving ? words.was(name) : name}</span>
        )}
      </div>
      {gapUntil > until && (
        <span
          className="planner-gap"
          style={{ left: leftOf(until, scale), width: span(gapUntil - until) }}
        />
      )}
    </>
  )
}
