import { pinSize } from './group-pins.ts'
import { type Insets, noInsets, type Size, type WorldPoint } from './map-view.ts'

/** Pixels; a letter is an average one of the labels' size. */
const letter = 7.2
const line = 14
const air = 4
const mostLabels = 16

/** What stands in a corner on the right side of a map, in pixels. */
export type Panel = Size & { isBelow?: boolean }

const zoomButtons: Panel = { width: 64, height: 150 }
const creditHeight = 30

type Box = { middle: WorldPoint; width: number; height: number }

type Taken = {
  pins: readonly WorldPoint[]
  size: Size
  pin?: Size | undefined
  panel?: Panel | undefined
  /** What is free of a map that things lie over. */
  clear?: Insets | undefined
  /** They stand in the middle of their towns, which are named around them; prices stand above their tips. */
  areMarks?: boolean
  /** Points that a name may not cover. */
  road?: readonly WorldPoint[] | undefined
}

/** A name with the middle of its text and its town, both in pixels of the map. */
export type Labelled<Item> = { item: Item; text: WorldPoint }

/**
 * Where the names of towns stand, the first ones of the list before the others: above their town or
 * below it, or around the mark that stands on it: so only the first name whose town lies at the middle of
 * the mark. A town under a price has no name, for it would stand away from its place. Never under a price, over another name, over the edge or under
 * what stands in the corners of the map. A name without such a place is left out.
 */
export function placeLabels<Item extends { name: string; at: WorldPoint }>(
  items: readonly Item[],
  { pins, size, pin = pinSize, panel = zoomButtons, road = [], ...taken }: Taken,
): Labelled<Item>[] {
  const { clear = noInsets, areMarks = false } = taken
  const above = areMarks ? 0 : pin.height / 2 + 2
  const prices = pins.map(({ x, y }): Box => ({ middle: { x, y: y - above }, ...pin }))
  const points = road.map((middle): Box => ({ middle, width: 6, height: 6 }))
  const names: Box[] = []
  const placed: Labelled<Item>[] = []
  const named = new Set<Box>()
  for (const item of items) {
    if (placed.length === mostLabels) break
    const box = (middle: WorldPoint): Box => ({
      middle,
      width: item.name.length * letter,
      height: line,
    })
    const over = prices.find((price) => overlap(price, { middle: item.at, width: 0, height: 0 }))
    if (over && (!areMarks || named.has(over) || !isAtMiddle(over, item.at))) continue
    const text = candidates(item.at, box(item.at).width, over).find(
      (middle) =>
        isWhole(box(middle), size, panel, clear) &&
        [...prices, ...points, ...names].every((other) => !overlap(other, box(middle))),
    )
    if (!text) continue
    if (over) named.add(over)
    const { width, height } = box(text)
    names.push({ middle: text, width: width + 2 * air, height: height + 2 * air })
    placed.push({ item, text })
  }
  return placed
}

/** The middles that a text may have, the best ones first. */
function candidates(at: WorldPoint, width: number, over: Box | undefined): WorldPoint[] {
  const up = (line + air) / 2 + air
  if (!over) return [-up, up].map((y) => ({ x: at.x, y: at.y + y }))
  const { x, y } = over.middle
  const aside = (over.width + width) / 2 + 1
  const away = (over.height + line) / 2 + 1
  return [
    { x, y: y - away },
    { x, y: y + away },
    { x: x + aside, y },
    { x: x - aside, y },
  ]
}

/** A town that lies at the edge of a mark is not the town that is marked. */
function isAtMiddle({ middle, height }: Box, at: WorldPoint): boolean {
  return Math.hypot(middle.x - at.x, middle.y - at.y) <= height / 2
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.middle.x - other.middle.x) < (one.width + other.width) / 2 &&
    Math.abs(one.middle.y - other.middle.y) < (one.height + other.height) / 2
  )
}

function isWhole({ middle, width }: Box, size: Size, panel: Panel, clear: Insets): boolean {
  const isBeside = panel.isBelow
    ? middle.y + line / 2 > size.height - panel.height
    : middle.y < panel.height + clear.top
  const right = isBeside ? size.width - panel.width : size.width
  return (
    middle.x - width / 2 > 0 &&
    middle.x + width / 2 < right &&
    middle.y > Math.max(creditHeight, clear.top) + line &&
    middle.y + line < size.height - clear.bottom
  )
}
