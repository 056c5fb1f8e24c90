import { type Position, project, type WorldPoint, worldPixels } from './map-view.ts'

/** Things whose pins would cover each other on the map. */
export type PinGroup<Item> = { items: Item[]; middle: WorldPoint }

/** A pin in pixels, with a little air: the widest says how many things and from which price. */
export const pinSize = { width: 120, height: 48 }

/**
 * Puts together what would overlap at this zoom. The first ones of the list lead, so panning
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
      ({ middle }) =>
        Math.abs(middle.x - point.x) * scale < pinSize.width &&
        Math.abs(middle.y - point.y) * scale < pinSize.height,
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
