import { toWall } from '#domain/core/time/zone.ts'
import { passMinutes, until } from './clock.ts'
import { availableCars, dates } from './screens.ts'
import { ask, post } from './wire.ts'

const minuteMs = 60_000

type Dashboard = {
  selectedRental?: { rentalStatus?: number; confirmation: string; allowedActions: string[] }
}

/**
 * The half hour that begins in an hour or so, on the Bay Area's clock. A car that is free from then
 * on is out with nobody: whoever of the demo has one never brings it back while the clock is moved.
 */
export function inAnHour(now: Date): string {
  const half = 30 * minuteMs
  const at = new Date(Math.ceil((now.getTime() + 2 * half) / half) * half)
  return toWall(at, 'America/Los_Angeles')
}

/**
 * Books a car of the Bay Area, pays it by card, accepts the contract, and lets time pass until the
 * key box opens: 6 hours for the confirmation, then on to an hour before the start.
 */
export async function rentalAtPickup(base: string, token: string): Promise<string> {
  const now = await passMinutes(base, 0)
  const day = (days: number) =>
    new Date(now.getTime() + days * 1440 * minuteMs).toISOString().slice(0, 10)
  const trip = { start: `${day(4)}T10:00`, end: `${day(18)}T10:00` }
  const [car = ''] = await availableCars(base, { ...trip, start: inAnHour(now) })
  const held = await post(base, token, { objectType: 'submitBooking', car, ...trip })
  const order = String(held.body.orderId)
  await payByCard(base, token, order)
  await post(base, token, { objectType: 'acceptContract', order, version: '1' })
  const isConfirmed = async () => {
    const { selectedRental } = await ask<Dashboard>(base, token, { objectType: 'dashboard', order })
    return selectedRental?.confirmation === 'confirmed'
  }
  await passMinutes(base, 6 * 60 + 1)
  await until(isConfirmed, 'the confirmation')
  const later = await passMinutes(base, 0)
  // The Bay Area is 8 hours behind in winter; an hour before 10:00 is near enough all year.
  const opens = Date.parse(`${trip.start}:00-08:00`) - 60 * minuteMs
  await passMinutes(base, Math.ceil((opens - later.getTime()) / minuteMs))
  return order
}

/** Books a car for `dates` with a pickup time that is free of charge, and pays it by card. Answers the order. */
export async function paidBooking(
  base: string,
  token: string,
  card: keyof typeof cards = 'credit',
): Promise<string> {
  type Offer = { appointments: { appointmentId: string; available: boolean; price: number }[] }
  for (const car of await availableCars(base)) {
    const offer = await ask<Offer>(base, token, { objectType: 'booking', car, ...dates })
    const slot = offer.appointments.find(({ available, price }) => available && price === 0)
    if (!slot) continue
    const booking = { objectType: 'submitBooking', car, appt: slot.appointmentId, ...dates }
    const { body } = await post(base, token, booking)
    if (body.status !== 1) continue
    const order = String(body.orderId)
    await payByCard(base, token, order, card)
    return order
  }
  throw new Error('no car could be booked')
}

/** How a booking is paid; the debit card is saved for the next one. */
const cards = {
  credit: { number: '4242424242424242', fields: { paymentMethod: 'creditCard' } },
  savedDebit: {
    number: '4000056655665556',
    fields: { paymentMethod: 'debitCard', rememberCard: '1' },
  },
} as const

/** Pays a held order by card and waits until the gateway has told the server. */
export async function payByCard(
  base: string,
  token: string,
  order: string,
  card: keyof typeof cards = 'credit',
): Promise<void> {
  const { number, fields } = cards[card]
  const { body } = await post(base, token, { objectType: 'submitPaymentRefund', order, ...fields })
  const { clientSecret } = body.payment as { clientSecret: string }
  const gateway = (path: string, form: Record<string, string>) =>
    fetch(`${base}/gateway/test/${path}`, { method: 'POST', body: new URLSearchParams(form) })
  const typed = await gateway('token', { number, expiry: '12/40', cvc: '123' })
  const { confirmationToken } = (await typed.json()) as { confirmationToken: string }
  await gateway('confirm', { clientSecret, confirmationToken })
  const isPaid = async () => {
    const state = await ask<{ state?: string }>(base, token, { objectType: 'paymentState', order })
    return state.state === 'paid'
  }
  await until(isPaid, 'the payment')
}
