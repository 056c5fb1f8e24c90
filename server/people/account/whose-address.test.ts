import { beforeEach, describe, expect, it } from 'vitest'
import { signIn, userInfo } from '#protocol/people/operations.ts'
import { answerHeldOrder, booking, submitBooking } from '#protocol/rentals/operations.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { notify } from '#server/platform/mail/notifications.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { beginCardPayment, trip, tripSlot } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { newAddress, newestMail, registered } from '#testing/sign-in-mail.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

/** Somebody registers with an address and holds a car; nobody has shown whose the address is. */
async function someone(email: string) {
  const token = await registered(server, email)
  return { token, id: (await me(token)).userInfo?.id ?? '' }
}
type Choice = { car?: string; appt?: string }
async function withHold(email: string, more: Choice = {}) {
  const person = await someone(email)
  return { ...person, order: await hold(person.token, more) }
}
async function hold(token: string, { car, appt }: Choice = {}) {
  const wanted = { car: car ?? (await buildCar(server)), ...trip, appt }
  const { body } = await server.as(token).send(submitBooking, wanted)
  if (!body.orderId) throw new Error(`no hold: ${JSON.stringify(body)}`)
  return body.orderId
}

/** The mailbox is shown to be the caller's, by the newest link to it. */
async function confirm(email: string, token?: string) {
  const { linkToken } = await newestMail(server, email)
  return (await server.as(token).send(signIn, { linkToken, confirmed: true })).body
}
const me = async (token?: string) => (await server.as(token).read(userInfo, {})).body

