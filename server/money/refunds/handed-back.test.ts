import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { noticeLanguage } from '#protocol/rentals/dashboard/notifications.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { fetchPaper } from '#testing/papers.ts'
import { readPdf } from '#testing/pdf-text.ts'
import { bookedCar, ledgerOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const account = 'Bay Bank 000111222, account 4477 5521'

/** An order that was paid by hand and cancelled: its money is to be handed back. */
async function toHandBack(server: TestServer, method: 'bankTransfer' | 'cash', to?: string) {
  const [user, staff] = [await buildUser(server), await buildUser(server, { staff: true })]
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  const order = await holdCar(server, user, await buildCar(server))
  const confirmationNumber = method === 'cash' ? undefined : 'INCOMING77'
  await me.send(submitPaymentRefund, { order, paymentMethod: method, confirmationNumber })
  const listed = async () => {
    const { body } = await team.read(staffPayments, { limit: 500 })
    return body.payments?.find((one) => one.orderId === order)
  }
  const payment = async () => (await listed())?.paymentId ?? ''
  await decideAsSeen(server, team, staffDecidePayment, {
    payment: await payment(),
    decision: 'confirm',
  })
  const asked = { order, paymentRefundMethod: 'original', paymentRefundDestination: to } as const
  if (to) await me.send(submitPaymentRefund, asked)
  else await me.send(cancelContract, { order })
  return { user, me, staff, team, order, listed, payment }
}

test('money out by hand says how and where to, and never the number it came in with', async () => {
  const server = await testServer()
  const named = await toHandBack(server, 'bankTransfer', account)
  const unnamed = await toHandBack(server, 'bankTransfer')
  const cash = await toHandBack(server, 'cash')
  expect(await named.listed()).toMatchObject({ destination: { way: 'transfer', account } })
  // Nobody named an account: staff are told so, and not the number of the transfer that came in.
  expect((await unnamed.listed())?.destination).toEqual({ way: 'transfer' })
  expect((await cash.listed())?.destination).toEqual({ way: 'cash' })
  for (const one of [named, unnamed, cash])
    expect((await one.listed())?.confirmationNumber).toBeUndefined()
})

test('staff say how a refund was handed back, which is kept, audited and told', async () => {
  const server = await testServer()
  const { user, me, team, order, payment } = await toHandBack(server, 'bankTransfer', account)
  await me.send(noticeLanguage, { language: 'es' })
  const refund = await payment()
  const send = (fields: object) =>
    decideAsSeen(server, team, staffDecidePayment, {
      payment: refund,
      decision: 'confirm',
      ...fields,
    })
  expect((await send({})).body.errors).toEqual({ paidBy: 'Field is Required' })
  expect((await send({ paidBy: 'check' })).body.errors).toEqual({ paidTo: 'Field is Required' })
  expect((await send({ decision: 'refuse', paidBy: 'cash' })).http).toBe(400)
  expect((await send({ paidBy: 'transfer', paidTo: account })).http).toBe(200)

  const { db } = server.services
  const kept = () =>
    db
      .selectFrom('refund')
      .select(['state', 'sent_way', 'sent_to'])
      .where('order_id', '=', order)
      .execute()
  expect(await kept()).toEqual([{ state: 'sent', sent_way: 'transfer', sent_to: account }])
  const log = await team.read(staffAudit, { subject: refund })
  expect(log.body.entries?.[0]).toMatchObject({
    title: 'Paid out a refund',
    details: { paidBy: 'transfer', paidTo: '…5521', to: 'sent' },
  })
  expect(JSON.stringify(log.body)).not.toContain('000111222')
  const quote = await me.read(refundQuote, { order })
  expect(quote.body.refunds).toMatchObject([{ sent: true, method: 'Bank transfer to …5521' }])
  const url = `/api/receipt?start=${order}&end=${order}`
  const { bytes } = await fetchPaper(server, 'GET', url, user)
  expect(readPdf(bytes).text).toContain('Bank transfer to …5521')
  const { rows } = await sql<{ text_es: string }>`
    select text_es from notification where user_id = ${user.id} and thread = ${`refundSent ${refund}`}`.execute(
    db,
  )
  expect(rows).toEqual([{ text_es: expect.stringMatching(/^Enviamos \$.* a tu cuenta …5521\./) }])
  server.passMinutes(36 * 60)
  await server.work()
  const mails = mailsTo(server.dataDir, user.email).map((mail) => mail.text)
  expect(mails.some((text) => text.includes('a tu cuenta …5521'))).toBe(true)
  expect(mails.some((text) => text.includes('000111222'))).toBe(false)
})

test('what was paid in may go out another way: cash and bank are right in the books', async () => {
  const server = await testServer()
  const { team, order, payment } = await toHandBack(server, 'cash')
  await decideAsSeen(server, team, staffDecidePayment, {
    payment: await payment(),
    decision: 'confirm',
    paidBy: 'check',
    paidTo: 'Check 1007',
  })
  const { cash = 0, bank = 0, ...rest } = await ledgerOf(server, order)
  expect(cash).toBeGreaterThan(0)
  expect(cash + bank).toBe(0)
  expect(rest).toEqual({})
})

test('a payment that is seen has no way out, and a card’s refund is not handed back', async () => {
  const server = await testServer()
  const [user, staff] = [await buildUser(server), await buildUser(server, { staff: true })]
  const order = await holdCar(server, user, await buildCar(server))
  await server.as(user.token).send(submitPaymentRefund, { order, paymentMethod: 'cash' })
  const { db } = server.services
  const { id } = await db
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  const seen = { payment: id, decision: 'confirm', paidBy: 'cash' } as const
  expect((await decideAsSeen(server, server.as(staff.token), staffDecidePayment, seen)).http).toBe(
    400,
  )
  const byCard = await bookedCar(server)
  await server.as(byCard.user.token).send(cancelContract, { order: byCard.order })
  const written = (way: string) =>
    sql`
    update refund set state = 'sent', sent_at = ${server.services.clock()}, sent_way = ${way}
    where order_id = ${byCard.order} and state = 'owed'`.execute(db)
  await expect(written('cash')).rejects.toMatchObject({ constraint: 'refund_way_fits' })
  await expect(
    sql`update refund set state = 'sent', sent_at = now() where order_id = ${byCard.order}`.execute(
      db,
    ),
  ).rejects.toMatchObject({ constraint: 'refund_says_how' })
  await written('card')
  await expect(
    sql`update refund set sent_way = 'cash' where order_id = ${byCard.order}`.execute(db),
  ).rejects.toThrow('refund is never changed')
})
