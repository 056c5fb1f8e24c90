import { type PointerEvent, useCallback, useRef, useState } from 'react'
import { clampView, type Point, pinch, type Size, type View, whole, zoomAt } from './zoom.ts'

const keyStep = 24
const zoomStep = 1.25

/**
 * A picture that fingers, mouse and keys enlarge and move inside its frame.
 * @param contentOf the picture's size at scale 1 for a frame; the frame's own without it.
 */
export function useZoom(contentOf: (frame: Size) => Size = (frame) => frame) {
  const [view, setView] = useState<View>(whole)
  const frame = useRef<HTMLElement>(null)
  const fingers = useRef(new Map<number, Point>())

  const attach = useCallback((element: HTMLElement | null) => {
    frame.current = element
  }, [])

  const change = (make: (view: View) => View) =>
    setView((before) => {
      const box = frame.current?.getBoundingClientRect() ?? { width: 0, height: 0 }
      return clampView(make(before), contentOf(box), box)
    })

  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return {
      x: event.clientX - box.left - box.width / 2,
      y: event.clientY - box.top - box.height / 2,
    }
  }

  const zoomBy = (factor: number, point: Point = { x: 0, y: 0 }) =>
    change((before) => zoomAt(before, factor, point))
  const moveBy = (x: number, y: number) =>
    change((before) => ({ ...before, x: before.x + x, y: before.y + y }))

  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  const frameProps = {
    ref: attach,
    onPointerDown: (event: PointerEvent) => {
      fingers.current.set(event.pointerId, pointOf(event))
    },
    onPointerMove: (event: PointerEvent) => {
      const from = fingers.current.get(event.pointerId)
      if (!from) return
      const to = pointOf(event)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      fingers.current.set(event.pointerId, to)
      if (other) change((before) => pinch(before, [from, other], [to, other]))
      else moveBy(to.x - from.x, to.y - from.y)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onDoubleClick: (event: { clientX: number; clientY: number }) =>
      view.scale > 1 ? setView(whole) : zoomBy(2, pointOf(event)),
  }

  /** Plus, minus and nought; arrows move what is larger than its frame. True when the key was for us. */
  const onKey = ({ key }: { key: string }): boolean => {
    const moves: Record<string, Point> = {
      ArrowLeft: { x: keyStep, y: 0 },
      ArrowRight: { x: -keyStep, y: 0 },
      ArrowUp: { x: 0, y: keyStep },
      ArrowDown: { x: 0, y: -keyStep },
    }
    const move = moves[key]
    if (key === '+' || key === '=') zoomBy(zoomStep)
    else if (key === '-') zoomBy(1 / zoomStep)
    else if (key === '0') setView(whole)
    else if (move) moveBy(move.x, move.y)
    else return false
    return true
  }

  return {
    view,
    frameProps,
    onKey,
    zoomIn: () => zoomBy(zoomStep),
    zoomOut: () => zoomBy(1 / zoomStep),
    setScale: (scale: number) =>
      change((before) => zoomAt(before, scale / before.scale, { x: 0, y: 0 })),
    reset: () => setView(whole),
    style: { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` },
  }
}

export type Zoom = ReturnType<typeof useZoom>
