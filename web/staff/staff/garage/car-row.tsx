import { carName, plainName } from '#domain/fleet/fleet/car-name.ts'
import { Link } from '@tanstack/react-router'
import type { GarageCar } from '#protocol/staff/garage/staff-cars.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { Money } from '#web/ui/money.tsx'
import { garageMessages } from './garage-messages.ts'
import { manyCarsMessages } from './many-cars-messages.ts'
import { offRoadMessages } from './off-road-messages.ts'
import './car-row.css'

const tones: Record<GarageCar['status'], Tone> = {
  active: 'ok',
  maintenance: 'warn',
  outOfService: 'warn',
  retired: 'neutral',
}

type CarRowProps = {
  car: GarageCar
  /** Absent: nothing is chosen from the list. */
  isChosen: boolean | undefined
  /** With Shift all from the one that was ticked before. */
  onChoose: (isChosen: boolean, withShift: boolean) => void
}

/** One car in the list, with a box to tick while several are chosen. */
export function CarRow({ car, isChosen, onChoose }: CarRowProps) {
  const words = useMessages(garageMessages)
  const many = useMessages(manyCarsMessages)
  const off = useMessages(offRoadMessages)
  return (
    <li className="flex items-center">
      {isChosen !== undefined && (
        <Checkbox
          className="pl-3"
          checked={isChosen}
          onChange={({ target, nativeEvent }) =>
            onChoose(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        >
          <span className="sr-only">{many.choose(`${plainName(car)} ${car.plate}`)}</span>
        </Checkbox>
      )}
      <Link
        to={routes.staff}
        search={{ view: 'cars', car: car.id }}
        className="flex min-h-15 min-w-0 flex-1 items-center gap-3 px-3 py-1 no-underline hover:bg-sunken"
      >
        <CarThumb
          className="w-16 flex-none"
          subtype={car.subtypeId}
          colour={car.colour}
          photo={car.photo}
        />
        <span className="grid min-w-0 flex-1 gap-x-4 lg:grid-cols-2">
          <span className="min-w-0">
            <span className="block font-bold text-ink">{carName(car)}</span>
            <span className="block truncate text-14 text-ink-2">
              {car.plate || words.noPlate} · {car.city}
            </span>
          </span>
          <span className="hidden text-14 text-ink-2 lg:block">
            <span className="block truncate">{car.area}</span>
            {car.vinEnd !== undefined && (
              <>
                <span className="sr-only">{words.vinEnd}: </span>
                {car.vinEnd}
              </>
            )}
          </span>
        </span>
        <span className="car-row-end">
          <span className="text-right">
            <span className="sr-only">{words.prices}: </span>
            <Money rate dollars={car.month} className="block font-bold text-ink" />
            <span className="block text-14 text-ink-2">
              <Money rate dollars={car.week} /> · <Money rate dollars={car.day} />
            </span>
          </span>
          <span>
            <Badge tone={car.isOff ? 'danger' : car.isOut ? 'info' : tones[car.status]}>
              {car.isOff ? off.enter : car.isOut ? words.out : words.states[car.status]}
            </Badge>
          </span>
        </span>
      </Link>
    </li>
  )
}
