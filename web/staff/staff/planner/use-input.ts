import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import type { PlannerCar } from '#protocol/staff/planner/staff-calendar.ts'
import { nextMinute, stretchAt } from './stretches.ts'
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

/** Presses, keys and drags of the table: each can all that the others can. */
export function useInput({ box, planner, dayWidth, total, isFit }: Input) {
  const { active, chosen, moving, drawn, rowOf } = planner
  const drag = useDrag(box, {
    dayWidth,
    begin: (at) => {
      const stretch = at.minute < 0 ? undefined : stretchAt(rowOf(at.row), at.minute)
      if (!stretch) return undefined
      if (!stretch.bar) return 'draw'
      return planner.lift(at) ? 'move' : undefined
    },
    drag: (what, begun, { row, minute }) => {
      if (what === 'move') return void planner.moveOver(row)
      const range = planner.rangeOf(begun, minute)
      planner.draw(range && { row: begun.row, range })
    },
    drop: (what, begun, { row, minute }) => {
      if (what === 'move') return planner.dropOn(row, isFit)
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
  /** Whether the key is one of the table’s. */
  const press = (key: string): boolean => {
    const by = keys[key]
    const isBusy = chosen ?? moving ?? drawn
    if (by) goBy(by)
    else if (key === 'Home') planner.go({ ...active, minute: 0 })
    else if (key === 'End') planner.go({ ...active, minute: rowOf(active.row).at(-1)?.from ?? 0 })
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
    if (press(key)) event.preventDefault()
  }
  return { ...drag.handlers, onClick, onKeyDown }
}
