import { useMessages } from '#web/core/i18n.ts'
import { Steps } from './steps.tsx'

const en = {
  label: 'Booking steps',
  trip: 'Trip',
  driver: 'Driver',
  payment: 'Payment',
  confirm: 'Confirm',
}
const es: typeof en = {
  label: 'Pasos de la reserva',
  trip: 'Viaje',
  driver: 'Conductor',
  payment: 'Pago',
  confirm: 'Listo',
}
const messages = { en, es }

/** The four steps from a chosen car to a booked one. */
export function BookingSteps({ current }: { current: 'trip' | 'driver' | 'payment' | 'confirm' }) {
  const words = useMessages(messages)
  const steps = (['trip', 'driver', 'payment', 'confirm'] as const).map((id) => ({
    id,
    title: words[id],
  }))
  return (
    <div className="mb-5">
      <Steps label={words.label} steps={steps} current={current} />
    </div>
  )
}
