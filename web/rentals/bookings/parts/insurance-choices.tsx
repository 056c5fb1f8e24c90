import { useMessages } from '#web/core/i18n.ts'
import { Money } from '#web/ui/money.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { bookingMessages } from '../messages.ts'

type Plan = { id: string; name: string; description: string; price: number }

type InsuranceChoicesProps = {
  plans: readonly Plan[]
  value: string
  onChange: (id: string) => void
}

/** The renter's own insurance, or the company's collision cover at its price (docs/product/prices.md#cover); what the chosen one means stands below. */
export function InsuranceChoices({ plans, value, onChange }: InsuranceChoicesProps) {
  const words = useMessages(bookingMessages)
  const chosen = plans.find(({ id }) => id === value)
  return (
    <>
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
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="leading-tight">{plan.name}</b>
              <Money dollars={plan.price} />
            </span>
          ),
        }))}
      />
      <p role="status" className="text-14 text-ink-2">
        {chosen?.description}
      </p>
    </>
  )
}
