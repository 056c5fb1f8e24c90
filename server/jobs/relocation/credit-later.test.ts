import { beforeEach, describe, expect, it } from 'vitest'
import { answerHeldOrder, booking, submitBooking } from '#protocol/rentals/operations.ts'
import { credits } from '#protocol/jobs/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { carBrought, confirmed, creditLeft, evenly } from '#testing/jobs/relocation.ts'
import { payByCard, trip } from '#testing/journey.ts'
import { bookedCar, keys, ledgerOf, setWall } from '#testing/rental-life.ts'
import { registered } from '#testing/sign-in-mail.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let staff: TestUser
beforeEach(async () => {
  server = await testServer()
  staff = await buildUser(server, { staff: true })
})

const as = (who: TestUser) => server.as(who.token)
const left = (who: TestUser) => creditLeft(server, who)

/** Cents that were asked for at the gateway. */
async function dueFor(order: string): Promise<number> {
  const row = await server.services.db
    .selectFrom('payment')
    .select('due_cents')
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  return row.due_cents
}

/** What somebody is told of a credit that they earned. */
const creditNotice = (who: TestUser) =>
  server.services.db
    .selectFrom('notification')
    .select(['title_en', 'text_en'])
    .where('user_id', '=', who.id)
    .where('thread', 'like', 'credit %')
    .executeTakeFirstOrThrow()

describe('a balance that is still to be paid when the car that was brought is confirmed', () => {
  /** Somebody whose rental has cost more than its deposit: `miles` at 9 cents, and their tax. */
  async function owing(miles: number) {
    const { who, id } = await carBrought(server, staff)
    const { order } = await bookedCar(server, { user: who })
    await setWall(server, trip.start)
    await keys(server, who, { order, odometer: 1_000 })
    await setWall(server, trip.end)
    await keys(server, who, { order, rentalStatus: 88, odometer: 1_000 + miles })
    return { who, id, order }
  }
  const balances = (user: TestUser) =>
    server.services.db
      .selectFrom('rental_order')
      .select(['id', 'state', 'total_cents as cents'])
      .where('user_id', '=', user.id)
      .where('kind', '=', 'balance')
      .orderBy('created_at')
      .orderBy('state', 'desc')
      .execute()

  it('is lower by the credit, and is paid once', async () => {
    const { who, id, order } = await owing(20_000)
    const [first] = await balances(who)
    expect(first).toMatchObject({ state: 'held', cents: 80_000 })
    await confirmed(server, staff, id)
    expect(await left(who)).toBe(0)
    const lowered = await balances(who)
    expect(lowered.map(({ state, cents }) => [state, cents])).toEqual([
      ['lapsed', 80_000],
      ['held', 71_000],
    ])
    const open = lowered.at(-1)?.id ?? ''
    expect((await as(who).read(booking, { order: open })).body.calculatorData?.total).toBe(710)
    // What was asked for before takes no money any more.
    await expect(payByCard(server, who, first?.id ?? '')).rejects.toThrow(/no payment: 409/)
    await payByCard(server, who, open)
    expect(await dueFor(open)).toBe(71_000)
    // Nothing is promised for a next bill.
    expect(await creditNotice(who)).toMatchObject({
      title_en: 'You earned a credit of $90.00',
      text_en:
        'Thank you for bringing the car. $90.00 of your credit went into what you still owed.',
    })
    const ledger = await ledgerOf(server, order)
    expect(ledger).toMatchObject({ credit: 9_000 })
    expect(ledger).not.toHaveProperty('receivable')
    expect((await as(who).read(credits, {})).body).toMatchObject({
      balance: 0,
      entries: [
        { text: 'Taken off a bill', amount: -90 },
        { text: 'For bringing a car', amount: 90 },
      ],
    })
    expect(await evenly(server)).toBe(0)
    // The next bill is a whole one.
    const dates = { start: '2027-02-01T10:00', end: '2027-03-01T10:00' }
    const next = await as(who).send(submitBooking, { car: await buildCar(server), ...dates })
    expect(next.body.calculatorData?.lines.map(({ code }) => code)).not.toContain('credit')
  })

  it('is over when the credit pays all of it, and the rest is left for the next bill', async () => {
    // 11,500 miles are $35 more than the deposit of $1,000.
    const { who, id, order } = await owing(11_500)
    expect(await balances(who)).toMatchObject([{ state: 'held', cents: 3_500 }])
    await confirmed(server, staff, id)
    expect(await balances(who)).toMatchObject([{ state: 'lapsed' }])
    expect(await left(who)).toBe(55)
    expect(await creditNotice(who)).toMatchObject({
      text_en:
        'Thank you for bringing the car. $35.00 of your credit went into what you still owed. Your next bill is $55.00 lower.',
    })
    const ledger = await ledgerOf(server, order)
    expect(ledger).toMatchObject({ credit: 3_500 })
    expect(ledger).not.toHaveProperty('receivable')
    expect(await evenly(server)).toBe(0)
    // Nobody is asked for what is not owed any more.
    const asked = await server.services.db
      .selectFrom('notification')
      .select('read_at')
      .where('user_id', '=', who.id)
      .where('thread', 'like', 'balance %')
      .execute()
    expect(asked).toEqual([{ read_at: expect.any(Date) }])
    const dates = { start: '2027-02-01T10:00', end: '2027-03-01T10:00' }
    const next = await as(who).send(submitBooking, { car: await buildCar(server), ...dates })
    expect(next.body.calculatorData?.lines.at(-1)).toMatchObject({ code: 'credit', amount: -55 })
  })
})

