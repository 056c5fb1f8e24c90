import type { Car } from '#protocol/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney, formatRate } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { carName } from '#web/features/cars/parts/car-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Num } from '#web/ui/num.tsx'
import type { SwapCar, SwapDates } from './swap-car.ts'
import { swapMessages } from './swap-messages.ts'
import { useDifference, useToPay } from './use-difference.ts'
import { useSwapOffer } from './use-swap-offer.ts'
import type { SwapRequest } from './use-swap-request.ts'

type CompareCarsProps = {
  /** The car that would be handed in. */
  own: Car
  order: string
  swapRequest: SwapRequest
  /** Ids of the kept cars, at least one. */
  kept: readonly string[]
  onClear: () => void
}

/** The renter's own car and the kept ones side by side, priced by the server for this rental (docs/product/entities.md#browser-storage "swap cars"). */
export function CompareCars({ own, order, swapRequest, kept, onClear }: CompareCarsProps) {
  const words = useMessages(swapMessages)
  const { offer } = useSwapOffer(order, swapRequest, kept)
  const cars = offer?.cars.filter((one) => kept.includes(one.car.id)) ?? []
  return (
    <Card aria-label={words.compare} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2>{words.compare}</h2>
          <p className="text-ink-2">{words.compareText}</p>
        </div>
        <Button variant="ghost" size="sm" onClick={onClear}>
          {words.dropAll}
        </Button>
      </div>
      {offer && cars.length < kept.length && <p className="text-ink-2">{words.gone}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <li className="grid content-start gap-3 rounded-control bg-primary-soft p-4">
          <p>
            <span className="block text-14">{words.now}</span>
            <span className="font-bold">{carName(own)}</span>
          </p>
          <Facts facts={factsOf(own, words)} />
        </li>
        {cars.map((one) => (
          <Compared key={one.car.id} one={one} order={order} dates={offer?.dates} />
        ))}
      </ul>
    </Card>
  )
}

type Fact = [label: string, value: string]

/** What can be said of any car. */
function factsOf(car: Car, words: (typeof swapMessages)['en']): Fact[] {
  return [
    [words.facts.month, formatRate(car.price.month)],
    [words.facts.seats, String(car.seats)],
  ]
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-1">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-bold">
            <Num>{value}</Num>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type ComparedProps = {
  one: SwapCar
  order: string
  dates: SwapDates | undefined
}

function Compared({ one, order, dates }: ComparedProps) {
  const words = useMessages(swapMessages)
  const difference = useDifference()
  const toPay = useToPay()
  const { car } = one
  const facts: Fact[] = [
    ...factsOf(car, words),
    [words.facts.difference, difference(one.difference)],
    [words.facts.fee, formatMoney(one.fee)],
    [words.facts.total, toPay(one.total)],
  ]
  return (
    <li className="grid content-between gap-3 rounded-control bg-sunken p-4">
      <p className="font-bold">{carName(car)}</p>
      <Facts facts={facts} />
      <LinkButton
        to={routes.details}
        search={{
          car: car.id,
          area: car.areaId,
          start: dates?.start,
          end: dates?.end,
          type: 'change',
          order,
        }}
        variant="secondary"
        size="sm"
      >
        {words.see(carName(car))}
      </LinkButton>
    </li>
  )
}
