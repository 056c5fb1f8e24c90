import type { ReactNode } from 'react'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { lookOf } from '#web/fleet/cars/parts/car-look.ts'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'

/** Which car a change is about, in one line, and what is agreed for it. */
export function CarLine({ car, children }: { car: Car; children: ReactNode }) {
  return (
    <div className="mb-3 flex items-center gap-3">
      <CarThumb className="w-20 flex-none" {...lookOf(car)} />
      <p className="min-w-0 leading-tight">
        <b className="block">
          <NumbersIn text={carName(car)} />
        </b>
        <span className="text-14 text-ink-2">
          {typeof children === 'string' ? <NumbersIn text={children} /> : children}
        </span>
      </p>
    </div>
  )
}
