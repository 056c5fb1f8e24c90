import { isFresh } from '#domain/rentals/inspections/inspection-kinds.ts'

/** Damage on a picture: where, in shares of its width and height, and what (docs/product/inspections-and-maintenance.md#inspection). */
export type Mark = { x: number; y: number; note: string }

/** A picture on its way: taken, made small, and kept on the device until it is sent. */
export type Picture = {
  id: string
  /** Which of the guidelines it answers. */
  checkpoint: string
  file: Blob
  /** ISO 8601, by the device's clock. */
  takenAt: string
  latitude?: number
  longitude?: number
  note: string
  marks: readonly Mark[]
}

/** The name of the part of a kept draft in which a picture lies. */
export const picturePart = (id: string) => `picture/${id}`

/**
 * The pictures among the parts of a kept draft, oldest first; `under` a draft inside of it. Those of
 * an earlier day are left out: a car is shown as it is today (docs/product/inspections-and-maintenance.md#inspection).
 */
export function picturesIn(parts: ReadonlyMap<string, unknown>, now: Date, under = ''): Picture[] {
  const found: Picture[] = []
  for (const [name, value] of parts)
    if (name.startsWith(under + picturePart(''))) found.push(value as Picture)
  return found
    .filter(({ takenAt }) => isFresh(new Date(takenAt), now))
    .toSorted((one, other) => one.takenAt.localeCompare(other.takenAt))
}

/** The required checkpoints that no picture was taken of, in the order of the list. */
export function missingOf<Point extends { id: string; flag: boolean }>(
  checkpoints: readonly Point[],
  pictures: readonly Pick<Picture, 'checkpoint'>[],
): Point[] {
  const taken = new Set(pictures.map(({ checkpoint }) => checkpoint))
  return checkpoints.filter(({ id, flag }) => flag && !taken.has(id))
}

/** The next angle without a photo after `taken`, which has one now: on round the car, and back to what was left out. */
export function nextGap(
  points: readonly { id: string }[],
  missing: readonly string[],
  taken: string,
): string | undefined {
  const from = points.findIndex(({ id }) => id === taken)
  const round = [...points.slice(from + 1), ...points.slice(0, Math.max(0, from))]
  return round.find(({ id }) => missing.includes(id))?.id
}

/** A mark moved by shares of the picture; it never leaves it. */
export function movedMark(mark: Mark, x: number, y: number): Mark {
  const inside = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000
  return { ...mark, x: inside(mark.x + x), y: inside(mark.y + y) }
}
