import type { PricePlan } from '#protocol/fleet/cars/calculator-data.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMilePrice } from '#web/core/money.ts'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { carMessages } from '../parts/car-messages.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { detailsMessages } from './details-messages.ts'
import { Fold } from './folded-parts.tsx'

type PlanChoiceProps = {
  plans: readonly PricePlan[]
  includedMilesPerDay: number
  /** `pm` of the query; absent is the normal price (docs/product/prices.md#price-modifiers). */
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** The price modifiers, each with what these dates cost under it. */
export function PlanChoice({ plans, includedMilesPerDay, chosen, onChoose }: PlanChoiceProps) {
  const words = useMessages(detailsMessages)
  if (plans.length === 0) return null
  const normal = plans.find((plan) => plan.coefficient === 1)
  return (
    <Fold
      icon="plan"
      title={words.plan}
      says={plans.find(({ id }) => id === (chosen ?? normal?.id))?.name}
    >
      <p className="pb-2 text-ink-2">
        {words.plansLead}{' '}
        {includedMilesPerDay > 0 && <NumbersIn text={words.includedMiles(includedMilesPerDay)} />}
      </p>
      <RadioCards
        label={words.plan}
        hideLabel
        columns={3}
        value={chosen ?? normal?.id}
        onChange={onChoose}
        cards={plans.map((plan) => ({ id: plan.id, content: <Plan plan={plan} /> }))}
      />
    </Fold>
  )
}

function Plan({ plan }: { plan: PricePlan }) {
  const words = useMessages(detailsMessages)
  const carWords = useMessages(carMessages)
  return (
    <>
      <span className="font-bold">{plan.name}</span>{' '}
      <Num className="text-14 text-ink-2">{words.coefficient(plan.coefficient)}</Num>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Money dollars={plan.bookingPrice} className="font-bold" />
        <Num className="text-14 text-ink-2">
          {carWords.aMile(formatMilePrice(plan.costPerMile))}
        </Num>
      </span>
    </>
  )
}
