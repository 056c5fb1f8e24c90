import { type Position, project, type WorldPoint, worldPixels } from './map-view.ts'

/** Things whose pins would cover each other on the map. */
export type PinGroup<Item> = { items: Item[]; middle: WorldPoint }

/** What a pin covers in pixels, from its tip upwards: the widest says from which price and how many things. */
export const pinSize = { width: 92, height: 44 }

/** Pixels; tips that are closer across and down have pins that lie over each other, and belong to one. */
const apart = { width: 84, height: 36 }

/**
 * Puts together what has pins over each other at this zoom, so each thing is in one group. The first ones of the list
 * lead, so panning never changes a group, only zooming does.
 */
export function groupPins<Item extends { location: Position }>(
  items: readonly Item[],
  zoom: number,
): PinGroup<Item>[] {
  const scale = worldPixels(zoom)
  const groups: PinGroup<Item>[] = []
  for (const item of items) {
    const point = project(item.location)
    const group = groups.find(
      ({ middle }) =>
        Math.abs(middle.x - point.x) * scale < apart.width &&
        Math.abs(middle.y - point.y) * scale < apart.height,
    )
    if (group) group.items.push(item)
    else groups.push({ items: [item], middle: point })
  }
  return groups
}

/** Whether coming closer can tell them apart at all. */
export function canSeparate(items: readonly { location: Position }[]): boolean {
  const places = items.map(({ location }) => `${location.latitude},${location.longitude}`)
  return new Set(places).size > 1
}
