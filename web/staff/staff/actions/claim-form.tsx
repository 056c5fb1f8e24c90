import { useDeferredValue, useState } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { staffClaims } from '#protocol/money/names.ts'
import { claimCodes } from '#protocol/money/claims/choices.ts'
import { staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { staffOrder } from '#protocol/staff/names.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useDecide } from '../use-decide.ts'
import { actionsMessages } from './actions-messages.ts'
import { claimFormMessages } from './claim-form-messages.ts'
import { ClaimPhotosField } from './claim-photos-field.tsx'
import { type Angle, ClaimPicturesField } from './claim-pictures-field.tsx'
import type { ActionFormProps } from './action-form-props.ts'
import { useClaimPhotos } from './use-claim-photos.ts'

const ofPhotos = ['photos']

type Values = { code: (typeof claimCodes)[number]; description: string; estimate: string }

/** A claim with its estimate and photos, and what it comes to before it is opened; the deposit waits until it is decided (docs/product/help-and-claims.md#claims). */
export function ClaimForm({ order, onDone }: ActionFormProps) {
  const words = useMessages(actionsMessages)
  const form = useForm<Values>({ defaultValues: { code: 'damage', description: '', estimate: '' } })
  const { decide, isPending, error } = useDecide(staffOpenClaim, staffClaims)
  useServerErrors(form, error, ofPhotos)
  const { errors } = form.formState
  const [angles, setAngles] = useState<Angle[]>([])
  const pictures = {
    before: angles.flatMap((angle) => angle.before).join(','),
    after: angles.flatMap((angle) => angle.after).join(','),
  }
  const photos = useClaimPhotos()
  const send = form.handleSubmit(({ code, description, estimate }) => {
    const said = { order, code, description, estimate }
    decide({ ...said, ...pictures, photos: photos.ids.join(',') }, onDone)
  })
  return (
    <form noValidate className="grid gap-3 sm:grid-cols-2" onSubmit={(event) => void send(event)}>
      <Select
        label={words.code}
        items={claimCodes.map((id) => ({ id, name: words.codes[id] }))}
        error={errors.code?.message}
        {...form.register('code')}
      />
      <TextField
        label={words.estimate}
        required
        inputMode="decimal"
        autoComplete="off"
        error={errors.estimate?.message}
        {...form.register('estimate', asked(staffOpenClaim.input.shape.estimate))}
      />
      <TextArea
        label={words.description}
        {...limitsOf(staffOpenClaim.input.shape.description)}
        className="sm:col-span-2"
        error={errors.description?.message}
        {...form.register('description', asked(staffOpenClaim.input.shape.description))}
      />
      <ClaimPicturesField order={order} chosen={angles} onChange={setAngles} />
      <ClaimPhotosField photos={photos} error={fieldErrors(error)?.photos} />
      <ClaimSum order={order} control={form.control} />
      <Button
        type="submit"
        busy={isPending || photos.underWay > 0}
        className="justify-self-start sm:col-span-2"
      >
        {words.open}
      </Button>
    </form>
  )
}

/** What will be claimed of whom, as far as an estimate is typed. */
function ClaimSum({ order, control }: { order: string; control: Control<Values> }) {
  const words = useMessages(claimFormMessages)
  const { data } = useRead(staffOrder, { order })
  const typed = useDeferredValue(useWatch({ control, name: 'estimate' }))
  const cents = z.safeParse(staffOpenClaim.input.shape.estimate, typed)
  return (
    <p role="status" className="sm:col-span-2 empty:hidden">
      {cents.success &&
        data &&
        words.sum(
          formatMoney(cents.data / 100),
          data.booking.renter,
          data.money?.rental.deposit.state ?? 'held',
        )}
    </p>
  )
}
