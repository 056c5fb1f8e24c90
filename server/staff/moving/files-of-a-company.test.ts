import { beforeEach, expect, test } from 'vitest'
import { addDays } from '#domain/core/time/wall-time.ts'
import { staffMoveIn } from '#protocol/staff/moving/moving-in.ts'
import { blockFor } from '#testing/conduct/people.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import {
  file,
  moveInByScreen,
  movingCompany,
  peopleHeader,
  personLine,
  rentalLine,
  rentalsHeader,
} from '#testing/moving/moving-company.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { randomId } from '../../platform/random.ts'

let server: TestServer
let staff: TestUser
beforeEach(async () => {
  server = await testServer()
  staff = await buildUser(server, { staff: true })
})

const tagged = () => `T${randomId()}`
const mailbox = (tag: string) => `${tag.toLowerCase()}@clients.example.com`
const personOf = async (ref: string) =>
  server.services.db
    .selectFrom('app_user')
    .selectAll()
    .where('source_id', '=', ref)
    .executeTakeFirst()
const orderOf = (ref: string) =>
  server.services.db
    .selectFrom('rental_order as o')
    .innerJoin('rental_transaction as t', 't.id', 'o.transaction_id')
    .selectAll('o')
    .where('t.source_id', '=', ref)
    .where('o.kind', '=', 'start')
    .executeTakeFirst()
const people = (...lines: string[]) => file(peopleHeader, lines)
const badOf = async (kind: 'people' | 'rentals', bytes: Uint8Array) =>
  (await moveInByScreen(server, staff, kind, bytes)).body.bad

test('with a bad line nothing of a file is taken, and each bad line is named', async () => {
  const [good, other] = [tagged(), tagged()]
  const account = await buildUser(server)
  const bytes = people(
    personLine(good, mailbox(good), true),
    personLine(other, 'no address', false),
    personLine(`${other}b`, account.email, false),
    personLine(`${other}c`, mailbox(other), true).replace(
      ',Marta Solis,2026-09-30',
      ',,2026-09-30',
    ),
    personLine(good, '', false),
    personLine(`${other}d`, '', false).replace('Rosa', '=1+1'),
  )
  expect(await badOf('people', bytes)).toEqual(
    [
      { line: 3, reason: 'email is not an address: no address' },
      { line: 5, reason: 'license_checked_by is missing' },
      { line: 6, reason: `duplicate: source_id ${good} is in line 2 too` },
      { line: 7, reason: 'first_name is not a name: =1+1' },
      {
        line: 4,
        reason: `email ${account.email} has an account here, with another name, phone or birth_date: is it the same person?`,
      },
    ].toSorted((one, two) => one.line - two.line),
  )
  expect(await personOf(good)).toBeUndefined()
})

test('an account of the same name is that person, and stays as it is', async () => {
  const tag = tagged()
  const names = {
    first_name: 'Rosa',
    last_name: 'Véga M',
    phone: '+13055550142',
    birth_date: '1988-02-03',
  }
  const account = await buildUser(server, { user: names })
  const line = personLine(`${tag}00`, account.email, true)
  const done = await moveInByScreen(server, staff, 'people', people(line))
  expect(done.body).toMatchObject({ added: 1, joined: 1 })
  expect(await personOf(`${tag}00`)).toMatchObject({ id: account.id, imported_at: null })
})

test('a license of somebody who is blocked is a bad line', async () => {
  const tag = tagged()
  const known = await buildUser(server, {
    driver: { license_number: `D${tag}x`, license_state: 'CA' },
  })
  await blockFor(server, staff, known)
  const bad = await badOf('people', people(personLine(`${tag}x`, mailbox(tag), true)))
  expect(bad).toMatchObject([{ line: 2, reason: expect.stringContaining('is blocked here') }])
})

