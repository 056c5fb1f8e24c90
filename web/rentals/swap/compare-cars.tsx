import { costPerMile } from '#domain/fleet/pricing/booking-price.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMilePrice, formatMoney, formatRate } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { bestOf, type ComparedRow } from '#web/fleet/cars/compare/best-of.ts'
import { useCarRows } from '#web/fleet/cars/compare/car-rows.ts'
import { CompareTable } from '#web/fleet/cars/compare/compare-table.tsx'
import { shortOf } from '#web/fleet/cars/compare/compared-cars.ts'
import { carMessages } from '#web/fleet/cars/parts/car-messages.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { type SwapCar, swapDetails } from './swap-car.ts'
import { compareMessages } from './compare-messages.ts'
import { swapMessages } from './swap-messages.ts'
import { useDifference, useToPay } from './use-difference.ts'
import { useSwapOffer } from './use-swap-offer.ts'
import type { SwapRequest } from './use-swap-request.ts'

type CompareCarsProps = {
  /** The car that would be handed in. */
  own: Car
  rental: Rental
  order: string
  swapRequest: SwapRequest
  /** Ids of the kept cars, at least one. */
  kept: readonly string[]
}

/** The renter's own car and the kept ones side by side, priced by the server for this rental (docs/product/entities.md#browser-storage "swap cars"). */
export function CompareCars({ own, rental, order, swapRequest, kept }: CompareCarsProps) {
  const words = useMessages(swapMessages)
  const others = useMessages(compareMessages)
  const carWords = useMessages(carMessages)
  const { offer } = useSwapOffer(order, swapRequest, kept)
  const cars = offer?.cars.filter((one) => kept.includes(one.car.id)) ?? []
  const rows = useSwapRows(own, rental, cars)
  const dates = offer?.dates
  const isOut = rental.rentalStatus === RentalStatus.pickedUp
  return (
    <div className="grid gap-3">
      {offer && cars.length < kept.length && <p className="text-ink-2">{others.gone}</p>}
      <div>
        <CompareTable
          label={others.compareText}
          main="total"
          hasOwn
          rows={rows}
          columns={[
            {
              ...shortOf(own),
              badge: <Badge tone="poppy">{words.yours}</Badge>,
              action: null,
            },
            ...cars.map(({ car }) => ({
              ...shortOf(car),
              badge: <Badge tone="ok">{carWords.available}</Badge>,
              action: (
                <LinkButton
                  to={routes.details}
                  search={swapDetails(car, order, dates)}
                  variant="secondary"
                  size="sm"
                  full
                  className="px-1"
                  aria-label={others.see(carName(car))}
                >
                  {others.seeShort}
                </LinkButton>
              ),
            })),
          ]}
        />
      </div>
      <p className="text-14 text-ink-2">{words.agree[isOut ? 'driving' : 'before']}</p>
    </div>
  )
}

/** First what the change costs, then what can be said of any car; the own one stands first. */
function useSwapRows(own: Car, rental: Rental, swaps: readonly SwapCar[]): ComparedRow[] {
  const words = useMessages(swapMessages)
  const others = useMessages(compareMessages)
  const difference = useDifference()
  const toPay = useToPay()
  const all = [own, ...swaps.map(({ car }) => car)]
  const facts = useCarRows(all)
  const { facts: labels } = words
  const row = (id: string, label: string, ofOwn: string, ofSwap: (one: SwapCar) => string) => ({
    id,
    label,
    values: [ofOwn, ...swaps.map(ofSwap)],
    best: [],
  })
  const isDriving = rental.rentalStatus === RentalStatus.pickedUp
  const coefficient = swaps[0]?.calculatorData.coefficient
  // The change keeps the rental's plan, which only a car with its price names.
  const mile =
    coefficient === undefined
      ? []
      : [
          row(
            'mile',
            labels.mile,
            formatMilePrice(costPerMile(own.price.mile, coefficient)),
            ({ calculatorData }) => formatMilePrice(calculatorData.costPerMile),
          ),
        ]
  return [
    row('total', labels.total, words.nothingToPay, ({ total }) => toPay(total)),
    row('difference', labels.difference, others.asNow, (one) => difference(one.difference)),
    row('fee', labels.fee, others.noFee, ({ fee }) => (fee > 0 ? formatMoney(fee) : others.noFee)),
    {
      id: 'month',
      label: labels.month,
      values: all.map((car) => formatRate(car.price.month)),
      best: bestOf(
        all.map((car) => car.price.month),
        'least',
      ),
    },
    ...mile,
    ...facts.map((fact) =>
      fact.id === 'where' && isDriving
        ? { ...fact, values: [others.withYou, ...fact.values.slice(1)] }
        : fact,
    ),
  ]
}
