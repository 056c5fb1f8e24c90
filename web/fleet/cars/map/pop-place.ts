import type { Size, WorldPoint } from '#web/fleet/places/map/map-view.ts'

/** Pixels around a tip that its pin covers, with a little air. */
const pin = { above: 52, below: 8, beside: 60 }
/** Pixels between what is opened and the edge of the map. */
const edge = 8

type Box = { left: number; top: number }

/**
 * Where a card stands beside the pin whose tip is `at`: on the side with more room, else below or above it; never over the
 * pin, and whole within the map wherever that is possible. Pixels of the map, of the card's upper left corner.
 */
export function popPlace(at: WorldPoint, card: Size, map: Size): Box {
  const into = (value: number, most: number) => Math.max(edge, Math.min(most - edge, value))
  const top = into(at.y - (pin.above + card.height) / 2, map.height - card.height)
  const left = into(at.x - card.width / 2, map.width - card.width)
  const toLeft = { left: at.x - pin.beside - card.width, top }
  const toRight = { left: at.x + pin.beside, top }
  const places = [
    ...(at.x > map.width / 2 ? [toLeft, toRight] : [toRight, toLeft]),
    { left, top: at.y + pin.below },
    { left, top: at.y - pin.above - card.height },
  ]
  const isWhole = (place: Box) =>
    place.left >= edge &&
    place.top >= edge &&
    place.left + card.width <= map.width - edge &&
    place.top + card.height <= map.height - edge
  return places.find(isWhole) ?? (at.x > map.width / 2 ? toLeft : toRight)
}
