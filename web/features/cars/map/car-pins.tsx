import type { Car } from '#protocol/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { cx } from '#web/ui/cx.ts'
import { carName } from '../parts/car-name.ts'
import type { PinGroup } from './group-pins.ts'
import { mapMessages } from './map-messages.ts'
import { type MapView, type Size, toScreen } from './map-view.ts'

type CarPinsProps = {
  groups: readonly PinGroup<Car>[]
  view: MapView
  size: Size
  /** Cars that are pointed at, here or in the list. */
  active: readonly string[]
  chosen: readonly string[]
  onPoint: (cars: readonly string[]) => void
  onChoose: (cars: readonly Car[]) => void
}

/** The month's price of each car where it stands; what is out of sight is not there. */
export function CarPins(props: CarPinsProps) {
  const { groups, view, size, active, chosen, onPoint, onChoose } = props
  const words = useMessages(mapMessages)
  return groups.map(({ items, middle }) => {
    const at = toScreen(view, size, middle)
    const [car] = items
    if (!car || at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) return null
    const ids = items.map(({ id }) => id)
    const isChosen = ids.some((id) => chosen.includes(id))
    const isMarked = isChosen || ids.some((id) => active.includes(id))
    const price = formatRate(car.price.month)
    return (
      <button
        key={car.id}
        type="button"
        aria-pressed={isChosen}
        aria-label={
          items.length > 1 ? words.groupOf(items.map(carName)) : words.monthly(carName(car), price)
        }
        style={{ left: at.x, top: at.y }}
        onClick={() => onChoose(items)}
        onPointerEnter={() => onPoint(ids)}
        onPointerLeave={() => onPoint([])}
        onFocus={() => onPoint(ids)}
        onBlur={() => onPoint([])}
        className={cx(
          'num absolute grid min-h-11 -translate-1/2 place-items-center rounded-full border-[1.5px] border-ink px-3 font-bold whitespace-nowrap shadow-2',
          isMarked ? 'z-2 bg-ink text-surface' : 'bg-surface text-ink hover:z-2',
        )}
      >
        {items.length > 1 ? words.group(items.length) : price}
      </button>
    )
  })
}
