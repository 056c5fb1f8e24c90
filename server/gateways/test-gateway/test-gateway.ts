import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { langOf } from '#protocol/core/text.ts'
import type { Services } from '../../core/context.ts'
import { limit } from '../../core/limits.ts'
import { asProblem, problemBody } from '../../core/problem-answer.ts'
import { Problem, texts } from '../../core/problem.ts'
import { randomId, randomToken } from '../../core/random.ts'
import { isSameMachine } from '../../core/same-machine.ts'
import { applyGatewayEvent } from '../../features/payments/apply-gateway-event.ts'
import type { GatewayEvent, PaymentGateway } from '../payment.ts'
import { type CardForm, confirmCard } from './confirm.ts'
import { isSignedWebhook, signWebhook, webhookSecret } from './webhook-signature.ts'

const signatureHeader = 'x-tramo-signature'

/** Card payments without a card network: for trying everything, and for the tests (PRODUCT.md 8). */
export function testGateway(): PaymentGateway {
  let app: FastifyInstance | undefined
  return {
    name: 'test',
    isTest: true,
    register(instance, services) {
      app = instance
      registerConfirm(instance, services)
      registerWebhook(instance, services)
    },
    async createIntent(tx, { amount, debitAmount, requireDebit, now }) {
      const reference = randomId(20)
      const clientSecret = randomToken()
      await tx
        .insertInto('test_gateway_intent')
        .values({
          id: reference,
          client_secret: clientSecret,
          amount_cents: amount,
          debit_amount_cents: debitAmount,
          require_debit: requireDebit,
          created_at: now,
        })
        .execute()
      return { gateway: 'test', reference, clientSecret, publishableKey: 'test' }
    },
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
    },
    work: (services) => (app ? deliver(app, services) : Promise.resolve(0)),
  }
}

function registerConfirm(app: FastifyInstance, services: Services): void {
  app.post('/gateway/test/confirm', async (request, reply) => {
    if (!services.config.allowTestPayments && !isSameMachine(services.config, request))
      return reply.callNotFound()
    const body = (request.body ?? {}) as Record<string, string | undefined>
    limit({ now: services.clock(), services }, `card:${request.ip}`, 30, 60)
    const form: CardForm = {
      clientSecret: body.clientSecret ?? '',
      number: body.number ?? '',
      expiry: body.expiry ?? '',
      cvc: body.cvc ?? '',
      approved: body.approved === '1',
    }
    try {
      return { status: 1, state: await confirmCard(services, form) }
    } catch (error) {
      const problem = asProblem(error)
      if (!problem) throw error
      return reply.code(problem.status).send(problemBody(problem, langOf(body.lang)))
    }
  })
}

function registerWebhook(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    // The signature is over the exact bytes, so the body stays text here.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: 65_536 },
      (_request, body, done) => {
        done(null, body)
      },
    )
    scope.post('/webhooks/payment', async (request) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const header = String(request.headers[signatureHeader] ?? '')
      const now = services.clock()
      const secret = await webhookSecret(services.db)
      if (!isSignedWebhook(secret, body, header, now)) throw new Problem(400, texts.malformed)
      await applyGatewayEvent(services, JSON.parse(body) as GatewayEvent)
      return { status: 1 }
    })
  })
}

/** Sends events until they are acknowledged. Claimed by moving their time, so that two servers do not both send one. */
async function deliver(app: FastifyInstance, services: Services): Promise<number> {
  const now = services.clock()
  const again = new Date(now.getTime() + 30_000)
  const { rows } = await sql<{ id: string; body: string }>`
    update test_gateway_event set not_before = ${again}::timestamptz where id in (
      select id from test_gateway_event
      where delivered_at is null and not_before <= ${now}::timestamptz
      order by not_before limit 20 for update skip locked)
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
