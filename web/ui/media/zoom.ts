/** How a picture lies under its frame: how large, and its middle's offset from the frame's, in pixels. */
export type View = { scale: number; x: number; y: number }
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

export const whole: View = { scale: 1, x: 0, y: 0 }
export const largestScale = 4

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Keeps the scale between 1 and 4, and the frame covered wherever the picture is large enough. */
export function clampView({ scale, x, y }: View, content: Size, frame: Size): View {
  const bounded = between(1, scale, largestScale)
  const freeX = Math.max(0, (content.width * bounded - frame.width) / 2)
  const freeY = Math.max(0, (content.height * bounded - frame.height) / 2)
  return { scale: bounded, x: between(-freeX, x, freeX), y: between(-freeY, y, freeY) }
}

/** Enlarges by `factor` while what lies under `point` (from the frame's middle) stays there. */
export function zoomAt(view: View, factor: number, point: Point): View {
  const scale = between(1, view.scale * factor, largestScale)
  const ratio = scale / view.scale
  return {
    scale,
    x: point.x - (point.x - view.x) * ratio,
    y: point.y - (point.y - view.y) * ratio,
  }
}

/** Two fingers moved: their distance enlarges, their middle carries. */
export function pinch(view: View, before: [Point, Point], after: [Point, Point]): View {
  const from = middle(before)
  const to = middle(after)
  const factor = distance(after) / Math.max(1, distance(before))
  const grown = zoomAt(view, factor, from)
  return { scale: grown.scale, x: grown.x + to.x - from.x, y: grown.y + to.y - from.y }
}

/** The size that fills a square of `side` with a picture, none of the square left empty. */
export function covering(picture: Size, side: number): Size {
  const scale = side / Math.min(picture.width, picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

/** The square of the picture, in its own pixels, that a square frame of `side` shows. */
export function cutOut(view: View, picture: Size, side: number): Point & { side: number } {
  const content = covering(picture, side)
  const perPixel = picture.width / (content.width * view.scale)
  return {
    x: ((content.width * view.scale - side) / 2 - view.x) * perPixel,
    y: ((content.height * view.scale - side) / 2 - view.y) * perPixel,
    side: side * perPixel,
  }
}

function middle([a, b]: [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function distance([a, b]: [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
