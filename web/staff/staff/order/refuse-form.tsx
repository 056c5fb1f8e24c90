import { useForm } from 'react-hook-form'
import { staffBookings } from '#protocol/staff/names.ts'
import { type StaffBooking, staffDecideBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { staffMessages } from '../messages.ts'
import { useDecide } from '../use-decide.ts'

const { message } = staffDecideBooking.input.shape

/** A booking is refused with a word that its renter reads. */
export function RefuseForm({ booking, onDone }: { booking: StaffBooking; onDone: () => void }) {
  const words = useMessages(staffMessages)
  const form = useForm({ defaultValues: { message: '' } })
  const { decide, isPending, error } = useDecide(staffDecideBooking, staffBookings)
  useServerErrors(form, error)
  const { orderId, version } = booking
  const send = form.handleSubmit((said) =>
    decide({ order: orderId, version, decision: 'refuse', ...said }, onDone),
  )
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <TextArea
        label={words.message}
        {...limitsOf(message)}
        error={form.formState.errors.message?.message}
        {...form.register('message', asked(message, fieldRules.required))}
      />
      <Button type="submit" variant="danger" busy={isPending} className="justify-self-start">
        {words.refuse}
      </Button>
    </form>
  )
}
