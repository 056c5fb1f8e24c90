import { Check, Columns2 } from 'lucide-react'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { compareMessages } from './compare-messages.ts'
import { mostCompared, toggleCompared, useComparedCars } from './compared-cars.ts'

/** Puts a car of the list beside others. */
export function CompareButton({ car }: { car: Car }) {
  const words = useMessages(compareMessages)
  const cars = useComparedCars()
  const isChosen = cars.some(({ id }) => id === car.id)
  const Icon = isChosen ? Check : Columns2
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isChosen}
      aria-label={words.compareCar(carName(car))}
      disabledReason={!isChosen && cars.length >= mostCompared ? words.full : undefined}
      onClick={() => toggleCompared(car)}
      className={cx(
        'z-2 size-11 flex-none rounded-full px-0!',
        isChosen && 'border-primary! bg-primary! text-on-primary!',
      )}
    >
      <Icon aria-hidden="true" size={20} />
    </Button>
  )
}
