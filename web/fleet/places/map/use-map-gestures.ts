import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { type MapView, moved, type Size, type WorldPoint, zoomed } from './map-view.ts'

type Change = (next: (view: MapView, size: Size) => MapView) => void

/** Pixels that an arrow key moves the map by. */
const step = 80
const arrows: Record<string, WorldPoint> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
}
const zoomKeys: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 }

/**
 * Drag, pinch, double press, wheel with Ctrl (which is also a pinch on a trackpad), and the keys
 * while the focus is on anything of the map. The
 * plain wheel goes on scrolling the page. Dragging is never needed: the keys, or the zoom buttons
 * and a double press, lead everywhere.
 */
export function useMapGestures(box: RefObject<HTMLElement | null>, change: Change) {
  const pointers = useRef(new Map<number, WorldPoint>())
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })

  useEffect(() => {
    const element = box.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const at = within(element, event)
      latest.current((view, size) => zoomed(view, size, -event.deltaY / 100, at))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [box])

  const lift = (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || isControl(event.target)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, within(event.currentTarget, event))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = within(event.currentTarget, event)
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, now)
      if (!other) change((view) => moved(view, { x: now.x - before.x, y: now.y - before.y }))
      else change((view, size) => pinched(view, size, other, before, now))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      if (isControl(event.target)) return
      const at = within(event.currentTarget, event)
      change((view, size) => zoomed(view, size, 1, at))
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const arrow = arrows[event.key]
      const steps = zoomKeys[event.key]
      if (arrow) change((view) => moved(view, arrow))
      else if (steps) change((view, size) => zoomed(view, size, steps))
      else return
      event.preventDefault()
    },
  }
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a, [data-map-panel]') !== null

function within(element: HTMLElement, event: { clientX: number; clientY: number }): WorldPoint {
  const { left, top } = element.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}

/** Two fingers: the map grows with their distance and goes along with their middle. */
function pinched(
  view: MapView,
  size: Size,
  still: WorldPoint,
  before: WorldPoint,
  now: WorldPoint,
): MapView {
  const apart = (point: WorldPoint) => Math.max(1, Math.hypot(point.x - still.x, point.y - still.y))
  const middle = { x: (still.x + before.x) / 2, y: (still.y + before.y) / 2 }
  const grown = zoomed(view, size, Math.log2(apart(now) / apart(before)), middle)
  return moved(grown, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 })
}
