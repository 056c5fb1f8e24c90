import { Tag } from 'lucide-react'
import { useId } from 'react'
import type { PricePlan } from '#protocol/fleet/cars/calculator-data.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount, formatMilePrice, formatMoney } from '#web/core/money.ts'
import { Money } from '#web/ui/money.tsx'
import { carMessages } from '../parts/car-messages.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { detailsMessages } from './details-messages.ts'
import type { ChosenPrice } from './use-chosen-price.ts'

type PlanChoiceProps = {
  plans: readonly PricePlan[]
  price: ChosenPrice
  onChoose: (id: string) => void
}

/** The price modifiers beside each other, each with what the whole trip costs under it (docs/product/prices.md#price-modifiers). */
export function PlanChoice({ plans, price, onChoose }: PlanChoiceProps) {
  const words = useMessages(detailsMessages)
  const carWords = useMessages(carMessages)
  const name = useId()
  const { chosenId, totalUnder, best, miles } = price
  if (plans.length < 2) return null
  return (
    <div className="grid gap-2">
      <fieldset className="min-w-0">
        <legend className="sr-only">{words.plan}</legend>
        <div className="car-plans">
          {plans.map((plan) => (
            <label key={plan.id}>
              <input
                type="radio"
                name={name}
                value={plan.id}
                checked={plan.id === chosenId}
                onChange={() => onChoose(plan.id)}
              />
              <span className="text-14">{plan.name}</span>{' '}
              <Money dollars={totalUnder(plan)} className="font-bold" />{' '}
              <span className="text-14">
                <NumbersIn text={carWords.aMile(formatMilePrice(plan.costPerMile))} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {best && (
        <p role="status" className="flex items-center gap-2 font-bold text-ok">
          <Tag aria-hidden="true" size={20} className="flex-none" />
          <span>
            <NumbersIn
              text={
                best.isChosen
                  ? words.saves(formatMoney(best.saves), formatCount(miles), best.besides)
                  : words.cheaper(best.name, formatMoney(best.saves), formatCount(miles))
              }
            />
          </span>
        </p>
      )}
    </div>
  )
}
