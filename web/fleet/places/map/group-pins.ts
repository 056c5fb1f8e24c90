import { type Position, project, type WorldPoint, worldPixels } from './map-view.ts'

/** Things whose pins would cover each other on the map. */
export type PinGroup<Item> = { items: Item[]; middle: WorldPoint }

/** What a pin covers in pixels, from its tip upwards: the widest says from which price and how many things. */
export const pinSize = { width: 92, height: 44 }

/** Pixels; tips that are closer belong to one pin. */
export const leastApart = 48

/**
 * Puts together what stands closer than 48 pixels at this zoom, so each thing is in one group. The first ones of the list lead, so panning
 * never changes a group, only zooming does.
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
      ({ middle }) => Math.hypot(middle.x - point.x, middle.y - point.y) * scale < leastApart,
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
