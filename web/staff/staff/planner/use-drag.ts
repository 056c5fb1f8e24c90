import { type PointerEvent, type RefObject, useRef } from 'react'
import { headHeight, labelWidth, rowHeight } from './planner-row.tsx'
import { minutesADay } from './stretches.ts'

export type Place = { row: number; minute: number }

/** A bar to another car, a stretch of what is free, or one end of a bar. */
export type Dragged = 'move' | 'draw' | 'start' | 'end'

type Drags = {
  dayWidth: number
  /** What lies where it begins; nothing where nothing can be dragged. */
  begin: (at: Place) => Dragged | undefined
  drag: (what: Dragged, from: Place, to: Place) => void
  drop: (what: Dragged, from: Place, to: Place) => void
}

/** So many pixels are a press that shook. */
const still = 6

/** A mouse or a pen takes a bar to another row or its end to another day, or draws a stretch; a finger scrolls. Keys and presses do the same. */
export function useDrag(box: RefObject<HTMLElement | null>, { dayWidth, ...drags }: Drags) {
  const from = useRef<(Place & { x: number; y: number }) | undefined>(undefined)
  const what = useRef<Dragged | undefined>(undefined)
  /** The press that ends a drag is none. */
  const wasDragged = useRef(false)
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const { current } = box
    const { left = 0, top = 0 } = current?.getBoundingClientRect() ?? {}
    const x = clientX - left + (current?.scrollLeft ?? 0) - labelWidth
    const y = clientY - top + (current?.scrollTop ?? 0) - headHeight
    return { row: Math.floor(y / rowHeight), minute: (x / dayWidth) * minutesADay }
  }
  return {
    placeOf,
    wasDragged: () => wasDragged.current,
    cancel: () => {
      from.current = undefined
      what.current = undefined
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        wasDragged.current = false
        if (event.pointerType === 'touch' || event.button !== 0) return
        from.current = { ...placeOf(event), x: event.clientX, y: event.clientY }
      },
      onPointerMove: (event: PointerEvent) => {
        const begun = from.current
        if (!begun) return
        if (!what.current) {
          if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < still) return
          what.current = drags.begin(begun)
          if (!what.current) return void (from.current = undefined)
          box.current?.setPointerCapture(event.pointerId)
        }
        drags.drag(what.current, begun, placeOf(event))
      },
      onPointerUp: (event: PointerEvent) => {
        const [begun, dragged] = [from.current, what.current]
        from.current = undefined
        what.current = undefined
        if (!begun || !dragged) return
        wasDragged.current = true
        drags.drop(dragged, begun, placeOf(event))
      },
    },
  }
}