describe('an address that somebody only typed', () => {
  // @7-newUserRegistration
  it('brings its owner neither name nor phone nor drivers, at the first sign-in elsewhere', async () => {
    const email = newAddress()
    const stranger = await withHold(email)
    const owner = await confirm(email)
    expect(owner.userInfo).toEqual({
      id: expect.not.stringContaining(stranger.id),
      email,
      emailVerified: true,
      profileComplete: false,
      staff: false,
    })
    expect((await me(owner.token)).drivers).toEqual([])
  })

  it('of an account changes nothing in it, and the session of whoever typed it ends', async () => {
    const ana = await buildUser(server)
    const before = await me(ana.token)
    const stranger = await someone(ana.email)
    const owner = await confirm(ana.email)
    expect(owner.userInfo).toEqual(before.userInfo)
    expect((await me(ana.token)).drivers).toEqual(before.drivers)
    expect((await server.as(stranger.token).read(userInfo, {})).http).toBe(401)
  })

  it('is its own person’s when the same session shows the mailbox: all that was typed stays', async () => {
    const email = newAddress()
    const other = await someone(email)
    const person = await withHold(email)
    const { code } = await newestMail(server, email)
    const { body } = await server.as(person.token).send(signIn, { email, code })
    expect(body.userInfo).toMatchObject({ id: person.id, firstName: 'Not', emailVerified: true })
    expect((await server.as(body.token).read(booking, { order: person.order })).body.status).toBe(1)
    expect((await server.as(other.token).read(userInfo, {})).http).toBe(401)
  })

  it('has one owner, also when two links are used at the same moment', async () => {
    const email = newAddress()
    const people = [await someone(email), await someone(email), await someone(email)]
    await server.work()
    const links = mailsTo(server.dataDir, email).map(
      ({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '',
    )
    expect(links).toHaveLength(3)
    const replies = await Promise.all(
      links.map((linkToken, i) =>
        server.as(people[i]?.token).send(signIn, { linkToken, confirmed: true }),
      ),
    )
    expect(replies.map(({ body }) => body.status)).toEqual([1, 1, 1])
    expect(new Set(replies.map(({ body }) => body.userInfo?.id)).size).toBe(1)
  })

  it('gets no mail about what was done with it but the one that asks', async () => {
    const email = newAddress()
    const person = await someone(email)
    await server.services.db.transaction().execute((tx) =>
      notify(
        tx,
        {
          userId: person.id,
          topic: 'help',
          thread: 'news',
          title: { en: 'News', es: 'Noticia' },
          text: { en: 'Text', es: 'Texto' },
          mail: 'now',
        },
        server.services.clock(),
      ),
    )
    await server.work()
    expect(mailsTo(server.dataDir, email)).toHaveLength(1)
  })
})

describe('the order held meanwhile', () => {
  it('is asked about, and joins the owner’s account with its number, priced for its drivers', async () => {
    const ana = await buildUser(server)
    const stranger = await withHold(ana.email, { appt: tripSlot })
    const before = await server.as(stranger.token).read(booking, { order: stranger.order })
    const owner = await confirm(ana.email, stranger.token)
    expect((await me(owner.token)).heldOrders).toEqual([
      { orderId: stranger.order, car: 'Toyota Camry 2022', ...trip },
    ])
    const as = server.as(owner.token)
    expect((await as.read(booking, { order: stranger.order })).http).toBe(404)

    const taken = await as.send(answerHeldOrder, { order: stranger.order, answer: 'accept' })
    expect(taken.body).toEqual({ status: 1, orderId: stranger.order })
    const after = await as.read(booking, { order: stranger.order })
    expect(after.body.drivers?.map((driver) => driver.firstName)).toEqual(['Ana'])
    // Whoever registered was under 25, which is $200 more.
    const deposit = (body: typeof after.body) => body.calculatorData?.deposit ?? 0
    expect(deposit(before.body) - deposit(after.body)).toBe(200)
    expect((await me(owner.token)).heldOrders).toEqual([])
    const { body } = await as.read(orderHistory, { order: stranger.order })
    expect(body.history?.map((each) => each.title)).toContain(
      'Moved to the account with this e-mail',
    )
    expect(
      await beginCardPayment(server, { ...ana, token: owner.token ?? '' }, stranger.order),
    ).toBeTruthy()
  })

  it('is released when it is not the owner’s, and the car is free at once', async () => {
    const ana = await buildUser(server)
    const car = await buildCar(server)
    const stranger = await withHold(ana.email, { car })
    const owner = await confirm(ana.email)
    const as = server.as(owner.token)
    const order = { order: stranger.order }
    expect((await as.send(answerHeldOrder, { ...order, answer: 'decline' })).body).toEqual({
      status: 1,
    })
    expect((await me(owner.token)).heldOrders).toEqual([])
    const ben = await buildUser(server)
    expect(await hold(ben.token, { car })).toMatch(/./)
    expect((await as.send(answerHeldOrder, { ...order, answer: 'accept' })).http).toBe(404)
  })

  it('is lost for everybody who has not shown that the address is theirs', async () => {
    const email = newAddress()
    const first = await withHold(email)
    const second = await someone(email)
    const stranger = await buildUser(server)
    expect((await me(second.token)).heldOrders).toEqual([])
    for (const token of [second.token, stranger.token, first.token]) {
      const { http } = await server
        .as(token)
        .send(answerHeldOrder, { order: first.order, answer: 'accept' })
      expect(http).toBe(404)
    }
    expect((await server.as(first.token).read(booking, { order: first.order })).http).toBe(200)
  })

  it('is not asked about once its hold is over', async () => {
    const ana = await buildUser(server)
    const stranger = await withHold(ana.email)
    server.passMinutes(15)
    const owner = await confirm(ana.email)
    server.passMinutes(16)
    expect((await me(owner.token)).heldOrders).toEqual([])
    const { http } = await server
      .as(owner.token)
      .send(answerHeldOrder, { order: stranger.order, answer: 'accept' })
    expect(http).toBe(404)
  })

  it('is paid by nobody before the address is confirmed', async () => {
    const person = await withHold(newAddress())
    await expect(
      beginCardPayment(
        server,
        { id: person.id, email: '', token: person.token, driverId: '' },
        person.order,
      ),
    ).rejects.toThrow(/confirm/i)
  })
})
