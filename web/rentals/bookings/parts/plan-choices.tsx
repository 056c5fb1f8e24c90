import type { PricePlan } from '#protocol/fleet/cars/calculator-data.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMilePrice } from '#web/core/money.ts'
import { Money } from '#web/ui/money.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { bookingMessages } from '../messages.ts'

type PlanChoicesProps = {
  plans: readonly PricePlan[]
  /** The id of a price modifier. */
  value: string | undefined
  onChange: (pm: string) => void
}

/** What the same dates cost with fewer and with more miles (docs/product/prices.md#price-modifiers); extensions show it too. */
export function PlanChoices({ plans, value, onChange }: PlanChoicesProps) {
  const words = useMessages(bookingMessages)
  const normal = plans.find((plan) => plan.coefficient === 1)
  return (
    <RadioCards
      label={words.plan}
      hideLabel
      name="pm"
      columns={3}
      value={value ?? normal?.id}
      onChange={onChange}
      cards={plans.map((plan) => ({
        id: plan.id,
        content: (
          <span className="grid gap-1">
            <b>{plan.name}</b>
            <Money dollars={plan.bookingPrice} className="text-18 font-bold" />
            <span className="text-14 text-ink-2">
              {words.perMile(formatMilePrice(plan.costPerMile))}
            </span>
            <span className="text-14 text-ink-2">{plan.description}</span>
          </span>
        ),
      }))}
    />
  )
}
