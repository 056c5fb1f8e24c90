import { appointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import type { TestUser } from './factories.ts'
import type { TestServer } from './server.ts'

/** 49 days from the day after `testNow`: one month, two weeks and five days. */
export const trip = { start: '2026-11-24T10:00', end: '2027-01-12T10:00' }

/** The pickup slot at the start of `trip` in the Bay Area. */
export const tripSlot = appointmentId('pickup', '1', trip.start)

/** Holds a car for `trip` and answers the order's id. */
export async function holdCar(
  server: TestServer,
  user: TestUser,
  car: string,
  more: {
    start?: string
    end?: string
    appt?: string
    options?: string[]
    pm?: string
    miles?: string
  } = {},
): Promise<string> {
  const reply = await server.as(user.token).send(submitBooking, { car, ...trip, ...more })
  if (!reply.body.orderId) throw new Error(`no hold: ${reply.http} ${JSON.stringify(reply.body)}`)
  return reply.body.orderId
}

export const goodCard = { number: '4242424242424242', expiry: '12/30', cvc: '123' }

/** Confirms a payment at the built-in gateway, as the browser does. */
export async function confirmAtGateway(
  server: TestServer,
  clientSecret: string,
  card: Record<string, string> = goodCard,
) {
  const form: Record<string, string> = { ...goodCard, ...card }
  const { number = '', expiry = '', cvc = '', ...more } = form
  if (more.remembered) return atGateway(server, 'confirm', { clientSecret, ...more })
  const typed = await atGateway(server, 'token', { number, expiry, cvc })
  const { confirmationToken } = typed.body
  if (confirmationToken === undefined) return typed
  return atGateway(server, 'confirm', { clientSecret, confirmationToken, ...more })
}

/** A form of a browser to the built-in gateway. */
export async function atGateway(
  server: TestServer,
  path: 'token' | 'confirm',
  fields: Record<string, string>,
) {
  const response = await server.app.inject({
    method: 'POST',
    url: `/gateway/test/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: '127.0.0.1' },
    payload: new URLSearchParams(fields).toString(),
  })
  return {
    http: response.statusCode,
    body: response.json<{
      status: number
      state?: string
      message?: string
      confirmationToken?: string
    }>(),
  }
}

/** Begins a card payment and answers the gateway's secret. */
export async function beginCardPayment(
  server: TestServer,
  user: TestUser,
  order: string,
  method = 'creditCard',
) {
  const reply = await server
    .as(user.token)
    .send(submitPaymentRefund, { order, paymentMethod: method })
  if (!reply.body.payment)
    throw new Error(`no payment: ${reply.http} ${JSON.stringify(reply.body)}`)
  return reply.body.payment.clientSecret
}

/** Pays an order by card, webhook included. */
export async function payByCard(
  server: TestServer,
  user: TestUser,
  order: string,
  card = goodCard,
): Promise<void> {
  await confirmAtGateway(server, await beginCardPayment(server, user, order), card)
  await server.work()
}
