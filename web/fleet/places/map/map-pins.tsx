import { cx } from '#web/ui/cx.ts'
import type { PinGroup } from './group-pins.ts'
import { type MapView, type Position, type Size, toScreen } from './map-view.ts'

/** What can stand on a map. */
export type Located = { id: string; location: Position }

/** What a pin shows, and what it is called where it is read aloud. */
export type PinText = { text: string; name: string }

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

/** A pin for each thing where it stands; what is out of sight is not there. */
export function MapPins<Item extends Located>(props: MapPinsProps<Item>) {
  const { groups, view, size, active, chosen, pinOf, onPoint, onChoose } = props
  return groups.map(({ items, middle }) => {
    const at = toScreen(view, size, middle)
    const [first] = items
    if (!first || at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) return null
    const ids = items.map(({ id }) => id)
    const isChosen = ids.some((id) => chosen.includes(id))
    const isMarked = isChosen || ids.some((id) => active.includes(id))
    const { text, name } = pinOf(items)
    return (
      <button
        key={first.id}
        type="button"
        aria-pressed={isChosen}
        aria-label={name}
        style={{ left: at.x, top: at.y }}
        onClick={() => onChoose(items)}
        onPointerEnter={() => onPoint(ids)}
        onPointerLeave={() => onPoint([])}
        onFocus={() => onPoint(ids)}
        onBlur={() => onPoint([])}
        className={cx(
          'num absolute grid min-h-11 -translate-1/2 place-items-center rounded-full border-[1.5px] border-ink font-bold whitespace-nowrap shadow-2',
          items.length > 1 ? 'px-2.5 text-14' : 'px-3',
          isMarked ? 'z-2 bg-ink text-surface' : 'bg-surface text-ink hover:z-2',
        )}
      >
        {text}
      </button>
    )
  })
}