describe('an order held before its address was confirmed', () => {
  /** Somebody holds a car with the address of another, who earned `reward`. */
  async function heldFor(reward: number) {
    const { who, id } = await carBrought(server, staff, 'Ben', { reward })
    await confirmed(server, staff, id)
    return { who, order: await heldAs(who) }
  }
  async function heldAs(
    who: TestUser,
    wanted: { car?: string; start?: string; end?: string } = {},
  ) {
    const token = await registered(server, who.email)
    const dates = { car: await buildCar(server), ...trip, ...wanted }
    const { body } = await server.as(token).send(submitBooking, dates)
    if (!body.orderId) throw new Error(`no hold: ${JSON.stringify(body)}`)
    expect(body.calculatorData?.lines.map(({ code }) => code)).not.toContain('credit')
    return body.orderId
  }
  const taken = async (who: TestUser, order: string) => {
    const { body } = await as(who).send(answerHeldOrder, { order, answer: 'accept' })
    expect(body).toEqual({ status: 1, orderId: order })
    return (await as(who).read(booking, { order })).body.calculatorData
  }

  it('is lower by the credit of the account that takes it, and pays with it once', async () => {
    const { who, order } = await heldFor(90)
    const other = await heldAs(who)
    const whole = await as(await buildUser(server)).read(booking, {
      car: await buildCar(server),
      ...trip,
    })
    expect(await left(who)).toBe(90)
    const price = await taken(who, order)
    expect(price?.lines.at(-1)).toMatchObject({ code: 'credit', amount: -90 })
    expect(price?.total).toBe((whole.body.calculatorData?.total ?? 0) - 90)
    expect(await left(who)).toBe(0)
    expect((await taken(who, other))?.total).toBe(whole.body.calculatorData?.total)
    await payByCard(server, who, order)
    expect((await dueFor(order)) / 100).toBe(price?.total)
    expect(await ledgerOf(server, order)).toMatchObject({ credit: 9_000 })
    expect(await left(who)).toBe(0)
    expect(await evenly(server)).toBe(0)
  })

  it('leaves $1 to pay beside the deposit, and gives back what it took when it lapses', async () => {
    const { who, order } = await heldFor(2_000)
    const price = await taken(who, order)
    const credit = price?.lines.at(-1)
    expect(credit?.code).toBe('credit')
    expect(price?.total).toBe((price?.deposit ?? 0) + 1)
    expect(await left(who)).toBeCloseTo(2_000 + (credit?.amount ?? 0))
    server.passMinutes(31)
    await server.work()
    expect(await left(who)).toBe(2_000)
    expect(await evenly(server)).toBe(0)
  })

  it('takes nothing that another hold of the same car has taken', async () => {
    const { who } = await heldFor(90)
    const car = await buildCar(server)
    const later = { start: '2027-02-01T10:00', end: '2027-03-01T10:00' }
    const order = await heldAs(who, { car, ...later })
    const own = await as(who).send(submitBooking, { car, ...trip })
    expect(own.body.calculatorData?.lines.at(-1)).toMatchObject({ code: 'credit', amount: -90 })
    const price = await taken(who, order)
    expect(price?.lines.map(({ code }) => code)).not.toContain('credit')
    expect(await left(who)).toBe(0)
  })
})
