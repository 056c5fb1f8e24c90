/** @typedef {[x: number, y: number]} Point */
/** @typedef {[left: number, top: number, right: number, bottom: number]} Box */

/**
 * What of an area lies in a box (Sutherland and Hodgman): one edge of the box after the other.
 * @param {Point[]} ring
 * @param {Box} box
 */
export function clipped(ring, [left, top, right, bottom]) {
  /** @type {[axis: 0 | 1, isInside: (point: Point) => boolean, at: number][]} */
  const edges = [
    [0, ([x]) => x >= left, left],
    [0, ([x]) => x <= right, right],
    [1, ([, y]) => y >= top, top],
    [1, ([, y]) => y <= bottom, bottom],
  ]
  return edges.reduce((points, [axis, isInside, at]) => {
    /** @type {Point[]} */
    const kept = []
    let from = points.at(-1)
    for (const to of points) {
      if (from && isInside(from) !== isInside(to)) {
        const share = (at - from[axis]) / (to[axis] - from[axis])
        /** @type {Point} */
        const cut = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
        cut[axis] = at
        kept.push(cut)
      }
      if (isInside(to)) kept.push(to)
      from = to
    }
    return kept
  }, ring)
}

/**
 * A line with fewer points, none of the left out further off it than `most` (Douglas and Peucker).
 * @param {Point[]} points
 * @param {number} most
 * @returns {Point[]}
 */
export function simpler(points, most) {
  const [from, to] = [points[0], points.at(-1)]
  if (points.length < 3 || !from || !to) return points
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  let furthest = 0
  let at = 0
  for (const [index, [x, y]] of points.entries()) {
    const away =
      length === 0
        ? Math.hypot(x - from[0], y - from[1])
        : Math.abs((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) / length
    if (away > furthest) [furthest, at] = [away, index]
  }
  if (furthest <= most) return [from, to]
  return [
    ...simpler(points.slice(0, at + 1), most).slice(0, -1),
    ...simpler(points.slice(at), most),
  ]
}

/**
 * Of a ring, which ends where it begins: two halves, or it would be simplified to nothing.
 * @param {Point[]} ring
 * @param {number} most
 */
export function simplerRing(ring, most) {
  const [first] = ring
  if (ring.length < 4 || !first) return ring
  const half = Math.floor(ring.length / 2)
  return [
    ...simpler(ring.slice(0, half + 1), most).slice(0, -1),
    ...simpler([...ring.slice(half), first], most),
  ]
}
