import { post } from './known-renter.ts'
import type { SignInMail } from './mail.ts'
import { availableCars, dates } from './screens.ts'

/** A person of the demo whose car goes back in a few days; the README names her. */
export const demoRenter = 'guadalupe.jimenez76@example.com'

type ReadMail = (address: string, since?: Date) => Promise<SignInMail>

/** Signs somebody in who is known; answers the session token. */
export async function signIn(base: string, email: string, readMail: ReadMail): Promise<string> {
  // To the second, as files are dated.
  const since = new Date(Math.floor(Date.now() / 1000) * 1000)
  await post(base, undefined, { objectType: 'userVerification', email })
  const { code } = await readMail(email, since)
  const answer = await post(base, undefined, { objectType: 'signIn', email, code })
  return String(answer.body.token)
}

/** Books a car for `dates` with a pickup time and pays it by card. Answers the order. */
export async function paidBooking(base: string, token: string): Promise<string> {
  for (const car of await availableCars(base)) {
    const query = new URLSearchParams({ objectType: 'booking', car, token, ...dates })
    const offer = (await (await fetch(`${base}/api?${query}`)).json()) as {
      appointments: { appointmentId: string; available: boolean; price: number }[]
    }
    const slot = offer.appointments.find(({ available, price }) => available && price === 0)
    if (!slot) continue
    const booking = { objectType: 'submitBooking', car, appt: slot.appointmentId, ...dates }
    const held = await post(base, token, booking)
    if (held.body.status !== 1) continue
    const order = String(held.body.orderId)
    const card = { objectType: 'submitPaymentRefund', order, paymentMethod: 'creditCard' }
    const paying = await post(base, token, card)
    const { clientSecret } = paying.body.payment as { clientSecret: string }
    const number = { clientSecret, number: '4242424242424242', expiry: '12/30', cvc: '123' }
    await fetch(`${base}/gateway/test/confirm`, {
      method: 'POST',
      body: new URLSearchParams(number),
    })
    await isPaid(base, token, order)
    return order
  }
  throw new Error('no car could be booked')
}

/** The gateway tells the server a moment later. */
async function isPaid(base: string, token: string, order: string): Promise<void> {
  const query = new URLSearchParams({ objectType: 'paymentState', order, token })
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = (await (await fetch(`${base}/api?${query}`)).json()) as { state?: string }
    if (answer.state === 'paid') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`order ${order} was not paid`)
}
