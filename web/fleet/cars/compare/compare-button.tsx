import { Check, Plus } from 'lucide-react'
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
  const Icon = isChosen ? Check : Plus
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isChosen}
      aria-label={words.compareCar(carName(car))}
      disabledReason={!isChosen && cars.length >= mostCompared ? words.full : undefined}
      onClick={() => toggleCompared(car)}
      className={cx(
        'z-2 ml-auto flex-none rounded-full',
        isChosen && 'border-primary! bg-primary-soft! text-on-soft!',
      )}
    >
      <Icon aria-hidden="true" size={18} />
      {words.compare}
    </Button>
  )
}
