import type { Updateable } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { paymentGateways, submitPaymentRefund } from '#protocol/money/operations.ts'
import { home } from '#protocol/fleet/operations.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { goodCard, holdCar } from '#testing/journey.ts'
import { serverOn, type TestServer } from '#testing/server.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { testDatabase } from '#testing/test-database.ts'

const publicUrl = { PUBLIC_URL: 'https://cars.example.com' }

const database = await testDatabase()
const local = await serverOn(database)
const published = await serverOn(database, publicUrl)
const allowed = await serverOn(database, { ...publicUrl, ALLOW_TEST_PAYMENTS: '1' })

async function offered(server: TestServer, address = '127.0.0.1') {
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  const ways = await server.as(user.token).read(paymentGateways, { order }, { address })
  const first = await server.as().read(home, {}, { address })
  return {
    user,
    order,
    ids: ways.body.paymentMethods?.map(({ id }) => id),
    testPayments: first.body.testPayments,
  }
}

const all = ['creditCard', 'debitCard', 'bankTransfer', 'cash']
const withoutCards = ['bankTransfer', 'cash']

describe('the ways to pay are those that work:', () => {
  it('at this machine the pretended cards are among them', async () => {
    expect(await offered(local)).toMatchObject({ ids: all, testPayments: true })
  })

  it('for people elsewhere they are not', async () => {
    expect(await offered(published)).toMatchObject({ ids: withoutCards, testPayments: false })
    expect(await offered(local, '192.168.1.7')).toMatchObject({
      ids: withoutCards,
      testPayments: false,
    })
  })

  it('unless ALLOW_TEST_PAYMENTS opens the gateway', async () => {
    expect(await offered(allowed, '192.168.1.7')).toMatchObject({ ids: all, testPayments: true })
  })
})

it('a card that is not taken is refused with a sentence, and the car stays held', async () => {
  const { user, order } = await offered(published)
  const me = published.as(user.token)
  for (const paymentMethod of ['creditCard', 'debitCard']) {
    const reply = await me.send(submitPaymentRefund, { order, paymentMethod }, { lang: 'es' })
    expect([reply.http, reply.body]).toEqual([
      200,
      {
        status: 0,
        message: 'Todavía no se puede pagar con tarjeta. Elige otra forma de pago.',
      },
    ])
  }
  const cash = await me.send(submitPaymentRefund, { order, paymentMethod: 'cash' })
  expect(cash.body).toMatchObject({ status: 1, paid: false })
})

describe('what the company has not set', () => {
  const { db } = local.services
  const set = (row: Updateable<Schema['company']>) => db.updateTable('company').set(row).execute()

  afterEach(() =>
    set({
      bank_holder: 'Tramo Rentals',
      bank_routing: '000111222',
      bank_account: '00005521',
      takes_cash: true,
      card_fee: '0.03',
    }),
  )

  const noAccount = { bank_holder: null, bank_routing: null, bank_account: null }

  it('is no way to pay', async () => {
    await set({ takes_cash: false })
    expect((await offered(published)).ids).toEqual(['bankTransfer'])
    await set(noAccount)
    expect((await offered(published)).ids).toEqual([])
    expect((await offered(local)).ids).toEqual(['creditCard', 'debitCard'])
  })

  it('is said with the account and the fee that were set', async () => {
    await set({
      bank_holder: 'Acme Cars LLC',
      bank_routing: '121000358',
      bank_account: '123456789012',
      card_fee: '0.025',
    })
    const { user, order } = await offered(local)
    const { body } = await local.as(user.token).read(paymentGateways, { order })
    const said = Object.fromEntries(
      (body.paymentMethods ?? []).map(({ id, instructions }) => [id, instructions]),
    )
    expect(said.bankTransfer).toContain(
      'Send the total to Acme Cars LLC, routing number 121 000 358, account 1234 5678 9012,',
    )
    expect(said.creditCard).toContain('The fee is 2.5% of the total due.')
    await set({ card_fee: '0' })
    const free = (await local.as(user.token).read(paymentGateways, { order })).body.paymentMethods
    expect(free?.[0]).toMatchObject({ transactionFee: 0, fee: 0, instructions: 'No fee.' })
  })

  it('cannot be paid by somebody who has seen it before, and nothing is booked', async () => {
    const { user, order } = await offered(published)
    await set({ ...noAccount, takes_cash: false })
    const me = published.as(user.token)
    for (const paymentMethod of ['bankTransfer', 'cash']) {
      const asked = {
        order,
        paymentMethod,
        ...(paymentMethod === 'cash' ? {} : { confirmationNumber: '1' }),
      }
      const reply = await me.send(submitPaymentRefund, asked)
      expect([reply.http, reply.body.message]).toEqual([
        409,
        'We no longer take payments this way, so no payment was started. Choose another way to pay.',
      ])
    }
    const unknown = await me.send(submitPaymentRefund, { order, paymentMethod: 'shells' })
    expect([unknown.http, Object.keys(unknown.body.errors ?? {})]).toEqual([400, ['paymentMethod']])
    const payments = await db
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', order)
      .execute()
    expect(payments).toEqual([])
  })
})

it('the card form of the built-in gateway is there exactly where cards are offered', async () => {
  const post = async (server: TestServer, remoteAddress: string) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/gateway/test/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(goodCard).toString(),
      remoteAddress,
    })
    return [reply.statusCode, Boolean(reply.json().errors ?? reply.json().message)]
  }
  const open = await post(local, '127.0.0.1')
  expect(await post(allowed, '192.168.1.7')).toEqual(open)
  expect(await post(published, '127.0.0.1')).toEqual([404, true])
})
