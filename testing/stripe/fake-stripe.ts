import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Stripe from 'stripe'
import { projectRoot } from '#server/platform/project-root.ts'
import { StripeAccount } from './account.ts'
import { type StripeEvent, StripeRefusal } from './objects.ts'

/** Keys of an account that nobody has. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: 'sk_test_fakefakefakefake',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_fakefakefakefake',
  STRIPE_WEBHOOK_SECRET: 'whsec_fakefakefakefake',
}

/** How an answer goes wrong: the question is lost, the answer is lost, or Stripe has a fault. */
type Fault = 'lost' | 'answerLost' | 401 | 429 | 500

/** Stripe’s HTTP API on this machine, of the version that the library is pinned to. */
export type FakeStripe = {
  account: StripeAccount
  at: { host: string; port: number; protocol: 'http' }
  url: string
  /** The next calls whose path begins so go wrong. */
  fail(path: string, fault: Fault, times?: number): void
  /** How many calls came to a path. */
  calls(path: string): number
  close(): Promise<void>
}

const redirect = join(projectRoot, 'testing/stripe/redirect.mjs')

/** Settings of a built server whose Stripe is played here (`redirect.mjs`). */
export const playedBy = ({ at }: Pick<FakeStripe, 'at'>): Record<string, string> => ({
  ...stripeSettings,
  NODE_OPTIONS: `--import=${pathToFileURL(redirect).href}?port=${at.port}`,
})

/** A message as Stripe sends it. */
export function signedMessage(
  event: StripeEvent,
  now: Date,
  secret = stripeSettings.STRIPE_WEBHOOK_SECRET,
) {
  const body = JSON.stringify(event)
  const timestamp = Math.floor(now.getTime() / 1000)
  const signature = new Stripe('sk_test_none').webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp,
  })
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
}

