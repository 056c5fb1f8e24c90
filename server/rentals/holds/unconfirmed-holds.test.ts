import { beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '#protocol/people/operations.ts'
import { answerHeldOrder, submitBooking } from '#protocol/rentals/operations.ts'
import { extendHold } from '#protocol/rentals/holds/extend-hold.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { trip } from '#testing/journey.ts'
import { serverOn, type TestServer, testNow, testServer } from '#testing/server.ts'
import { newAddress, newestMail, registered } from '#testing/sign-in-mail.ts'

let server: TestServer
let network = 0
let address = ''
beforeEach(async () => {
  server = await testServer()
  network += 1
  address = `203.0.113.${network}`
})

/** Whoever registers and shows nothing of whose the address is. */
async function nobody(email = newAddress()) {
  return { email, token: await registered(server, email) }
}
type Place = { address?: string; on?: TestServer }
const ask = (token: string, car: string, { on = server, ...more }: Place = {}) =>
  on.as(token).send(submitBooking, { car, ...trip }, { address, ...more })
const minutes = (more: number) => new Date(testNow.getTime() + more * 60_000).toISOString()
/** Eight cars are held by unconfirmed people of the network. */
async function fill() {
  for (let n = 0; n < 8; n += 1) {
    const { token } = await nobody()
    expect((await ask(token, await buildCar(server))).body.status).toBe(1)
  }
}
const confirmFirst =
  'People on your network are already holding as many cars as we allow without a confirmed e-mail. Confirm yours first: open the link that we sent you, or enter its code. Then you can hold this car for 30 minutes.'

describe('a hold of an unconfirmed account', () => {
  it('lasts 15 minutes and is not extended; confirming makes it 30 from its start', async () => {
    const { email, token } = await nobody()
    const { body } = await ask(token, await buildCar(server))
    expect(body.holdExpiresAt).toBe(minutes(15))
    const order = body.orderId ?? ''
    server.passMinutes(10)
    expect((await server.as(token).send(extendHold, { order })).body).toMatchObject({
      status: 0,
      message:
        'Confirm your e-mail to keep the car longer: open the link that we sent you, or enter its code. Then the hold lasts 30 minutes.',
    })
    const { code } = await newestMail(server, email)
    const session = (await server.as(token).send(signIn, { email, code })).body.token ?? ''
    server.passMinutes(19)
    await server.work()
    const { body: longer } = await server.as(session).send(extendHold, { order })
    expect(longer.rental?.holdExpiresAt).toBe(minutes(45))
  })

  it('is kept for 30 minutes too when the address is confirmed elsewhere', async () => {
    const { email, token } = await nobody()
    const order = (await ask(token, await buildCar(server))).body.orderId ?? ''
    server.passMinutes(14)
    const { code } = await newestMail(server, email)
    const session =
      (await server.as().send(signIn, { email, code, confirmed: true })).body.token ?? ''
    server.passMinutes(15)
    await server.work()
    const owner = server.as(session)
    expect((await owner.send(answerHeldOrder, { order, answer: 'accept' })).body.orderId).toBe(
      order,
    )
    expect((await owner.send(extendHold, { order })).body.status).toBe(1)
  })

  it('begins no new 15 minutes when it is made again', async () => {
    const { token } = await nobody()
    const car = await buildCar(server)
    await ask(token, car)
    server.passMinutes(14)
    expect((await ask(token, car)).body.holdExpiresAt).toBe(minutes(15))
  })
})

describe('a network without confirmed e-mails', () => {
  it('holds eight cars and not a ninth, until its person confirms', async () => {
    await fill()
    const { email, token } = await nobody()
    const car = await buildCar(server)
    expect(await ask(token, car)).toMatchObject({
      http: 200,
      body: { status: 0, message: confirmFirst },
    })
    expect((await ask((await nobody()).token, car, { address: '198.51.100.1' })).body.status).toBe(
      1,
    )
    const { code } = await newestMail(server, email)
    const session = (await server.as(token).send(signIn, { email, code })).body.token ?? ''
    const other = await buildCar(server)
    expect((await ask(session, other)).body.holdExpiresAt).toBe(minutes(30))
  })

  it('is an IPv6 /56', async () => {
    address = `2001:db8:0:${(network * 256).toString(16)}::1`
    await fill()
    const car = await buildCar(server)
    const { token } = await nobody()
    const inside = `2001:db8:0:${(network * 256 + 255).toString(16)}::1`
    expect((await ask(token, car, { address: inside })).body.message).toBe(confirmFirst)
  })

  it('gets one of two last cars that are asked for at the same moment, at two servers', async () => {
    const second = await serverOn(server.services)
    await fill()
    const row = await server.services.db
      .selectFrom('unconfirmed_hold')
      .select('order_id')
      .where('network', '=', address)
      .executeTakeFirstOrThrow()
    await server.services.db
      .deleteFrom('unconfirmed_hold')
      .where('order_id', '=', row.order_id)
      .execute()
    const tries = []
    for (const on of [server, second, server, second])
      tries.push({ on, token: (await nobody()).token, car: await buildCar(server) })
    const replies = await Promise.all(tries.map(({ on, token, car }) => ask(token, car, { on })))
    expect(replies.map(({ body }) => body.status).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1])
  })

  it('has its places back when holds lapse, before anything swept them', async () => {
    await fill()
    server.passMinutes(15)
    const { token } = await nobody()
    expect((await ask(token, await buildCar(server))).body.status).toBe(1)
  })

  it('does not hold a car again that lapsed, for overlapping dates, within four hours', async () => {
    const car = await buildCar(server)
    await ask((await nobody()).token, car)
    server.passMinutes(15)
    await server.work()
    const { token } = await nobody()
    expect((await ask(token, car)).body).toMatchObject({
      status: 0,
      message: expect.stringContaining('Confirm your e-mail first'),
    })
    const later = { car, start: '2027-03-01T10:00', end: '2027-03-20T10:00' }
    expect((await server.as(token).send(submitBooking, later, { address })).body.status).toBe(1)
    const confirmed = await buildUser(server)
    expect((await ask(confirmed.token, car)).body.holdExpiresAt).toBe(minutes(45))
  })

  it('is forgotten four hours after its hold ended, and may hold the car again', async () => {
    const car = await buildCar(server)
    await ask((await nobody()).token, car)
    server.passMinutes(15)
    await server.work()
    server.passMinutes(240)
    const { token } = await nobody()
    await server.work()
    const { rows } = {
      rows: await server.services.db
        .selectFrom('unconfirmed_hold')
        .selectAll()
        .where('network', '=', address)
        .execute(),
    }
    expect(rows).toEqual([])
    expect((await ask(token, car)).body.status).toBe(1)
  })
})
