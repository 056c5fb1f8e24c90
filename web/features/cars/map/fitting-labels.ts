import type { WorldPoint } from './map-view.ts'

/** Pixels. */
const letter = 7.2
const line = 22
const mostLabels = 16

export const labelWidth = (name: string) => name.length * letter

/** The names that can stand beside each other, the first ones of the list before the others. */
export function fittingLabels<Item extends { name: string; at: WorldPoint }>(
  items: readonly Item[],
): Item[] {
  const placed: Item[] = []
  for (const item of items) {
    if (placed.length === mostLabels) break
    const isFree = placed.every(
      (other) =>
        Math.abs(other.at.y - item.at.y) >= line ||
        Math.abs(other.at.x - item.at.x) >= labelWidth(other.name + item.name) / 2,
    )
    if (isFree) placed.push(item)
  }
  return placed
}
