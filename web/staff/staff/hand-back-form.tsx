import { useForm, useWatch } from 'react-hook-form'
import { staffPayments } from '#protocol/staff/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { handWays } from '#protocol/staff/staff/choices.ts'
import { staffDecidePayment } from '#protocol/staff/staff/staff-payments.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { handBackMessages } from './hand-back-messages.ts'
import { OwnNote } from './own-note.tsx'
import { useDecide } from './use-decide.ts'

export type Payment = OutputOf<typeof staffPayments>['payments'][number]

/** How a refund was handed back, and where to, once it was (docs/product/money.md#refunds). */
export function HandBackForm({ payment }: { payment: Payment }) {
  const words = useMessages(handBackMessages)
  const { paymentId, version, own, renter, destination } = payment
  const form = useForm({
    defaultValues: {
      paidBy: destination?.way ?? 'cash',
      paidTo: destination?.account ?? '',
      message: '',
    } as { paidBy: (typeof handWays)[number]; paidTo: string; message: string },
  })
  const { decide, isPending, error } = useDecide(staffDecidePayment, staffPayments)
  useServerErrors(form, error)
  const paidBy = useWatch({ control: form.control, name: 'paidBy' })
  const { errors } = form.formState
  const { paidTo, message } = staffDecidePayment.input.shape
  if (own) return <OwnNote />
  const send = form.handleSubmit((values) =>
    decide({
      payment: paymentId,
      version,
      decision: 'confirm',
      paidBy: values.paidBy,
      paidTo: paidBy === 'cash' ? undefined : values.paidTo.trim() || undefined,
      message: values.message.trim() || undefined,
    }),
  )
  return (
    <form
      noValidate
      aria-label={words.about(renter)}
      className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2 sm:items-start"
      onSubmit={(event) => void send(event)}
    >
      <Select
        label={words.paidBy}
        items={handWays.map((id) => ({ id, name: words.ways[id] }))}
        error={errors.paidBy?.message}
        {...form.register('paidBy')}
      />
      {paidBy !== 'cash' && (
        <TextField
          key={paidBy}
          label={paidBy === 'check' ? words.check : words.account}
          required
          maxLength={limitsOf(paidTo).maxLength}
          autoComplete="off"
          error={errors.paidTo?.message}
          {...form.register('paidTo', asked(paidTo))}
        />
      )}
      <TextField
        label={words.note}
        maxLength={limitsOf(message).maxLength}
        autoComplete="off"
        error={errors.message?.message}
        {...form.register('message', asked(message))}
      />
      <Button type="submit" busy={isPending} className="justify-self-start sm:col-span-2">
        {words.done}
      </Button>
    </form>
  )
}
