import { memo, useMemo, useState } from 'react'
import { type Day, dayOf } from '#domain/core/time/wall-time.ts'
import type { Bar, PlannerCar } from '#protocol/staff/planner/staff-calendar.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { onThisClock, rowDay, rowTime } from '../instant-text.ts'
import { plannerMessages } from './planner-messages.ts'
import { daysOf, minutesADay, type Stretch, stretchAt, stretchesOf, wallIn } from './stretches.ts'

export const labelWidth = 206
export const headHeight = 50
export const rowHeight = 52

export type Scale = { from: Day; days: number; dayWidth: number }

/** Where a minute stands in the sheet. */
export const leftOf = (minute: number, { dayWidth }: Pick<Scale, 'dayWidth'>): number =>
  labelWidth + (minute / minutesADay) * dayWidth

/** What is said of bars and moments; made once for all rows. */
export type Said = {
  words: (typeof plannerMessages)['en']
  wall: (time: string) => string
  day: (time: string) => string
  /** What a bar is, in a word or two: its renter, or why the car is kept. */
  name: (bar: Bar) => string
  /** How it stands, for who does not see its colour. */
  state: (bar: Bar) => string
}

/** The same for as long as the language is. */
export function useSaid(): Said {
  const words = useMessages(plannerMessages)
  const lang = useLanguage()
  const [today] = useState(() => onThisClock(new Date().toISOString()).slice(0, 10))
  return useMemo(() => {
    const wall = (time: string) => rowTime(time, { lang, today })
    const day = (time: string) => rowDay(dayOf(time), { lang, today })
    return {
      words,
      wall,
      day,
      name: ({ kind, state, name, number, reason, heldUntil }) => {
        if (kind === 'hold') return heldUntil ? words.held(wall(heldUntil)) : words.kinds.hold
        if (kind === 'rental')
          return name ?? (number === undefined ? words.kinds.rental : `${number}`)
        if (state === 'broke') return reason ?? words.states.broke
        return reason ?? words.kinds[kind]
      },
      state: ({ kind, state }) => (state === 'kept' ? words.kinds[kind] : words.states[state]),
    }
  }, [words, lang, today])
}

type PlannerRowProps = {
  said: Said
  car: PlannerCar
  row: number
  from: Day
  days: number
  dayWidth: number
  /** Minutes that are on the screen, with some beside it. */
  seenFrom: number
  seenUntil: number
  /** Where names begin at the earliest, so that they stay in sight while their bars do. */
  edge: number
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
  const { said, car, row, from, days, dayWidth, seenFrom, seenUntil, active, unfit } = props
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
      className={cx('planner-row', unfit && 'is-unfit', props.isTarget && 'is-target')}
      style={{ top: headHeight + row * rowHeight }}
    >
      <span role="rowheader" aria-colindex={1} className="sr-only">
        {car.name}, {car.plate}
        {unfit && `, ${unfit}`}
      </span>
      {seen.map((stretch) => (
        <Piece
          key={stretch.id}
          said={said}
          edge={props.edge}
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

type PieceProps = {
  said: Said
  edge: number
  stretch: Stretch
  scale: Scale
  active: number | undefined
  isChosen: boolean
  isMoving: boolean
}

function Piece({ said, edge, stretch, scale, active, isChosen, isMoving }: PieceProps) {
  const { words } = said
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
        aria-label={words.piece(words.freeNow, said.wall(at), said.wall(wallIn(until, scale.from)))}
      >
        {day !== undefined && <i style={{ left: span(left) }} />}
      </div>
    )
  }
  const name = said.name(bar)
  const spoken = [...new Set([name, said.state(bar)])].join(', ')
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
        aria-label={words.piece(spoken, said.wall(bar.start), said.wall(bar.end))}
      >
        {span(until - from) > 24 && (
          <span aria-hidden="true" style={{ marginLeft: Math.max(0, edge - leftOf(from, scale)) }}>
            {isMoving ? words.was(name) : name}
          </span>
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
