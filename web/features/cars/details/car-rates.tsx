import type { Car } from '#protocol/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Money } from '#web/ui/money.tsx'
import { carMessages } from '../parts/car-messages.ts'

/** Day, week and month at the normal price. */
export function CarRates({ price }: { price: Car['price'] }) {
  const words = useMessages(carMessages)
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-control border border-line bg-sunken py-3.5 text-center">
      {(['day', 'week', 'month'] as const).map((unit) => (
        <div key={unit} className="min-w-0 px-1">
          <dt className="text-14 text-ink-2">{words[unit]}</dt>
          <dd className="text-20 font-bold sm:text-24">
            <Money dollars={price[unit]} rate />
          </dd>
        </div>
      ))}
    </dl>
  )
}
