import { beforeAll, describe, expect, it } from 'vitest'
import { paymentGateways, submitPaymentRefund } from '#protocol/money/operations.ts'
import { home } from '#protocol/fleet/operations.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { goodCard, holdCar } from '#testing/journey.ts'
import { serverOn, type TestServer } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'

const publicUrl = { PUBLIC_URL: 'https://cars.example.com' }

let local: TestServer
let published: TestServer
let allowed: TestServer
beforeAll(async () => {
  const database = await testDatabase()
  local = await serverOn(database)
  published = await serverOn(database, publicUrl)
  allowed = await serverOn(database, { ...publicUrl, ALLOW_TEST_PAYMENTS: '1' })
})

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
        message: 'Todavía no se puede pagar con tarjeta. Elige transferencia bancaria o efectivo.',
      },
    ])
  }
  const cash = await me.send(submitPaymentRefund, { order, paymentMethod: 'cash' })
  expect(cash.body).toMatchObject({ status: 1, paid: false })
})

it('the card form of the built-in gateway is there exactly where cards are offered', async () => {
  const post = async (server: TestServer, remoteAddress: string) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/gateway/test/confirm',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...goodCard, clientSecret: 'nobody’s' }).toString(),
      remoteAddress,
    })
    return [reply.statusCode, Boolean(reply.json().errors ?? reply.json().message)]
  }
  const open = await post(local, '127.0.0.1')
  expect(await post(allowed, '192.168.1.7')).toEqual(open)
  expect(await post(published, '127.0.0.1')).toEqual([404, true])
})
