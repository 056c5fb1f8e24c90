import { Scale, X } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import type { SwapCar } from './swap-car.ts'
import { swapMessages } from './swap-messages.ts'

type SwapCompareBarProps = { cars: readonly SwapCar[]; onCompare: () => void; onClear: () => void }

/** The chosen cars at the bottom, as where cars are searched for, and the way to see them beside the own one. */
export function SwapCompareBar({ cars, onCompare, onClear }: SwapCompareBarProps) {
  const words = useMessages(swapMessages)
  return (
    <BottomBar label={words.compareBar} always>
      <div className="flex min-w-0 flex-1 gap-2">
        {cars.map(({ car }) => (
          <CarThumb
            key={car.id}
            className="w-16 border border-line"
            subtype={car.subtypeId}
            colour={car.colour}
            photo={car.photos[0]}
            isSaidBeside
          />
        ))}
      </div>
      <Button size="lg" className="flex-none px-4" onClick={onCompare}>
        <Scale aria-hidden="true" size={20} />
        {words.compare}
      </Button>
      <IconButton label={words.clearCompare} onClick={onClear}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </BottomBar>
  )
}
