import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { staffRemindDebt } from '#protocol/staff/month/books.ts'
import {
  staffDebts,
  staffDeposits,
  staffMonthCars,
  staffMonthRows,
} from '#protocol/staff/month/month-rows.ts'
import { staffMonth } from '#protocol/staff/month/staff-month.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { taxArea } from '#testing/fleet.ts'
import { noticesOf } from '#testing/help.ts'
import { owedCents, owing, payAndKeep } from '#testing/money/owing.ts'
import { downloadList, ledgerOfMonth, linesOf } from '#testing/money/month.ts'
import { bookedCar, keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let rosa: TestUser
beforeEach(async () => {
  server = await testServer()
  rosa = await buildUser(server, { staff: true })
})

const me = () => server.as(rosa.token)
const month = async (name?: string) => (await me().read(staffMonth, { month: name })).body

const cents = (dollars = 0) => Math.round(dollars * 100)
const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)

test('a month says what its ledger says, number by number, line by line, and in its files', async () => {
  await taxArea(server, '1', 0.07)
  await bookedCar(server)
  await pickedUp(server)
  await taxArea(server, '1', 0)
  const said = await month('2026-11')
  const books = await ledgerOfMonth(server, '2026-11')
  expect(said.balance).toBe(0)
  const of = (...accounts: string[]) => sumOf(accounts.map((account) => -(books[account] ?? 0)))
  const parts = (part: 'rent' | 'extras' | 'rest') =>
    sumOf((said.areas ?? []).map((area) => cents(area[part])))
  expect(parts('rent')).toBe(of('rent'))
  expect(parts('rent')).toBeGreaterThan(0)
  expect(parts('extras')).toBe(of('extras'))
  expect(parts('rest')).toBe(of('miles', 'gas', 'charging', 'damage', 'passedOn', 'fee'))
  expect(sumOf((said.taxes ?? []).map(({ amount }) => cents(amount)))).toBe(of('tax'))
  expect(of('tax')).toBeGreaterThan(0)
  expect(said.costs).toContainEqual({
    account: 'donationCost',
    amount: (books['donationCost'] ?? 0) / 100,
  })

  const { rows = [] } = (await me().read(staffMonthRows, { month: '2026-11', part: 'rent' })).body
  expect(sumOf(rows.map(({ amount }) => cents(amount)))).toBe(of('rent'))
  const taxed = (await me().read(staffMonthRows, { month: '2026-11', part: 'tax' })).body
  expect(sumOf((taxed.rows ?? []).map(({ amount }) => cents(amount)))).toBe(of('tax'))

  const lines = linesOf((await downloadList(server, rosa, 'ledger?month=2026-11')).body)
  const byAccount: Record<string, number> = {}
  for (const { account = '', amount } of lines)
    byAccount[account] = (byAccount[account] ?? 0) + cents(Number(amount))
  expect(byAccount).toEqual(books)

  const journal = linesOf((await downloadList(server, rosa, 'journal?month=2026-11')).body)
  const debits = sumOf(journal.map(({ Debits }) => cents(Number(Debits))))
  expect(debits).toBe(sumOf(journal.map(({ Credits }) => cents(Number(Credits)))))
  const rent = journal.filter(({ Account }) => Account === 'Rent')
  expect(sumOf(rent.map(({ Debits, Credits }) => cents(Number(Credits) - Number(Debits))))).toBe(
    of('rent'),
  )
  expect(new Set(rent.map(({ Class }) => Class))).toEqual(new Set(['Bay Area']))
})

test('cars are used by the days of their rentals that lie in the month, and bring in as many parts of the rent', async () => {
  const car = await buildCar(server)
  await server.services.db
    .updateTable('car')
    .set({ created_at: new Date('2026-11-11T08:00:00Z') })
    .where('id', '=', car)
    .execute()
  const { order } = await bookedCar(server, { car })
  await setWall(server, '2026-12-15T10:00')
  const { cars = [] } = (await me().read(staffMonthCars, { month: '2026-11', limit: 500 })).body
  const one = cars.find(({ carId }) => carId === car)
  // From the 24th at 10:00; the 49 days of the trip.
  expect(one).toMatchObject({ days: 7, possible: 20 })
  const { total } = (
    await sql<{ total: number }>`select -sum(amount_cents)::int as total from ledger_line l
      join ledger_entry e on e.id = l.entry_id where order_id = ${order} and account in ('rent', 'extras', 'fee')`.execute(
      server.services.db,
    )
  ).rows[0] ?? { total: 0 }
  expect(cents(one?.revenue)).toBe(Math.round((total * 7) / 49))
  expect(cents(one?.aDay)).toBe(Math.round(cents(one?.revenue) / 20))
  // Of the days that have come.
  const now = (await me().read(staffMonthCars, { month: '2026-12', limit: 500 })).body.cars
  expect(now?.find(({ carId }) => carId === car)).toMatchObject({ days: 15, possible: 15 })
})

test('who owes is reminded once a day, and what is held says when it goes back', async () => {
  const { user, order, balance } = await owing(server, (renter, booked) =>
    payAndKeep(server, renter, booked, { consents: false }),
  )
  const debtOf = async () => {
    const { debts = [] } = (await me().read(staffDebts, { limit: 500 })).body
    return debts.find((debt) => debt.balance === balance)
  }
  expect(await debtOf()).toMatchObject({
    orderId: order,
    amount: owedCents / 100,
    age: '7',
    own: false,
  })
  const fields = { balance }
  expect((await decideAsSeen(server, me(), staffRemindDebt, fields)).body).toMatchObject({
    status: 1,
  })
  expect((await decideAsSeen(server, me(), staffRemindDebt, fields)).body.message).toMatch(
    /reminder of this amount went out today/,
  )
  expect((await debtOf())?.remindedAt).toBeDefined()
  expect(JSON.stringify(await noticesOf(server, user))).toContain('You still owe $800.00')
  server.passMinutes(8 * 24 * 60)
  const older = await decideAsSeen(server, me(), staffRemindDebt, fields)
  expect(older.body).toMatchObject({ status: 1 })
  expect((await debtOf())?.age).toBe('30')

  const dates = { start: '2027-01-28T10:00', end: '2027-02-12T10:00' }
  const held = await pickedUp(server, dates)
  const depositOf = async () => {
    const { deposits = [] } = (await me().read(staffDeposits, { limit: 500 })).body
    return deposits.find(({ orderId }) => orderId === held.order)
  }
  expect(await depositOf()).toMatchObject({ until: 'out', amount: expect.any(Number) })
  await setWall(server, '2027-02-12T09:30')
  await keys(server, held.user, { order: held.order, rentalStatus: 88, odometer: 47_400 })
  expect(await depositOf()).toMatchObject({ until: 'week', backAt: '2027-02-15T17:30:00.000Z' })
  const said = await month()
  expect(said.deposits?.find(({ until }) => until === 'week')?.orders).toBeGreaterThan(0)
})

test('nobody is told that they owe what their saved card is about to pay', async () => {
  const { user, balance } = await owing(server)
  const refused = await decideAsSeen(server, me(), staffRemindDebt, { balance })
  expect(refused).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('is being paid already') },
  })
  expect(JSON.stringify(await noticesOf(server, user))).not.toContain('Your balance is still open')
})
