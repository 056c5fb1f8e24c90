import { Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney, formatRate } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { CarFacts } from '#web/fleet/cars/parts/car-facts.tsx'
import { carMessages } from '#web/fleet/cars/parts/car-messages.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Heart } from '#web/fleet/cars/parts/heart.tsx'
import { Rating } from '#web/fleet/cars/parts/rating.tsx'
import { CarStage } from '#web/ui/media/car-stage.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Num } from '#web/ui/num.tsx'
import { swapMessages } from './swap-messages.ts'
import { type SwapCar, type SwapDates, swapDetails } from './swap-car.ts'

type SwapCarCardProps = {
  one: SwapCar
  order: string
  dates: SwapDates | undefined
  isKept: boolean
  onKeep: () => void
}

/** A car to change to, with the price difference for the remaining days. */
export function SwapCarCard({ one, order, dates, isKept, onKeep }: SwapCarCardProps) {
  const words = useMessages(swapMessages)
  const carWords = useMessages(carMessages)
  const difference = useDifference()
  const toPay = useToPay()
  const { car } = one
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface">
      <CarStage
        className="pointer-events-none z-2"
        subtype={car.subtypeId}
        colour={car.colour}
        photo={car.photos[0]}
        action={<Heart car={car} />}
      />
      <div className="grid flex-1 content-between gap-2.5 p-4 pt-3.5">
        <div className="grid gap-1.5">
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="min-w-0 font-text text-20 leading-tight tracking-normal">
              <Link
                to={routes.details}
                search={swapDetails(car, order, dates)}
                state={{ fromResults: true }}
                className="after:absolute after:inset-0 after:z-1"
              >
                {carName(car)}
              </Link>
            </h3>
            <Rating car={car} />
          </div>
          <CarFacts car={car} />
        </div>
        <div className="flex items-end justify-between gap-2">
          <div className="min-w-0">
            <p className="text-18 font-bold">
              <NumbersIn text={toPay(one.total)} />
            </p>
            <p className="text-14 text-ink-2">
              <NumbersIn
                text={[
                  words.rent(difference(one.difference)),
                  one.fee > 0 && words.withFee(formatMoney(one.fee)),
                ]
                  .filter(Boolean)
                  .join(', ')}
              />
            </p>
            <p className="text-14 text-ink-2">
              <Num>
                {formatRate(car.price.month)} {carWords.aMonth}
              </Num>
            </p>
          </div>
          <button
            type="button"
            aria-pressed={isKept}
            aria-label={words.keep(carName(car))}
            onClick={onKeep}
            className={`${buttonStyle({ variant: isKept ? 'primary' : 'secondary', size: 'sm' })} z-2`}
          >
            <Scale aria-hidden="true" size={20} />
            {words.keepShort}
          </button>
        </div>
      </div>
    </li>
  )
}

/** The rent of the days that are left: «$72.50 more», «$10.00 less», in words and not by colour alone. */
function useDifference(): (dollars: number) => string {
  const words = useMessages(swapMessages)
  return (dollars) => {
    if (dollars === 0) return words.same
    const money = formatMoney(Math.abs(dollars))
    return dollars > 0 ? words.dearer(money) : words.cheaper(money)
  }
}

/** What is to be paid for a change in all: «$40.00 to pay», «$10.00 comes back to you». */
function useToPay(): (dollars: number) => string {
  const words = useMessages(swapMessages)
  return (dollars) => {
    if (dollars === 0) return words.nothingToPay
    const money = formatMoney(Math.abs(dollars))
    return dollars > 0 ? words.toPay(money) : words.comesBack(money)
  }
}
