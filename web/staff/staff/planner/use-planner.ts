import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PlannerCar } from '#protocol/staff/planner/staff-calendar.ts'
import {
  type Chosen,
  type Dating,
  isDatable,
  isMovable,
  type Moving,
  type Range,
  shifted,
  usualRange,
} from './choice.ts'
import { headHeight, labelWidth, leftOf, rowHeight, type Scale } from './planner-row.tsx'
import { minutesADay, type Stretch, stretchAt, stretchesOf } from './stretches.ts'
import type { Place } from './use-drag.ts'

type Table = {
  box: RefObject<HTMLDivElement | null>
  scale: Scale
  total: number
  carAt: (row: number) => PlannerCar | undefined
  /** The minute that it is now. */
  now: number
}

/** Where the keys are, what is open, what is moved and what is drawn, and how each comes about. */
export function usePlanner({ box, scale, total, carAt, now }: Table) {
  const [active, setActive] = useState<Place>({ row: 0, minute: 0 })
  const [chosen, setChosen] = useState<Chosen>()
  const [moving, setMoving] = useState<Moving>()
  const [dating, setDating] = useState<Dating>()
  const [drawn, setDrawn] = useState<{ row: number; range: Range }>()
  const toFocus = useRef(false)
  const { from, days, dayWidth } = scale
  const rowOf = (row: number): Stretch[] => {
    const car = carAt(row)
    return car ? stretchesOf(car.bars, { from, days }) : []
  }

  useEffect(() => {
    if (!toFocus.current) return
    toFocus.current = false
    box.current
      ?.querySelector<HTMLElement>(`[data-row="${active.row}"] [tabindex="0"]`)
      ?.focus({ preventScroll: true })
  }, [active, box])

  const bringToSight = ({ row, minute }: Place) => {
    const { current } = box
    if (!current) return
    const top = row * rowHeight
    const left = leftOf(minute, scale)
    const isLeft = left - labelWidth < current.scrollLeft
    current.scrollTo({
      top: Math.min(
        top,
        Math.max(current.scrollTop, top + rowHeight + headHeight - current.clientHeight),
      ),
      left: isLeft
        ? left - labelWidth
        : Math.max(current.scrollLeft, left + 2 * dayWidth - current.clientWidth),
    })
  }
  const go = (to: Place) => {
    toFocus.current = true
    setActive(to)
    bringToSight(to)
  }
  const choose = ({ row, minute }: Place, range?: Range) => {
    const car = carAt(row)
    const stretch = stretchAt(rowOf(row), minute)
    if (!car || !stretch) return
    setMoving(undefined)
    setDating(undefined)
    setActive({ row, minute: Math.max(minute, stretch.from) })
    setChosen({ row, car, stretch, range: range ?? usualRange(stretch, minute, now, days) })
  }
  /** Whether there is a booking to move. */
  const lift = ({ row, minute }: Place): boolean => {
    const car = carAt(row)
    const bar = stretchAt(rowOf(row), minute)?.bar
    if (!car || !isMovable(bar)) return false
    setChosen(undefined)
    setDating(undefined)
    toFocus.current = true
    setActive({ row, minute })
    setMoving({ row, car, bar, target: row, isDropped: false })
    return true
  }
  /** Whether there is a booking there whose dates can be others; by so many days from those it has, or is drawn to. */
  const lengthen = ({ row, minute }: Place, edge: 'start' | 'end', by: number): boolean => {
    const car = carAt(row)
    const bar = stretchAt(rowOf(row), minute)?.bar
    if (!car || !isDatable(bar)) return false
    // Who has the car began already.
    if (edge === 'start' && !isMovable(bar)) return false
    setChosen(undefined)
    setMoving(undefined)
    setActive({ row, minute })
    const drawnOf = dating?.bar.id === bar.id ? dating : bar
    const other = edge === 'end' ? { start: drawnOf.start } : { end: drawnOf.end }
    setDating({ row, car, bar, ...shifted({ ...bar, ...other }, edge, by) })
    return true
  }
  const moveOver = (row: number) => {
    const target = Math.min(total - 1, Math.max(0, row))
    setMoving((before) => before && { ...before, target, isDropped: false })
    return target
  }
  /** On a car that it can have; elsewhere it goes back. */
  const dropOn = (row: number, isFit: (car: PlannerCar) => boolean) => {
    const car = carAt(row)
    const isElsewhere = car !== undefined && row !== moving?.row && isFit(car)
    if (isElsewhere) bringToSight({ row, minute: active.minute })
    setMoving(
      (before) =>
        before && {
          ...before,
          target: isElsewhere ? row : before.row,
          isDropped: isElsewhere,
        },
    )
  }
  /** From ten on the one day to ten on the other, as far as it is free. */
  const rangeOf = (begun: Place, minute: number): Range | undefined => {
    const stretch = stretchAt(rowOf(begun.row), begun.minute)
    if (!stretch) return undefined
    const { from: start } = usualRange(stretch, Math.min(begun.minute, minute), now, days)
    const last = Math.max(begun.minute, minute)
    const until = Math.floor(last / minutesADay) * minutesADay + 600
    return {
      from: start,
      until: Math.min(stretch.until, Math.max(until, start + minutesADay)),
    }
  }
  const close = () => {
    setChosen(undefined)
    setMoving(undefined)
    setDating(undefined)
    setDrawn(undefined)
    toFocus.current = true
    setActive((before) => ({ ...before }))
  }
  return {
    active,
    chosen,
    moving,
    dating,
    drawn,
    rowOf,
    bringToSight,
    go,
    choose,
    lift,
    lengthen,
    moveOver,
    dropOn,
    rangeOf,
    draw: setDrawn,
    close,
  }
}
