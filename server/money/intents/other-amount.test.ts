import { expect, test } from 'vitest'
import { paymentState } from '#protocol/money/operations.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { beginCardPayment, holdCar } from '#testing/journey.ts'
import { testServer } from '#testing/server.ts'
import { applyGatewayEvent } from './apply-gateway-event.ts'

const asked = { amount: 0, currency: 'USD', funding: 'credit' } as const

test.each([
  ['a cent less', { amount: -1 }, false],
  ['a cent more', { amount: 1 }, false],
  ['another currency', { currency: 'MXN' }, false],
  ['the fee of a credit card, on a debit card', { funding: 'debit' as const }, false],
  ['what was asked for', {}, true],
])('the gateway took %s', async (_what, other, isPaid) => {
  const server = await testServer()
  const { db } = server.services
  const user = await buildUser(server)
  const staff = await buildUser(server, { staff: true })
  const order = await holdCar(server, user, await buildCar(server))
  await beginCardPayment(server, user, order)
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  expect(payment.fee_cents).toBeGreaterThan(0)
  const event = { ...asked, ...other }
  await applyGatewayEvent(server.services, {
    ...event,
    id: `event of ${order}`,
    type: 'payment.succeeded',
    reference: payment.gateway_reference ?? '',
    amount: payment.due_cents + payment.fee_cents + event.amount,
  })
  const state = await server.as(user.token).read(paymentState, { order })
  expect(state.body.state).toBe(isPaid ? 'paid' : 'pending')
  const entries = await db
    .selectFrom('ledger_entry')
    .select('id')
    .where('order_id', '=', order)
    .execute()
  expect(entries).toHaveLength(isPaid ? 1 : 0)
  const told = await db
    .selectFrom('notification')
    .select('text_en')
    .where('user_id', '=', staff.id)
    .where('order_id', '=', order)
    .where('severity', '=', 'danger')
    .execute()
  expect(told).toHaveLength(isPaid ? 0 : 1)
})
