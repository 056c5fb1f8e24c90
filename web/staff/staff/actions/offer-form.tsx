import { useForm, useWatch } from 'react-hook-form'
import { offerFits, type OfferKind, offerKinds } from '#domain/money/orders/offer-kinds.ts'
import { staffOffers } from '#protocol/rentals/names.ts'
import { staffMakeOffer } from '#protocol/rentals/rental-offers/staff-offers.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useDecide } from '../use-decide.ts'
import { actionsMessages } from './actions-messages.ts'
import type { ActionFormProps } from './action-form-props.ts'

type Values = { kind: OfferKind; amount: string; hours: string; message: string }

/** An offer of a kind that fits the rental, with its worth and how long it can be answered. */
export function OfferForm({ order, rentalStatus, onDone }: ActionFormProps) {
  const words = useMessages(actionsMessages)
  const kinds = offerKinds.filter((kind) => offerFits(kind, rentalStatus))
  const form = useForm<Values>({
    defaultValues: { kind: kinds[0] ?? 'discount', amount: '', hours: '48', message: '' },
  })
  const { decide, isPending, error } = useDecide(staffMakeOffer, staffOffers)
  useServerErrors(form, error)
  const { errors } = form.formState
  const isSwap = useWatch({ control: form.control, name: 'kind' }) === 'swap'
  const send = form.handleSubmit(({ kind, amount, hours, message }) =>
    decide(
      {
        order,
        kind,
        hours,
        message: message || undefined,
        amount: isSwap ? undefined : amount,
      },
      onDone,
    ),
  )
  return (
    <form noValidate className="grid gap-3 sm:grid-cols-2" onSubmit={(event) => void send(event)}>
      <Select
        label={words.kind}
        items={kinds.map((id) => ({ id, name: words.kinds[id] }))}
        error={errors.kind?.message}
        {...form.register('kind')}
      />
      {!isSwap && (
        <TextField
          label={words.amount}
          required
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount?.message}
          {...form.register(
            'amount',
            asked(staffMakeOffer.input.shape.amount, fieldRules.required),
          )}
        />
      )}
      <TextField
        label={words.hours}
        required
        inputMode="numeric"
        autoComplete="off"
        hint={words.hoursHint}
        error={errors.hours?.message}
        {...form.register('hours', asked(staffMakeOffer.input.shape.hours))}
      />
      <TextField
        label={words.note}
        autoComplete="off"
        {...limitsOf(staffMakeOffer.input.shape.message)}
        hint={words.noteHint}
        error={errors.message?.message}
        {...form.register('message', asked(staffMakeOffer.input.shape.message))}
      />
      <Button type="submit" busy={isPending} className="justify-self-start sm:col-span-2">
        {words.make}
      </Button>
    </form>
  )
}