test('a rental names what is not there, and no car is promised twice', async () => {
  const tag = tagged()
  const { cars, dates } = await movingCompany(server, tag, 2, 0)
  await moveInByScreen(server, staff, 'people', people(personLine(`${tag}p`, '', true)))
  const [car = '', other = ''] = cars
  const retired = await buildCar(server, { status: 'retired' })
  const line = (ref: string, more: Partial<Parameters<typeof rentalLine>[1]>) =>
    rentalLine(ref, { person: `${tag}p`, car: other, dates, ...more })
  const ahead = { start: addDays(dates.start, 60), end: addDays(dates.end, 60) }
  const bytes = file(rentalsHeader, [
    line(`${tag}1`, { car }),
    line(`${tag}2`, { car }),
    line(`${tag}3`, { car: 'none' }),
    line(`${tag}4`, { person: 'nobody' }),
    line(`${tag}5`, { car: retired }),
    line(`${tag}6`, { dates: { start: dates.end, end: dates.start } }),
    line(`${tag}7`, { dates: ahead }),
    line(`${tag}8`, { contract: '../x.pdf' }),
    line(`${tag}9`, { contract: 'missing.pdf' }),
  ])
  const bad = (await badOf('rentals', bytes))?.map(({ line: at, reason }) => `${at} ${reason}`)
  expect(bad).toEqual([
    '3 car is taken by line 2 too',
    '4 car is unknown: none',
    '5 person is unknown: nobody (take in the file of people first)',
    `6 car is retired: ${retired}`,
    '7 end is not at least a day after start',
    '7 paid_until is before start',
    '8 start is ahead: this is one for the file of reservations',
    '9 contract is not the name of a PDF: ../x.pdf',
    '10 contract is not among the contracts: missing.pdf',
  ])
  await moveInByScreen(server, staff, 'rentals', file(rentalsHeader, [line(`${tag}1`, { car })]))
  const order = await orderOf(`${tag}1`)
  expect(await badOf('rentals', file(rentalsHeader, [line(`${tag}2`, { car })]))).toEqual([
    { line: 2, reason: `car is taken by order ${order?.number} in this time` },
  ])
})

test('two files at once are one, and a file that changed something else is looked at again', async () => {
  const tag = tagged()
  const bytes = people(personLine(tag, mailbox(tag), true))
  const both = await Promise.all([1, 2].map(() => moveInByScreen(server, staff, 'people', bytes)))
  expect(both.filter(({ body }) => body.isDone && body.added === 1)).toHaveLength(1)
  const rows = server.services.db.selectFrom('app_user').select('id').where('source_id', '=', tag)
  expect(await rows.execute()).toHaveLength(1)
})

test.each([
  ['too many lines', () => `source_id\n${'x\n'.repeat(100_000)}`, /more than 5000 lines/],
  ['a quotation mark that is never closed', () => `${peopleHeader}\n"a`, /quotation mark/],
  [
    'NUL',
    () => `${peopleHeader}\n${personLine('a', '', false).replace('Rosa', 'Ro\0sa')}`,
    /not text/,
  ],
  ['another form', () => peopleHeader.replaceAll(',', ';'), /semicolons/],
])('a file with %s gets a sentence', async (_what, text, sentence) => {
  const bad = await badOf('people', new TextEncoder().encode(text()))
  expect(bad?.[0]?.reason).toMatch(sentence)
})

test('a file of more than 5 MB is refused', async () => {
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'people.csv')
  const reply = await server.as(staff.token).send(staffMoveIn, { kind: 'people', file: large })
  expect([reply.http, reply.body.errors]).toEqual([400, { file: expect.stringContaining('5') }])
})

test('a booking that is ahead holds the calendar and has a contract to accept; past services are known', async () => {
  const tag = tagged()
  const { cars, dates } = await movingCompany(server, tag, 1, 0)
  const [car = ''] = cars
  await moveInByScreen(server, staff, 'people', people(personLine(`${tag}p`, '', true)))
  const header = 'source_id,person,car,start,end,weekly_price_usd,paid_until,deposit_usd'
  const [start, end] = [addDays(dates.start, 60), addDays(dates.start, 74)]
  const line = [`${tag}b`, `${tag}p`, car, start, end, '210', start.slice(0, 10), '300'].join(',')
  const booked = await moveInByScreen(server, staff, 'reservations', file(header, [line]))
  expect(booked.body).toMatchObject({ isDone: true, added: 1 })
  const order = await orderOf(`${tag}b`)
  expect(order).toMatchObject({ rental_status: 85, confirmation: 'confirmed', paid: true })
  const { db } = server.services
  const contract = db
    .selectFrom('contract')
    .select('accepted_at')
    .where('order_id', '=', order?.id ?? '')
  expect(await contract.execute()).toEqual([{ accepted_at: null }])
  const held = db
    .selectFrom('occupancy')
    .select('kind')
    .where('order_id', '=', order?.id ?? '')
  expect(await held.execute()).toEqual([{ kind: 'rental' }])

  const services = file('source_id,car,kind,date,odometer_miles,cost_usd,note', [
    `${tag}s1,${car},oil,2026-03-01,30000,80,Early`,
    `${tag}s2,${car},oil,2026-09-01,35000,85.50,`,
  ])
  for (const added of [2, 0])
    expect((await moveInByScreen(server, staff, 'services', services)).body).toMatchObject({
      added,
    })
  const item = db
    .selectFrom('maintenance_item')
    .select(['last_done_on', 'last_done_odometer'])
    .where('car_id', '=', car)
    .where('kind', '=', 'oil')
  expect(await item.execute()).toEqual([{ last_done_on: '2026-09-01', last_done_odometer: 35_000 }])
})
