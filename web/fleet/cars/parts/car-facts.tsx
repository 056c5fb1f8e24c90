import { Cog, Fuel, Gauge, type LucideIcon, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { cx } from '#web/ui/cx.ts'
import { Num } from '#web/ui/num.tsx'
import { carMessages } from './car-messages.ts'

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" size={18} className="flex-none" />
      <span>{children}</span>
    </li>
  )
}

type CarFactsProps = {
  car: Car
  /** All facts in body size, for the details screen. */
  full?: boolean
}

/** Miles, fuel … of a car to change to, in one line that may wrap; no minimum, a change takes the days that are left. */
export function CarFacts({ car, full }: CarFactsProps) {
  const words = useMessages(carMessages)
  const fuel = words.fuel(car.fuel)
  return (
    <ul className={cx('flex flex-wrap gap-x-3.5 gap-y-1 text-ink-2', !full && 'text-14')}>
      <Fact icon={Gauge}>
        <Num>{formatMiles(car.lastOdometerReading)}</Num>
      </Fact>
      <Fact icon={Fuel}>{full && car.mpg ? words.fuelAndMpg(fuel, car.mpg) : fuel}</Fact>
      {full && <Fact icon={Users}>{words.seats(car.seats)}</Fact>}
      {full && <Fact icon={Cog}>{words.transmission(car.transmission)}</Fact>}
    </ul>
  )
}
