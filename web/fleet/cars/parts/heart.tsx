import { Heart as HeartIcon } from 'lucide-react'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { carMessages } from './car-messages.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { useFavourite } from './favourites.ts'

/** Keeps a car in mind in this browser. */
export function Heart({ car }: { car: Car }) {
  const words = useMessages(carMessages)
  const { isFavourite, toggle } = useFavourite(car.id)
  return (
    <IconButton
      label={words.favourite(carName(car))}
      aria-pressed={isFavourite}
      onClick={toggle}
      className={cx('pointer-events-auto bg-surface shadow-1', isFavourite && 'text-poppy-ink')}
    >
      <HeartIcon aria-hidden="true" size={20} fill={isFavourite ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
