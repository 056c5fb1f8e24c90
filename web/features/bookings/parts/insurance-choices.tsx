import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Num } from '#web/ui/num.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { bookingMessages } from '../messages.ts'

type Plan = { id: string; name: string; description: string; price: number }

type InsuranceChoicesProps = {
  plans: readonly Plan[]
  value: string
  onChange: (id: string) => void
}

/** The renter's own insurance, or the company's collision cover at its price (docs/product/prices.md#cover). */
export function InsuranceChoices({ plans, value, onChange }: InsuranceChoicesProps) {
  const words = useMessages(bookingMessages)
  return (
    <RadioCards
      label={words.insurance}
      hideLabel
      name="insurancePlan"
      columns={2}
      value={value}
      onChange={onChange}
      cards={plans.map((plan) => ({
        id: plan.id,
        content: (
          <span className="grid gap-1">
            <b>{plan.name}</b>
            <span className="text-14 font-bold">
              {plan.price > 0 ? <Num>+{formatMoney(plan.price)}</Num> : words.included}
            </span>
            <span className="text-14 text-ink-2">{plan.description}</span>
          </span>
        ),
      }))}
    />
  )
}
