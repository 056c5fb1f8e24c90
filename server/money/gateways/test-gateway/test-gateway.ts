import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type Fields, oneText } from '../../../platform/http/form-text.ts'
import { limit } from '../../../platform/http/limits.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { type SqlInstant, sqlInstant } from '../../../platform/work/sql-instant.ts'
import { Problem, texts } from '../../../platform/api/problem.ts'
import { randomToken } from '../../../platform/random.ts'
import { isSameMachine } from '../../../platform/http/same-machine.ts'
import type {
  GatewayEvent,
  GatewayServices,
  PaymentGateway,
} from '../../../platform/gateways/payment.ts'
import { registerWebhook } from '../webhook-route.ts'
import { cardOfToken, takeCard } from './card-tokens.ts'
import { cancelIntent, confirmCard, confirmKept, readIntent } from './confirm.ts'
import { isSignedWebhook, signWebhook, webhookSecret } from './webhook-signature.ts'

const signatureHeader = 'x-tramo-signature'

/** Card payments without a card network: for trying everything, and for the tests (docs/product/booking-and-payment.md#gateway). */
export function testGateway(): PaymentGateway {
  let app: FastifyInstance | undefined
  return {
    name: 'test',
    isTest: true,
    needsToken: false,
    publishableKey: 'test',
    isOpenTo,
    register(instance, services, receive) {
      app = instance
      registerCards(instance, services)
      registerWebhook(instance, async (body, headers) => {
        const header = String(headers[signatureHeader] ?? '')
        if (!(await isSignedWebhook(services.db, body, header, services.clock())))
          throw new Problem(400, texts.malformed)
        await receive(JSON.parse(body) as GatewayEvent)
      })
    },
    createIntent,
    async readToken({ db, clock }, token) {
      const card = await cardOfToken(db, token, clock())
      return card && { funding: card.funding, isWallet: false }
    },
    cancelIntent: ({ db }, reference) =>
      db.transaction().execute((tx) => cancelIntent(tx, reference)),
    confirmKept: ({ db, clock }, reference) =>
      db.transaction().execute((tx) => confirmKept(tx, reference, clock())),
    readIntent,
    async refund({ db }, { reference, amount, key }) {
      await db.transaction().execute(async (tx) => {
        await sql`
          insert into test_gateway_refund (id, intent_id, amount_cents)
          values (${key}, ${reference}, ${amount}::int) on conflict do nothing`.execute(tx)
        await sql`
          update test_gateway_intent set state = 'refunded' where id = ${reference} and charged_cents <= (
            select sum(amount_cents) from test_gateway_refund where intent_id = ${reference})`.execute(
          tx,
        )
      })
      return { id: key, key, amount, state: 'made' }
    },
    // Its messages come until they are taken.
    async *readMissed() {},
    due: undelivered,
    work: (services) => (app ? deliver(app, services) : Promise.resolve(0)),
    async waiting({ db }) {
      const { rows } = await sql<{ count: number }>`
        select count(*) from test_gateway_event where delivered_at is null`.execute(db)
      return rows[0]?.count ?? 0
    },
  }
}

/** What is charged, and by which cards; without the remembered card it cannot be confirmed. */
const createIntent: PaymentGateway['createIntent'] = async ({ db, clock }, request) => {
  const { key, amount, debitAmount, requireDebit, remember, card } = request
  return (
    db
      .insertInto('test_gateway_intent')
      .values((eb) => ({
        id: key,
        client_secret: randomToken(),
        amount_cents: amount,
        debit_amount_cents: debitAmount,
        require_debit: requireDebit,
        remembers: remember,
        card_id: eb
          .selectFrom('test_gateway_card')
          .select('id')
          .where('id', '=', card ?? '')
          // One that is forgotten meanwhile is none.
          .forKeyShare(),
        created_at: clock(),
      }))
      // Asked again, it answers what there is.
      .onConflict((oc) => oc.column('id').doUpdateSet({ id: key }))
      .returning(['id as reference', 'client_secret as clientSecret'])
      .executeTakeFirstOrThrow()
  )
}

/** Pretended money is for trying: at this machine, or where ALLOW_TEST_PAYMENTS says so (docs/product/app.md#running-it). */
const isOpenTo: PaymentGateway['isOpenTo'] = ({ config, isSameMachine: isHere }) =>
  config.allowTestPayments || isHere

/** Where a browser hands over a card, and where it confirms a payment with it. */
function registerCards(app: FastifyInstance, services: GatewayServices): void {
  const isOpen = (request: FastifyRequest) => {
    const { config } = services
    if (!isOpenTo({ config, isSameMachine: isSameMachine(config, request) })) return false
    limit({ now: services.clock(), services }, `card:${networkOf(request.ip)}`, 60, 60)
    return true
  }
  app.post('/gateway/test/token', async (request, reply) => {
    if (!isOpen(request)) return reply.callNotFound()
    const body = (request.body ?? {}) as Fields
    const confirmationToken = await takeCard(services, {
      number: oneText(body, 'number') ?? '',
      expiry: oneText(body, 'expiry') ?? '',
      cvc: oneText(body, 'cvc') ?? '',
    })
    return { status: 1, confirmationToken }
  })
  app.post('/gateway/test/confirm', async (request, reply) => {
    if (!isOpen(request)) return reply.callNotFound()
    const body = (request.body ?? {}) as Fields
    const state = await confirmCard(services, {
      clientSecret: oneText(body, 'clientSecret') ?? '',
      token: oneText(body, 'confirmationToken') ?? '',
      approved: body.approved === '1',
      isRemembered: body.remembered === '1',
    })
    return { status: 1, state }
  })
}

const undelivered = (now: SqlInstant) => sql`
  select id from test_gateway_event where delivered_at is null and not_before <= ${now}
  order by not_before limit 20`

/** Sends events until they are acknowledged. Claimed by moving their time, so that two servers do not both send one. */
async function deliver(app: FastifyInstance, services: GatewayServices): Promise<number> {
  const now = services.clock()
  const again = new Date(now.getTime() + 30_000)
  const { rows } = await sql<{ id: string; body: string }>`
    update test_gateway_event set not_before = ${again}::timestamptz where id in (
      ${undelivered(sqlInstant(now))} for update skip locked)
    returning id, body`.execute(services.db)
  const secret = rows.length > 0 ? await webhookSecret(services.db) : ''
  for (const { id, body } of rows) {
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: signWebhook(secret, body, services.clock()),
    }
    const response = await app.inject({
      method: 'POST',
      url: '/webhooks/payment',
      headers,
      payload: body,
    })
    if (response.statusCode !== 200) continue
    await services.db
      .updateTable('test_gateway_event')
      .set({ delivered_at: now })
      .where('id', '=', id)
      .execute()
  }
  return rows.length
}
