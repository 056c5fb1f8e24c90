import { useController } from 'react-hook-form'
import { say } from '#web/core/forms/say.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { editMessages } from './edit-messages.ts'
import { priceProblem, typedPrice } from './job-costs.ts'
import type { JobForm } from './use-job-form.ts'

const ways = ['price', 'offers'] as const

/** A price or a wish for offers; for a seat of a ride, how much that may be at most and why. */
export function PriceFields({ job: { form, values, costs } }: { job: JobForm }) {
  const words = useMessages(editMessages)
  const pays = useController({ control: form.control, name: 'pays' })
  const price = useController({
    control: form.control,
    name: 'price',
    rules: { validate: (_price, all) => say(priceProblem(all, costs)) },
  })
  const isSeat = values.type === 'rideOffer'
  const money = (cents: number) => formatRate(cents / 100)
  const suggested = costs && money(costs.suggested)
  return (
    <>
      {isSeat && (
        <Banner>
          {costs ? words.share(money(costs.trip), money(costs.highestSeat)) : words.shareUnknown}
        </Banner>
      )}
      <RadioCards
        label={words.price}
        hideLabel
        value={values.pays}
        onChange={(id) => pays.field.onChange(id === 'offers' ? 'offers' : 'price')}
        columns={3}
        cards={ways.map((id) => ({
          id,
          content: (
            <>
              <b className="block">{words.pays[id]}</b>
              <span className="text-14 text-ink-2">{words.paysAbouts[id]}</span>
            </>
          ),
        }))}
      />
      {values.pays === 'price' && (
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <TextField
            label={isSeat ? words.seatPrice : words.jobPrice}
            required
            icon={<span aria-hidden="true">$</span>}
            inputMode="decimal"
            autoComplete="off"
            className="w-58 max-w-full"
            hint={suggested && words.suggested(suggested)}
            error={price.fieldState.error?.message}
            {...price.field}
          />
          {costs && suggested && values.price !== typedPrice(costs.suggested) && (
            <Button
              variant="secondary"
              className="mt-7 min-h-13"
              onClick={() => {
                price.field.onChange(typedPrice(costs.suggested))
                void form.trigger('price')
              }}
            >
              {words.takeSuggested(suggested)}
            </Button>
          )}
        </div>
      )}
      <p className="text-14 text-ink-2">{words.between}</p>
    </>
  )
}
