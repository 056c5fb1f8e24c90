import { expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import {
  staffCancelBooking,
  staffCancelQuote,
} from '#protocol/rentals/cancellation/staff-cancel.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { mailsTo } from '#testing/mail.ts'
import { moneyArrives, moneyOfOrder, owedDeposit } from '#testing/decisions/owed-deposit.ts'
import { ledgerOf } from '#testing/rental-life.ts'

const account = 'Bay Bank 000111222, account 4477 5521'
const asksAccount = 'We will ask you which account to send it to.'

/** A booking paid by card, the rest of its deposit by transfer; `all` is what went in, in dollars. */
async function paidApart() {
  const rented = await owedDeposit()
  await rented.promise()
  await moneyArrives(rented.server, rented.staff.token, rented.owed)
  const { card = 0, bank = 0 } = await ledgerOf(rented.server, rented.order)
  return { ...rented, card: card / 100, all: (card + bank) / 100 }
}

test('the offer of a cancellation counts the part of the deposit that came by transfer, and asks for its account', async () => {
  const { server, staff, me, order, owed, card, all } = await paidApart()
  const quote = (await me.read(refundQuote, { order })).body
  expect(quote.refund).toBe(all)
  expect(quote.ways).toMatchObject([
    { method: 'creditCard', amount: card, needsDestination: false },
    { method: 'bankTransfer', amount: 600, needsDestination: true },
  ])
  const sum = (quote.lines ?? []).reduce((total, { amount }) => total + amount, 0)
  expect(Math.round(sum * 100)).toBe(Math.round(all * 100))
  const asked = { order, paymentRefundMethod: 'original', total: -all } as const
  expect((await me.send(submitPaymentRefund, asked)).http).toBe(400)
  const named = { ...asked, paymentRefundDestination: account }
  expect((await me.send(submitPaymentRefund, named)).http).toBe(200)
  await server.work()
  expect(await moneyOfOrder(server, staff.token, order)).toMatchObject({
    amount: -600,
    destination: { way: 'transfer', account },
  })
  expect(await ledgerOf(server, owed)).not.toHaveProperty('deposit')
})

test('a cancellation that names no account says that one will be asked for', async () => {
  const { server, user, me, order } = await paidApart()
  await me.send(cancelContract, { order })
  const [notice] = await server.services.db
    .selectFrom('notification')
    .select('text_en')
    .where('user_id', '=', user.id)
    .where('thread', 'like', 'rental %')
    .orderBy('created_at', 'desc')
    .execute()
  expect(notice?.text_en).toContain(asksAccount)
  const { refunds } = (await me.read(refundQuote, { order })).body
  expect(refunds).toContainEqual(
    expect.objectContaining({
      amount: 600,
      sent: false,
      asksAccount: true,
      arrives: expect.stringContaining(asksAccount),
    }),
  )
})

test('staff who cancel see all that goes back, by which way, and the renter reads that an account is asked for', async () => {
  const { server, user, team, order, card, all } = await paidApart()
  const { full } = (await team.read(staffCancelQuote, { order })).body
  expect(full).toMatchObject({ refund: all, ways: [{ amount: card }, { amount: 600 }] })
  const decision = { order, reason: 'The car is broken.', refund: 'full', total: all } as const
  const reply = await decideAsSeen(server, team, staffCancelBooking, decision)
  expect(reply.http).toBe(200)
  await server.work()
  const mails = mailsTo(server.dataDir, user.email)
  expect(mails.some(({ text }) => text.includes(asksAccount))).toBe(true)
})
