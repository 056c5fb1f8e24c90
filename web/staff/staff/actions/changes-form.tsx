import { useForm } from 'react-hook-form'
import { staffBookings } from '#protocol/staff/names.ts'
import { staffProposeChanges } from '#protocol/rentals/confirmation/booking-changes.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { useDecide } from '../use-decide.ts'
import { actionsMessages } from './actions-messages.ts'
import type { ActionFormProps } from './action-form-props.ts'

/** What the renter is asked to change, in a sentence that they read. */
export function ChangesForm({ order, onDone }: ActionFormProps) {
  const words = useMessages(actionsMessages)
  const form = useForm({ defaultValues: { message: '' } })
  const { decide, isPending, error } = useDecide(staffProposeChanges, staffBookings)
  useServerErrors(form, error)
  const send = form.handleSubmit((values) => decide({ order, ...values }, onDone))
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      <TextArea
        label={words.what}
        {...limitsOf(staffProposeChanges.input.shape.message)}
        error={form.formState.errors.message?.message}
        {...form.register('message', asked(staffProposeChanges.input.shape.message))}
      />
      <Button type="submit" busy={isPending} className="justify-self-start">
        {words.ask}
      </Button>
    </form>
  )
}
