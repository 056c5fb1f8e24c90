import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type RunningServer, startServer } from '../../built-server.ts'
import type { TestUser } from '../../factories.ts'
import { freePort } from '../../free-port.ts'
import { type FakeStripe, fakeStripe, playedBy, signedMessage } from '../../stripe/fake-stripe.ts'
import type { StripeEvent } from '../../stripe/objects.ts'
import { intentOf } from '../../stripe/paying.ts'
import { datesAhead, people, post, withDatabase } from '../prepare.ts'

type Place = Record<string, string>

/** What came of it; money in cents. */
type Paid = {
  kills: number
  /** Intents that were charged, and their orders. */
  charges: number
  orders: number
  /** Messages that never came, came twice, or came late. */
  messages: { lost: number; twice: number; late: number }
  /** Orders that were charged and kept more than once. */
  chargedTwice: number
  /** Charged and kept at Stripe, and not paid here; or the other way round. */
  unlike: number
  /** What Stripe has, less what the books have of cards. */
  booksOff: number
  /** Sum of the ledger. */
  ledger: number
  /** Longest from the last charge until all of them were booked. */
  settledMs: number
}

/** One car of one renter, with the card that they try and what else goes on. */
type Payer = { n: number; user: TestUser; car: string }

/** So long it is waited until all of it is booked. */
const longestMs = 150_000

const credit = '4242424242424242'
const numbers = [credit, '4000056655665556', credit, '4000000000000002', '4000002500003155']

/**
 * People pay by Stripe while the server is killed with -9 again and again, its calls to Stripe fail, and Stripe's
 * messages are lost, repeated and late; some press twice, in two tabs, with cards that are declined or whose bank asks.
 */
export async function payUnderFire(place: Place, payments: number): Promise<Paid> {
  const { users, cars } = await people(place, { renters: payments, cars: payments })
  const url = `http://127.0.0.1:${await freePort()}`
  const messages = { lost: 0, twice: 0, late: 0 }
  const stripe = await fakeStripe(courier(url, messages))
  const settings = { ...place, ...playedBy(stripe), PORT: new URL(url).port }
  let server = await startServer(settings)
  let kills = 0
  const over = new AbortController()
  const killing = (async () => {
    while (!over.signal.aborted) {
      await sleep(1500 + (kills % 5) * 700)
      if (over.signal.aborted) return
      await server.kill()
      kills += 1
      server = await startServer(settings)
    }
  })()
  const waiting = users.map((user, n): Payer => ({ n, user, car: cars[n] ?? '' }))
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await payOnce(url, stripe, next)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  over.abort()
  await killing
  const settledMs = await settled(place, stripe)
  const seen = await compare(place, stripe)
  await end(server, stripe)
  return { kills, messages, settledMs, ...seen }
}

async function end(server: RunningServer, stripe: FakeStripe) {
  await server.stop()
  await stripe.close()
}

/** Of ten messages three are lost, two come twice and two late. */
function courier(url: string, count: Paid['messages']) {
  let taken = 0
  const send = (event: StripeEvent) => {
    const { body, headers } = signedMessage(event, new Date())
    void fetch(`${url}/webhooks/payment`, { method: 'POST', headers, body }).catch(() => {})
  }
  return (event: StripeEvent) => {
    const kind = taken++ % 10
    if (kind < 3) count.lost += 1
    else if (kind < 5) {
      count.twice += 1
      send(event)
      send(event)
    } else if (kind < 7) {
      count.late += 1
      setTimeout(() => send(event), 500 + kind * 400)
    } else send(event)
  }
}

/** Sends the same until it is answered: the server may be dead just now. */
async function persist(url: string, token: string, fields: Record<string, string>) {
  for (;;) {
    try {
      const answer = await post(url, token, fields)
      if (answer.http < 500) return answer
    } catch {
      // Cut off; the next one finds it up again.
    }
    await sleep(100)
  }
}

