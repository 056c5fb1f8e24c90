import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { staffClaims } from '#protocol/money/names.ts'
import { claimCodes } from '#protocol/money/claims/choices.ts'
import { staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useDecide } from '../use-decide.ts'
import { actionsMessages } from './actions-messages.ts'
import { type Angle, ClaimPicturesField } from './claim-pictures-field.tsx'
import type { ActionFormProps } from './action-form-props.ts'

type Values = { code: (typeof claimCodes)[number]; description: string; estimate: string }

/** A claim with its estimate; the deposit waits until it is decided (docs/product/help-and-claims.md#claims). */
export function ClaimForm({ order, onDone }: ActionFormProps) {
  const words = useMessages(actionsMessages)
  const form = useForm<Values>({ defaultValues: { code: 'damage', description: '', estimate: '' } })
  const { decide, isPending, error } = useDecide(staffOpenClaim, staffClaims)
  useServerErrors(form, error)
  const { errors } = form.formState
  const [angles, setAngles] = useState<Angle[]>([])
  const pictures = {
    before: angles.flatMap((angle) => angle.before).join(','),
    after: angles.flatMap((angle) => angle.after).join(','),
  }
  const send = form.handleSubmit((values) => decide({ order, ...values, ...pictures }, onDone))
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
      <Button type="submit" busy={isPending} className="justify-self-start sm:col-span-2">
        {words.open}
      </Button>
    </form>
  )
}
