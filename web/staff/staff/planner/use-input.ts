import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { type WallTime, wallMinutes } from '#domain/core/time/wall-time.ts'
import type { PlannerCar } from '#protocol/staff/planner/staff-calendar.ts'
import { minutesADay, nextMinute, type Stretch, stretchAt } from './stretches.ts'
import { useDrag } from './use-drag.ts'
import type { usePlanner } from './use-planner.ts'

type Input = {
  box: RefObject<HTMLDivElement | null>
  planner: ReturnType<typeof usePlanner>
  dayWidth: number
  total: number
  /** Whether the moved booking can have a car. */
  isFit: (car: PlannerCar) => boolean
}

const keys: Record<string, { rows?: number; step?: 1 | -1 }> = {
  ArrowDown: { rows: 1 },
  ArrowUp: { rows: -1 },
  PageDown: { rows: 10 },
  PageUp: { rows: -10 },
  ArrowRight: { step: 1 },
  ArrowLeft: { step: -1 },
}

const shiftKeys: Record<string, ['start' | 'end', number]> = {
  ArrowRight: ['end', 1],
  ArrowLeft: ['end', -1],
  ArrowUp: ['start', -1],
  ArrowDown: ['start', 1],
}

/** So near to the end of a bar a press takes hold of it, pixels. */
const grip = 9

function edgeAt({ bar, from, until }: Stretch, minute: number, dayWidth: number) {
  if (!bar) return undefined
  const away = (edge: number) => (Math.abs(edge - minute) / minutesADay) * dayWidth
  // A bar that is hardly wider has no ends to hold.
  if (away(from) + away(until) < 4 * grip) return undefined
  if (away(until) <= grip) return 'end'
  return away(from) <= grip ? 'start' : undefined
}

const daysBetween = (from: { minute: number }, minute: number) =>
  Math.round((minute - from.minute) / minutesADay)

const daysIn = (from: WallTime, to: WallTime) =>
  Math.round((wallMinutes(to) - wallMinutes(from)) / minutesADay)

const toPanel = () => document.querySelector<HTMLElement>('.planner-panel [type=submit]')?.focus()

/** Presses, keys and drags of the table: each can all that the others can. */
export function useInput({ box, planner, dayWidth, total, isFit }: Input) {
  const { active, chosen, moving, dating, drawn, rowOf } = planner
  const drag = useDrag(box, {
    dayWidth,
    begin: (at) => {
      const stretch = at.minute < 0 ? undefined : stretchAt(rowOf(at.row), at.minute)
      if (!stretch) return undefined
      if (!stretch.bar) return 'draw'
      const edge = edgeAt(stretch, at.minute, dayWidth)
      if (edge && planner.lengthen(at, edge, 0)) return edge
      return planner.lift(at) ? 'move' : undefined
    },
    drag: (what, begun, { row, minute }) => {
      if (what === 'move') return void planner.moveOver(row)
      if (what !== 'draw') return void planner.lengthen(begun, what, daysBetween(begun, minute))
      const range = planner.rangeOf(begun, minute)
      planner.draw(range && { row: begun.row, range })
    },
    drop: (what, begun, { row, minute }) => {
      if (what === 'move') return planner.dropOn(row, isFit)
      if (what !== 'draw') return void planner.lengthen(begun, what, daysBetween(begun, minute))
      planner.draw(undefined)
      planner.choose(begun, planner.rangeOf(begun, minute))
    },
  })
  const onClick = (event: MouseEvent) => {
    if (drag.wasDragged() || !(event.target instanceof Element)) return
    const place = drag.placeOf(event)
    if (moving && !moving.isDropped) return planner.dropOn(place.row, isFit)
    const id = event.target.closest('[data-cell]')?.getAttribute('data-cell')
    const stretch = rowOf(place.row).find((one) => one.id === id)
    if (stretch) planner.choose(stretch.bar ? { ...place, minute: stretch.from } : place)
  }
  const goBy = ({ rows = 0, step }: { rows?: number; step?: 1 | -1 }) => {
    const row = Math.min(Math.max(0, total - 1), Math.max(0, active.row + rows))
    if (moving && rows !== 0) {
      const target = planner.moveOver(moving.target + rows)
      return planner.bringToSight({ row: target, minute: active.minute })
    }
    const minute = step ? nextMinute(rowOf(row), active.minute, step) : active.minute
    if (minute !== undefined) planner.go({ row, minute })
  }
  /** Shift and an arrow make a bar a day longer or shorter; with the one up or down a day earlier or later at its start. */
  const lengthenBy = (key: string): boolean => {
    const by = shiftKeys[key]
    if (!by) return false
    const [edge, days] = by
    const place = dating ? { row: dating.row, minute: active.minute } : active
    const bar = dating?.bar
    const before = bar && dating ? daysIn(bar[edge], dating[edge]) : 0
    return planner.lengthen(place, edge, before + days)
  }
  /** Whether the key is one of the table’s. */
  const press = (key: string): boolean => {
    const by = keys[key]
    const isBusy = chosen ?? moving ?? dating ?? drawn
    if (by) goBy(by)
    else if (key === 'Home') planner.go({ ...active, minute: 0 })
    else if (key === 'End') planner.go({ ...active, minute: rowOf(active.row).at(-1)?.from ?? 0 })
    else if (key === 'Enter' && dating) toPanel()
    else if (key === 'Enter' && moving) planner.dropOn(moving.target, isFit)
    else if (key === 'Enter' || key === 'b') planner.choose(active)
    else if (key === 'm') return planner.lift(active)
    else if (key === 'Escape' && isBusy) {
      drag.cancel()
      planner.close()
    } else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (event.shiftKey ? lengthenBy(key) || press(key) : press(key)) event.preventDefault()
  }
  return { ...drag.handlers, onClick, onKeyDown }
}
