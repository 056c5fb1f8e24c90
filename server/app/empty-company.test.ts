import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Operation } from '#protocol/core/operation.ts'
import { type ObjectType, operations } from '#protocol/operations.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import type { OwnersThings } from '#testing/owners-things.ts'
import { fieldsFor } from '#testing/sample-fields.ts'
import { serverOn, type TestServer } from '#testing/server.ts'
import { emptyDatabase, signWithTestKey } from '#testing/test-database.ts'
import type { Database } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { loadBase } from './demo/load-base.ts'
import { readAreas, readRows } from './demo/read-data.ts'

/* A company's first minute: its database has what every installation has, and nothing else. */

let database: Database
let server: TestServer
let people: Record<'renter' | 'staff', TestUser>

beforeAll(async () => {
  database = await emptyDatabase()
  await migrate(database)
  await loadBase(database)
  await signWithTestKey(database)
  server = await serverOn(database)
  people = {
    renter: await buildUser(server),
    staff: await buildUser(server, { staff: true }),
  }
})
afterAll(async () => {
  await database.close()
})

async function textOf(query: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`select text from (${sql.raw(query)}) t`.execute(
    database.db,
  )
  return rows.map(({ text }) => text).join('\n')
}

test('nothing is in it that a renter could take for the company’s own', async () => {
  const own = ['area', 'car', 'extra', 'cover_price', 'job', 'review', 'rental_order']
  const counts = own.map((table) => `select '${table} ' || count(*) as text from ${table}`)
  expect(await textOf(counts.join(' union all '))).toBe(own.map((table) => `${table} 0`).join('\n'))
  expect(await textOf('select id as text from price_modifier')).toBe('normal')
  expect(await database.db.selectFrom('company').selectAll().executeTakeFirst()).toEqual({
    single: true,
    is_sample: false,
    name: null,
    legal_name: null,
    license_number: null,
    address: null,
    phone: null,
    night_phone: null,
    support_mail: null,
    main_color: null,
    accent_color: null,
    logo: null,
    shows_maker: true,
    texts_read_at: null,
    opened_at: null,
    bank_holder: null,
    bank_routing: null,
    bank_account: null,
    takes_cash: false,
    card_fee: '0.000',
    donation_rate: '0.000',
    helps_ukraine: false,
    jobs: 'byFive',
    has_community: true,
    answer_hours: 8,
    caller_hold_hours: 24,
    promise_en: null,
    promise_es: null,
    phone_country: 'US',
    changed_at: null,
    changed_by: null,
  })
  expect(await textOf("select count(*) || '' as text from place where area_id is not null")).toBe(
    '0',
  )
})

test('no string of the sample company is in any of its tables', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database.db)
  // A town that is called Miami is a town; what people are told of the company is not.
  const company = tables
    .map(({ name }) => name)
    .filter((name) => !['place', 'app_user', 'driver'].includes(name))
  const all = (
    await Promise.all(
      company.map((name) => textOf(`select to_jsonb(r)::text as text from ${name} r`)),
    )
  ).join('\n')
  const invented = [
    'Tramo Rentals',
    '000111222',
    '00005521',
    'Juniper Yard',
    'Alder Yard',
    'Foothill Yard',
    'Cedar Yard',
    'Palm Yard',
    'Laurel Yard',
    ...readAreas().map(({ slug }) => slug),
    ...readRows<'email' | 'phone'>('people.csv').flatMap(({ email, phone }) => [email, phone]),
  ]
  expect(invented.length).toBeGreaterThan(500)
  const found = invented.filter((text) => text.length > 4 && all.includes(text))
  expect(found).toEqual([])
})

const queries = (Object.values(operations) as Operation[]).filter(({ kind }) => kind === 'query')

test.each(queries)(
  '$name answers everybody while there is no area and no car',
  async (operation) => {
    const nothing = new Proxy(people, {
      get: (known, name) =>
        (known as Record<string | symbol, unknown>)[name] ??
        (['owner', 'stranger'].includes(String(name)) ? people.renter : 'none'),
    }) as unknown as OwnersThings
    const fields = fieldsFor(operation.name as ObjectType, nothing) as never
    for (const token of [undefined, people.renter.token, people.staff.token]) {
      const reply = await server.as(token).read(operation, fields)
      expect(reply.http).toBeLessThan(500)
    }
  },
)

test('home names no area, no extra and no card, and search finds nothing without an error', async () => {
  const visitor = server.as()
  const home = await visitor.read(operations.home, {})
  expect(home.body).toMatchObject({
    status: 1,
    areas: [],
    extras: [],
    priceModifiers: [{ id: 'normal' }],
    donationTotal: 0,
  })
  const cars = await visitor.read(operations.cars, {
    start: '2026-12-01T10:00',
    end: '2026-12-30T10:00',
  })
  expect(cars.http).toBeLessThan(500)
})

test('staff read what is not offered, and the list shrinks as it is set', async () => {
  const staff = server.as(people.staff.token)
  const notSet = async () =>
    (await staff.read(operations.staffToday, {}, { address: '10.1.1.1' })).body.notSet
  expect(await notSet()).toEqual([
    'The company is not open for booking yet.',
    'There is no area yet, so nobody can search for a car.',
    'There is no active car, so nobody can book.',
    'Cards are off: no Stripe key.',
    'Transfers are off: no bank account.',
    'Cash is off.',
    'Your own collision cover is off: it has no price.',
    'Mail goes nowhere: MAIL_URL is not set, so messages are only written to files.',
    'Backups are off: BACKUP_DIR is not set, so what is on this disk is nowhere else.',
  ])
  await database.db
    .updateTable('company')
    .set({
      takes_cash: true,
      bank_holder: 'Acme',
      bank_routing: '021000021',
      bank_account: '12345678',
    })
    .execute()
  await database.db
    .insertInto('cover_price')
    .values({ from_cents: 0, month_cents: 5_000 })
    .execute()
  expect(await notSet()).toEqual([
    'The company is not open for booking yet.',
    'There is no area yet, so nobody can search for a car.',
    'There is no active car, so nobody can book.',
    'Cards are off: no Stripe key.',
    'Mail goes nowhere: MAIL_URL is not set, so messages are only written to files.',
    'Backups are off: BACKUP_DIR is not set, so what is on this disk is nowhere else.',
  ])
  const renter = await server.as(people.renter.token).read(operations.staffToday, {})
  expect(renter.http).toBe(403)
})
