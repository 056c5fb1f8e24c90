import { cx } from '#web/ui/cx.ts'
import type { PinGroup } from './group-pins.ts'
import {
  type MapView,
  type Position,
  project,
  type Size,
  toScreen,
  type WorldPoint,
} from './map-view.ts'

/** What can stand on a map. */
export type Located = { id: string; location: Position }

/** What a pin shows, how many things it stands for where that is said beside it, and what it is called where it is read aloud. */
export type PinText = { text: string; count?: number; name: string }

type MapPinsProps<Item> = {
  groups: readonly PinGroup<Item>[]
  view: MapView
  size: Size
  /** Things that are pointed at, here or in the list. */
  active: readonly string[]
  chosen: readonly string[]
  pinOf: (items: readonly Item[]) => PinText
  onPoint: (ids: readonly string[]) => void
  onChoose: (items: readonly Item[]) => void
}

/** A pin for each thing, with its tip where it stands; what is out of sight is not there. */
export function MapPins<Item extends Located>(props: MapPinsProps<Item>) {
  const { groups, view, size, active, chosen, pinOf, onPoint, onChoose } = props
  return groups.map(({ items, middle }) => {
    const at = toScreen(view, size, middle)
    const [first] = items
    if (!first || !isInside(at, size)) return null
    const ids = items.map(({ id }) => id)
    const isChosen = ids.some((id) => chosen.includes(id))
    const isMarked = isChosen || ids.some((id) => active.includes(id))
    const { text, count, name } = pinOf(items)
    return (
      <button
        key={first.id}
        type="button"
        aria-pressed={isChosen}
        aria-label={name}
        style={{ left: at.x, top: at.y }}
        onClick={() => onChoose(items)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(ids)}
        onPointerLeave={() => onPoint([])}
        onFocus={() => onPoint(ids)}
        onBlur={() => onPoint([])}
        className={cx('map-pin num', isMarked && 'is-marked')}
      >
        <span>
          {text}
          {count !== undefined && <b data-count={count}>{count}</b>}
        </span>
      </button>
    )
  })
}

type MapRingsProps = {
  items: readonly Located[]
  /** Where the tips of pins stand: what one covers has no ring. */
  pins: readonly WorldPoint[]
  view: MapView
  size: Size
}

/** Where something stands that cannot be had now: to look at, beside what can. */
export function MapRings({ items, pins, view, size }: MapRingsProps) {
  const tips = pins.map((point) => toScreen(view, size, point))
  const isCovered = ({ x, y }: WorldPoint) =>
    tips.some((tip) => Math.abs(tip.x - x) < 36 && tip.y - y > -10 && tip.y - y < 46)
  const places = new Map(items.map(({ location }) => [JSON.stringify(location), location]))
  return Array.from(places, ([key, location]) => {
    const at = toScreen(view, size, project(location))
    if (!isInside(at, size) || isCovered(at)) return null
    return <i key={key} aria-hidden="true" style={{ left: at.x, top: at.y }} className="map-ring" />
  })
}

/** Whether a point lies on the map, in pixels from its upper left corner. */
export const isInside = ({ x, y }: { x: number; y: number }, { width, height }: Size) =>
  x >= 0 && y >= 0 && x <= width && y <= height
