import { submitPaymentRefund, paymentState } from '#protocol/money/operations.ts'
import { buildCar, buildUser, type TestUser } from '../factories.ts'
import { holdCar } from '../journey.ts'
import { serverOn, type TestServer, testNow, testServer } from '../server.ts'
import { type FakeStripe, fakeStripe, signedMessage, stripeSettings } from './fake-stripe.ts'
import type { StripeEvent } from './objects.ts'

export const credit = '4242 4242 4242 4242'
export const debit = '4000 0566 5566 5556'
/** The secret that takes the place of the one of the settings. */
export const nextSecret = 'whsec_nextnextnextnext'

export type Paid = {
  number?: string
  wallet?: string
  remember?: boolean
  consent?: number
  requestId?: string
}
export type Paying = Awaited<ReturnType<typeof payingAtStripe>>

export const intentOf = (secret = '') => secret.split('_secret_')[0] ?? ''

/** A server with an account at Stripe, and what a renter’s browser and Stripe do. */
export async function payingAtStripe() {
  const stripe: FakeStripe = await fakeStripe()
  const { services } = await testServer()
  const STRIPE_WEBHOOK_SECRET = `${stripeSettings.STRIPE_WEBHOOK_SECRET},${nextSecret}`
  const settings = { ...stripeSettings, STRIPE_WEBHOOK_SECRET }
  const server: TestServer = await serverOn(services, settings, stripe.at)
  stripe.account.now = () => Math.floor(server.services.clock().getTime() / 1000)
  const post = (event: StripeEvent, secret?: string) => {
    const { body, headers } = signedMessage(event, server.services.clock(), secret)
    return server.app.inject({ method: 'POST', url: '/webhooks/payment', headers, payload: body })
  }
  return {
    stripe,
    server,
    post,
    /** Somebody with a car on hold, at the hour of the tests. */
    async held(): Promise<{ user: TestUser; order: string }> {
      await testServer()
      server.setNow(testNow)
      stripe.account.events.length = 0
      const user = await buildUser(server)
      return { user, order: await holdCar(server, user, await buildCar(server)) }
    },
    /** Somebody whose booking is paid by a card at Stripe, which has told all of it. */
    async paid() {
      const { user, order } = await this.held()
      const begun = await this.begin(user, order)
      const { amount } = this.confirm(begun)
      await this.deliver()
      return { user, order, amount, reference: intentOf(begun.payment?.clientSecret) }
    },
    /** Up to the intent, as the browser does it. */
    async begin(
      { token: session }: TestUser,
      order: string,
      {
        number = credit,
        wallet,
        remember = false,
        consent,
        requestId = crypto.randomUUID(),
      }: Paid = {},
    ) {
      const token = stripe.account.createToken({ number, wallet, remember })
      const asked = {
        order,
        confirmationToken: token.id,
        ...(remember && { rememberCard: true, cardConsent: consent }),
      }
      const reply = await server.as(session).send(submitPaymentRefund, asked, { requestId })
      return { token: token.id, asked, requestId, reply, payment: reply.body.payment }
    },
    /** The browser confirms. */
    confirm({ token, payment }: { token?: string; payment: { clientSecret: string } | undefined }) {
      const secret = payment?.clientSecret ?? ''
      return stripe.account.confirm(intentOf(secret), {
        secret,
        ...(token !== undefined && { token }),
      })
    },
    /** All that Stripe has to tell, or only this. */
    async deliver(events: StripeEvent[] = stripe.account.events) {
      for (const event of events) {
        const { statusCode } = await post(event)
        if (statusCode !== 200) throw new Error(`a webhook was answered ${statusCode}`)
      }
    },
    state: async ({ token }: TestUser, order: string) =>
      (await server.as(token).read(paymentState, { order })).body,
    payments: (order: string) =>
      server.services.db
        .selectFrom('payment')
        .selectAll()
        .where('order_id', '=', order)
        .orderBy('state', 'desc')
        .execute(),
  }
}
