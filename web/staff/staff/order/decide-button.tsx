import { Check } from 'lucide-react'
import { useState } from 'react'
import { staffBookings } from '#protocol/staff/names.ts'
import { type StaffBooking, staffDecideBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DecisionForm } from '../decision-form.tsx'
import { useMissingLines } from '../keys/before-keys.tsx'
import { staffMessages } from '../messages.ts'
import { useDecide } from '../use-decide.ts'
import { orderMessages } from './order-messages.ts'

/** Confirms a booking, or refuses it with a word to its renter; what is missing is asked about once. */
export function DecideButton({ booking }: { booking: StaffBooking }) {
  const words = useMessages(staffMessages)
  const { decide: title } = useMessages(orderMessages)
  const [isOpen, setOpen] = useState(false)
  const { decide, isPending, error } = useDecide(staffDecideBooking, staffBookings)
  const missing = useMissingLines(booking)
  const { orderId, version, own } = booking
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Check aria-hidden="true" size={20} />
        {words.confirm}
      </Button>
      <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <DecisionForm
          about={`${booking.car}, ${booking.renter}`}
          textLabel={words.message}
          textField={staffDecideBooking.input.shape.message}
          confirmLabel={words.confirm}
          refuseLabel={words.refuse}
          needsText={['refuse']}
          missing={booking.possibleMatch ? [...missing, words.possibleMatch] : missing}
          failure={error}
          busy={isPending}
          own={own}
          onDecide={({ decision, text }) =>
            decide({ order: orderId, version, decision, message: text }, () => setOpen(false))
          }
        />
      </Dialog>
    </>
  )
}
