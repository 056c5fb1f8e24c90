import { Link } from '@tanstack/react-router'
import { costPerMile } from '#domain/fleet/pricing/booking-price.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount, formatMilePrice, formatMoney, formatRate } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import type { ComparedRow } from '#web/fleet/cars/compare/best-of.ts'
import { useCarRows } from '#web/fleet/cars/compare/car-rows.ts'
import { CompareSheet } from '#web/fleet/cars/compare/compare-sheet.tsx'
import { shortOf } from '#web/fleet/cars/compare/compared-cars.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { compareMessages } from './compare-messages.ts'
import { type SwapCar, type SwapOffer, swapDetails } from './swap-car.ts'
import { swapMessages } from './swap-messages.ts'
import type { useAskSwap } from './use-ask-swap.ts'

type CompareCarsProps = {
  /** The car that would be handed in. */
  own: Car
  rental: Rental
  offer: SwapOffer
  /** Kept cars that may still be taken. */
  cars: readonly SwapCar[]
  /** One that was kept is not among them any more. */
  isOneGone: boolean
  /** Prices of another time are on their way. */
  isOld: boolean
  swap: ReturnType<typeof useAskSwap>
  isOpen: boolean
  onClose: () => void
}

/** The renter's own car and the kept ones side by side over their list, each with its one press (docs/product/rental.md#change-of-car). */
export function CompareCars(props: CompareCarsProps) {
  const { own, rental, offer, cars, isOneGone, isOld, swap, isOpen, onClose } = props
  const words = useMessages(swapMessages)
  const others = useMessages(compareMessages)
  const rows = useSwapRows(own, rental, cars)
  const kindOf = (id: string) => offer.picks.find(({ car }) => car === id)?.kind
  const order = rental.orderId
  return (
    <CompareSheet
      title={words.compareYours}
      isOpen={isOpen && cars.length > 0}
      onClose={onClose}
      label={others.compareText}
      main="total"
      hasOwn
      rows={rows}
      columns={[
        { ...shortOf(own), badge: <Badge className="bg-surface!">{words.yours}</Badge> },
        ...cars.map(({ car, total }, place) => {
          const kind = kindOf(car.id)
          return {
            ...shortOf(car),
            badge: kind && <Badge tone="info">{words.fit[kind]}</Badge>,
            link: (
              <Link
                to={routes.details}
                search={swapDetails(car, order, offer.dates)}
                className="link inline-block min-h-6"
              >
                {carName(car)}
              </Link>
            ),
            action: (
              <Button
                variant={place === 0 ? 'primary' : 'secondary'}
                className="px-2"
                busy={swap.askedCar === car.id}
                disabledReason={isOld ? words.updating : undefined}
                onClick={() => swap.isSending || swap.askForCar(car.id, total)}
              >
                {others.take(car.model)}
              </Button>
            ),
          }
        }),
      ]}
      note={<p className="text-14 text-ink-2">{others.answer}</p>}
    >
      <div role="alert">
        {(swap.refused ?? (isOneGone && others.gone)) && (
          <Banner tone="warn" className="mb-3">
            {swap.refused ?? others.gone}
          </Banner>
        )}
      </div>
    </CompareSheet>
  )
}

/** First what the change costs, then what can be said of any car; the own one stands first. */
function useSwapRows(own: Car, rental: Rental, swaps: readonly SwapCar[]): ComparedRow[] {
  const words = useMessages(swapMessages)
  const others = useMessages(compareMessages)
  const all = [own, ...swaps.map(({ car }) => car)]
  const facts = useCarRows(all)
  const { facts: labels } = words
  const isDriving = rental.rentalStatus === RentalStatus.pickedUp
  // The change keeps the rental's plan, which only a car with its price names.
  const coefficient = swaps[0]?.calculatorData.coefficient ?? 1
  const mileOf = ({ includedMilesPerDay: included }: Car, dollars: number) => {
    const price = formatMilePrice(dollars)
    return included > 0 ? others.included(formatCount(included), price) : price
  }
  const months = all.map((car) => car.price.month)
  return [
    {
      id: 'total',
      label: labels.total,
      values: [
        formatMoney(0),
        ...swaps.map(({ total }) =>
          total < 0 ? others.back(formatMoney(-total)) : formatMoney(total),
        ),
      ],
      best: [],
    },
    {
      id: 'mile',
      label: labels.mile,
      values: [
        mileOf(own, costPerMile(own.price.mile, coefficient)),
        ...swaps.map(({ car, calculatorData }) => mileOf(car, calculatorData.costPerMile)),
      ],
      best: [],
    },
    {
      id: 'month',
      label: labels.month,
      values: months.map(formatRate),
      // The included miles differ: the least a month may be the dearest with one's own.
      best: [],
    },
    ...facts.map((fact) =>
      fact.id === 'where' && isDriving
        ? { ...fact, values: [others.withYou, ...fact.values.slice(1)] }
        : fact,
    ),
  ]
}