async function payOnce(url: string, stripe: FakeStripe, { n, user, car }: Payer): Promise<void> {
  const request = (what: string) => `payment-${n}-${what}`
  const held = await persist(url, user.token, {
    objectType: 'submitBooking',
    requestId: request('hold'),
    car,
    ...datesAhead(5 + (n % 20)),
  })
  const order = String(held.body.orderId)
  if (n % 9 === 0) stripe.fail('POST /v1/payment_intents', 'answerLost', 2)
  if (n % 11 === 0) stripe.fail('GET /v1/confirmation_tokens', 500, 2)
  const tries = [numbers[n % numbers.length] ?? credit, credit]
  // Two tabs at once, or one after another until one is charged.
  if (n % 7 === 0) await Promise.all(tries.map((number, at) => press(number, `tab${at}`)))
  else if (!(await press(tries[0] ?? credit, 'first'))) await press(credit, 'second')

  async function press(number: string, name: string): Promise<boolean> {
    for (let again = 0; again < 6; again++) {
      const token = stripe.account.createToken({ number }).id
      const fields = { objectType: 'submitPaymentRefund', order, confirmationToken: token }
      const requestId = request(`${name}-${again}`)
      const { http, body } = await persist(url, user.token, { ...fields, requestId })
      if (body.paid === true) return true
      const payment = body.payment as { clientSecret: string } | undefined
      if (payment) return confirm(payment.clientSecret, token)
      // Another tab was faster, or Stripe away: a person presses again, but not for what is paid.
      if (http === 409 && String(body.message).includes('paid')) return true
      await sleep(150)
    }
    return false
  }

  function confirm(secret: string, token: string): boolean {
    const id = intentOf(secret)
    try {
      const { status } = stripe.account.confirm(id, { secret, token })
      // A few walk away from their bank's question.
      if (status === 'requires_action' && n % 10 !== 4) stripe.account.answerBank(id, true)
      return true
    } catch {
      return false
    }
  }
}

/** Waits until nothing is open any more that Stripe has charged; answers how long that took. */
async function settled(place: Place, { account }: FakeStripe): Promise<number> {
  const began = performance.now()
  return withDatabase(place, async (db) => {
    for (;;) {
      const { rows } = await sql<{ reference: string }>`
        select gateway_reference as reference from payment
        where state in ('pending', 'refused', 'replaced', 'refunding') and gateway_reference is not null`.execute(
        db,
      )
      // What nobody confirmed stays open for a day, and what went back is over.
      const open = rows.filter(({ reference }) => isKept(account, reference))
      const ms = performance.now() - began
      if (open.length === 0 || ms > longestMs) return ms
      await sleep(500)
    }
  })
}

/** Cents that were charged by an intent and did not go back. */
function restOf({ intents, refunds }: FakeStripe['account'], id: string): number {
  const back = refunds.filter(
    ({ payment_intent, status }) => payment_intent === id && status !== 'failed',
  )
  return (intents.get(id)?.amount_received ?? 0) - back.reduce((sum, { amount }) => sum + amount, 0)
}

const isKept = (account: FakeStripe['account'], id: string) => restOf(account, id) > 0

async function compare(place: Place, { account }: FakeStripe) {
  const kept = new Map<string, number[]>()
  let charges = 0
  let atStripe = 0
  for (const { id, status, metadata } of account.intents.values()) {
    if (status !== 'succeeded') continue
    charges += 1
    const rest = restOf(account, id)
    atStripe += rest
    const order = metadata.order ?? ''
    if (rest > 0) kept.set(order, [...(kept.get(order) ?? []), rest])
  }
  return withDatabase(place, async (db) => {
    const paid = await db
      .selectFrom('payment')
      .select(['order_id', 'due_cents', 'fee_cents'])
      .where('state', '=', 'paid')
      .execute()
    const here = new Map(paid.map((row) => [row.order_id, row.due_cents + row.fee_cents]))
    const names = new Set([...kept.keys(), ...here.keys()])
    const sums = await sql<{ ledger: string; card: string }>`
      select coalesce(sum(amount_cents), 0) as ledger,
        coalesce(sum(amount_cents) filter (where account = 'card'), 0) as card
      from ledger_line`.execute(db)
    const [{ ledger, card } = { ledger: '', card: '' }] = sums.rows
    return {
      charges,
      orders: kept.size,
      chargedTwice: [...kept.values()].filter((amounts) => amounts.length > 1).length,
      unlike: [...names].filter((name) => kept.get(name)?.[0] !== here.get(name)).length,
      booksOff: atStripe - Number(card),
      ledger: Number(ledger),
    }
  })
}