/** @param told hears of each event as it happens */
export async function fakeStripe(told?: (event: StripeEvent) => void): Promise<FakeStripe> {
  const account = new StripeAccount(told)
  const faults: { path: string; fault: Fault }[] = []
  const seen: string[] = []
  const answered = new Map<string, { asked: string; answer: Answer }>()
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { authorization = '' } = request.headers
    if (!known.includes(authorization))
      return reply(response, { status: 401, body: { error: { type: 'authentication_error' } } })
    const form = await formOf(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
    seen.push(`${request.method} ${pathname}`)
    const at = faults.findIndex(({ path }) => `${request.method} ${pathname}`.startsWith(path))
    const [wrong] = at < 0 ? [] : faults.splice(at, 1)
    if (wrong?.fault === 'lost') return void request.socket.destroy()
    if (typeof wrong?.fault === 'number')
      return reply(response, { status: wrong.fault, body: { error: { type: 'api_error' } } })
    const key = request.headers['idempotency-key']
    const asked = JSON.stringify([pathname, ...form])
    const earlier = typeof key === 'string' ? answered.get(key) : undefined
    if (earlier && earlier.asked !== asked)
      return reply(response, { status: 400, body: { error: { type: 'idempotency_error' } } })
    const given = earlier?.answer ?? act(request.method ?? '', pathname, form, searchParams)
    if (typeof key === 'string') answered.set(key, { asked, answer: given })
    if (wrong?.fault === 'answerLost') return void request.socket.destroy()
    reply(response, given)
  }

  function act(method: string, path: string, form: Form, query: URLSearchParams): Answer {
    try {
      return {
        status: 200,
        body: structuredClone(route(account, `${method} ${path}`, form, query)),
      }
    } catch (error) {
      if (error instanceof StripeRefusal)
        return { status: error.status, body: { error: error.error } }
      throw error
    }
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    account,
    at: { host: '127.0.0.1', port, protocol: 'http' },
    url: `http://127.0.0.1:${port}`,
    fail: (path, fault, times = 1) => {
      for (let time = 0; time < times; time++) faults.push({ path, fault })
    },
    calls: (path) => seen.filter((one) => one.startsWith(path)).length,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Of the server and of the browser. */
const known = [stripeSettings.STRIPE_SECRET_KEY, stripeSettings.STRIPE_PUBLISHABLE_KEY].map(
  (key) => `Bearer ${key}`,
)

type Answer = { status: number; body: unknown }
type Form = URLSearchParams

function reply(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function formOf(request: IncomingMessage): Promise<Form> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'))
}

/** `metadata[order]=7` and the like. */
function nested(form: Form, name: string): Record<string, string> {
  const found = [...form].flatMap(([key, value]) => {
    const inner = key.startsWith(`${name}[`) && key.endsWith(']') && key.slice(name.length + 1, -1)
    return inner ? [[inner, value]] : []
  })
  return Object.fromEntries(found) as Record<string, string>
}

/** What answers a call; the browser’s own are those of confirming and of tokens. */
function route(account: StripeAccount, call: string, form: Form, query: URLSearchParams): unknown {
  const [, id = '', last] = /^[A-Z]+ \/v1\/[a-z_]+\/?([\w]*)\/?([\w]*)/.exec(call) ?? []
  const text = (name: string) => form.get(name) ?? undefined
  if (call === 'POST /v1/confirmation_tokens')
    return account.createToken({
      number: text('number') ?? '',
      wallet: text('wallet'),
      remember: text('setup_future_usage') === 'off_session',
    })
  if (call.startsWith('GET /v1/confirmation_tokens/')) return account.find('tokens', id)
  if (call === 'GET /v1/account') return account.profile
  if (call === 'GET /v1/webhook_endpoints')
    return { object: 'list', has_more: false, data: account.endpoints }
  if (call === 'POST /v1/customers') return account.createCustomer()
  if (call.startsWith('DELETE /v1/customers/')) return account.deleteCustomer(id)
  if (call.startsWith('GET /v1/payment_methods/')) return account.find('methods', id)
  if (call.startsWith('GET /v1/disputes/')) return account.find('disputes', id)
  if (call === 'GET /v1/events') {
    const types = [...query].flatMap(([name, type]) => (name.startsWith('types[') ? type : []))
    const data = account.eventsSince(Number(query.get('created[gte]')), types)
    return { object: 'list', has_more: false, data }
  }
  if (call === 'GET /v1/refunds') {
    const of = query.get('payment_intent')
    const data = account.refunds.filter(({ payment_intent }) => payment_intent === of)
    return { object: 'list', has_more: false, data }
  }
  if (call === 'POST /v1/refunds')
    return account.refund(
      text('payment_intent') ?? '',
      Number(text('amount')),
      nested(form, 'metadata'),
    )
  if (call === 'POST /v1/payment_intents')
    return account.createIntent({
      amount: Number(text('amount')),
      metadata: nested(form, 'metadata'),
      customer: text('customer') ?? null,
      payment_method: text('payment_method') ?? null,
      setup_future_usage: text('setup_future_usage') === 'off_session' ? 'off_session' : null,
      allowed_payment_method_types: Object.values(nested(form, 'allowed_payment_method_types')),
    })
  if (call.startsWith('POST /v1/payment_intents/') && last === 'cancel') return account.cancel(id)
  if (call.startsWith('POST /v1/payment_intents/') && last === 'confirm') {
    const token = text('confirmation_token')
    return account.confirm(id, {
      secret: text('client_secret') ?? '',
      ...(token !== undefined && { token }),
      // With the server's own key.
      isAway: text('off_session') === 'true',
    })
  }
  if (call.startsWith('POST /v1/payment_intents/') && last === 'bank')
    return account.answerBank(id, text('approved') === '1')
  if (call.startsWith('GET /v1/payment_intents/')) return account.expanded(id)
  throw new StripeRefusal(404, { type: 'invalid_request_error', code: 'unknown_path' })
}
