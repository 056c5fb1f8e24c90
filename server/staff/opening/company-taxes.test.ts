import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { InputOf } from '#protocol/core/operation.ts'
import { cars, home } from '#protocol/fleet/operations.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import {
  companyAreas,
  staffAudit,
  staffPayments,
  staffRemoveTax,
  staffSaveTax,
} from '#protocol/staff/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { payByCard, trip } from '#testing/journey.ts'
import { ledgerOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let rosa: TestUser
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  rosa = await buildUser(server, { staff: true })
})

const me = () => server.as(rosa.token)
const listed = async (area: string) => {
  const found = (await me().read(companyAreas, {})).body.areas?.find(({ id }) => id === area)
  if (!found) throw new Error(`no area ${area}`)
  return found
}
const surcharge = {
  nameEn: 'Florida surcharge',
  nameEs: 'Recargo de Florida',
  how: 'day' as const,
  daily: 2,
  firstDays: 30,
  account: '2210',
}
const sales = {
  nameEn: 'Sales tax, Miami-Dade',
  nameEs: 'Impuesto, Miami-Dade',
  how: 'percent' as const,
  percent: 7,
  on: 'rent,extras,miles',
  account: '2200',
}
/** Saves a tax from today on, by the list as it stands. */
async function save(area: string, more: Partial<InputOf<typeof staffSaveTax>> = {}) {
  const { taxesVersion: version, today: from } = await listed(area)
  return me().send(staffSaveTax, { area, version, from, ...sales, ...more })
}

test('Florida’s two taxes are on every price of the area, and each in its own account', async () => {
  expect((await save('5', surcharge)).body.status).toBe(1)
  const [first] = (await listed('5')).taxes
  expect((await save('5', { ...sales, onTaxes: first?.id })).body.status).toBe(1)
  const { taxes } = await listed('5')
  expect(taxes).toMatchObject([
    { nameEn: 'Florida surcharge', daily: 2, firstDays: 30, account: '2210', on: [] },
    { percent: 7, on: ['rent', 'extras', 'miles'], onTaxes: [first?.id], account: '2200' },
  ])
  // Visitors get what makes a price, and nothing of the books.
  const area = (await server.as().read(home, {})).body.areas?.find(({ id }) => id === '5')
  expect(area?.taxes).toMatchObject([{ dayCents: 200, firstDays: 30 }, { fraction: 0.07 }])
  expect(JSON.stringify(area)).not.toContain('2210')

  const car = await buildCar(server, { area_id: '5' })
  const asked = { car, ...trip }
  const { calculatorData } = (await server.as().read(cars, asked, { lang: 'es' })).body
  const said = calculatorData?.lines.filter(({ code }) => code === 'tax')
  // 49 days at $1,502.00.
  expect(said).toMatchObject([
    { label: 'Recargo de Florida', quantity: 30, unit: 'day', amount: 60 },
    { label: 'Impuesto, Miami-Dade 7%', unitPrice: 1562, amount: 109.34 },
  ])
  const user = await buildUser(server)
  const order = (await server.as(user.token).send(submitBooking, asked)).body.orderId ?? ''
  await payByCard(server, user, order)
  expect(await ledgerOf(server, order)).toMatchObject({ 'tax-2210': -6_000, 'tax-2200': -10_934 })
  const { ledger } = (await me().read(staffPayments, {})).body
  expect(ledger?.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0)).toBe(0)

  // The list of another day changes nothing of it.
  const taken = await me().send(staffRemoveTax, {
    area: '5',
    version: (await listed('5')).taxesVersion,
    tax: first?.id ?? '',
  })
  expect([taken.http, taken.body.message]).toEqual([
    409,
    'Sales tax, Miami-Dade is taken of Florida surcharge. Change that first.',
  ])
  const [log] = (await me().read(staffAudit, { subject: '5' })).body.entries ?? []
  expect(log?.details.to).toContain('Sales tax, Miami-Dade / Impuesto, Miami-Dade: 7% of rent')
})

test('a tax of tomorrow is in no price of today, and one that has ended in none any more', async () => {
  const { today } = await listed('4')
  await save('4', { ...sales, from: '2027-01-01' })
  await save('4', { ...surcharge, until: today })
  const shown = async () =>
    (await server.as().read(home, {})).body.areas
      ?.find(({ id }) => id === '4')
      ?.taxes.map(({ nameEn }) => nameEn)
  expect(await shown()).toEqual(['Florida surcharge'])
  const now = server.services.clock
  server.services.clock = () => new Date('2027-01-02T20:00:00Z')
  expect(await shown()).toEqual(['Sales tax, Miami-Dade'])
  server.services.clock = now
})

test.each([
  [{ percent: 900 }, 'percent', 'The value must be 50 or less'],
  [{ percent: 0 }, 'percent', 'The value must be 0.01 or more'],
  [{ percent: 7.00001 }, 'percent', 'Invalid data'],
  [{ percent: undefined }, 'percent', 'Field is Required'],
  [{ how: 'day' as const, percent: undefined }, 'daily', 'Field is Required'],
  [{ ...surcharge, daily: 2000 }, 'daily', 'The value must be 1000 or less'],
  [{ ...surcharge, firstDays: 0 }, 'firstDays', 'The value must be 1 or more'],
  [{ on: '' }, 'on', 'Field is Required'],
  [{ on: 'deposit' }, 'on', 'Invalid data'],
  [{ onTaxes: 'nothing' }, 'onTaxes', 'Invalid data'],
  [{ nameEs: '' }, 'nameEs', 'Field is Required'],
  [{ account: 'a b' }, 'account', 'Invalid data'],
  [{ from: '2026-01-01' }, 'from', /^Choose \d{2}\/\d{2}\/2026 or later$/],
  [{ until: '2026-01-01' }, 'until', /^Choose .+ or later$/],
])('%j is refused at its field, and the list stays', async (wrong, field, sentence) => {
  const before = await listed('6')
  const reply = await save('6', wrong)
  expect([reply.http, Object.keys(reply.body.errors ?? {})]).toEqual([400, [field]])
  expect(reply.body.errors?.[field]).toMatch(sentence)
  expect(await listed('6')).toEqual(before)
})

test('a tax that began before may be changed and keeps its first day; two who save at once do not both', async () => {
  await save('3', { ...sales, on: 'rent,miles,rent' })
  expect((await listed('3')).taxes).toMatchObject([{ on: ['rent', 'miles'] }])
  const { taxes, taxesVersion: version } = await listed('3')
  const id = taxes[0]?.id ?? ''
  const begun = { area: '3', version, tax: id, ...sales, from: taxes[0]?.from ?? '' }
  const both = await Promise.all(
    [8, 9].map((percent) => me().send(staffSaveTax, { ...begun, percent })),
  )
  expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { taxesVersion } = await listed('3')
  const now = server.services.clock
  server.services.clock = () => new Date('2027-03-01T20:00:00Z')
  const kim = server.as((await buildUser(server, { staff: true })).token)
  const later = await kim.send(staffSaveTax, { ...begun, version: taxesVersion, percent: 7.25 })
  server.services.clock = now
  expect(later.body.status).toBe(1)
  const removed = { area: '3', version: (await listed('3')).taxesVersion, tax: id }
  expect((await me().send(staffRemoveTax, removed)).body.status).toBe(1)
  expect((await listed('3')).taxes).toEqual([])
  expect(
    (await me().send(staffRemoveTax, { ...removed, version: (await listed('3')).taxesVersion }))
      .http,
  ).toBe(404)
})

test('a list is no longer than a bill can bear', async () => {
  for (let count = 0; count < 8; count++) await save('2', sales)
  const more = await save('2', sales)
  expect([more.http, more.body.message]).toEqual([
    409,
    'An area has at most 8 taxes. Remove one first.',
  ])
  expect((await listed('2')).taxes).toHaveLength(8)
})

test.each([
  ['none', '{}'],
  [
    'a share and an amount',
    '[{"id":"a","nameEn":"A","nameEs":"A","from":"2026-01-01","fraction":0.1,"dayCents":1,"on":[],"onTaxes":[]}]',
  ],
  [
    'more than half',
    '[{"id":"a","nameEn":"A","nameEs":"A","from":"2026-01-01","fraction":0.6,"on":[],"onTaxes":[]}]',
  ],
  [
    'a tax of itself',
    '[{"id":"a","nameEn":"A","nameEs":"A","from":"2026-01-01","fraction":0.1,"on":[],"onTaxes":["a"]}]',
  ],
  [
    'rent taxed twice',
    '[{"id":"a","nameEn":"A","nameEs":"A","from":"2026-01-01","fraction":0.1,"on":["rent","rent"],"onTaxes":[]}]',
  ],
  [
    'a tax on deposits',
    '[{"id":"a","nameEn":"A","nameEs":"A","from":"2026-01-01","fraction":0.1,"on":["deposit"],"onTaxes":[]}]',
  ],
  [
    'an end before its begin',
    '[{"id":"a","nameEn":"A","nameEs":"A","from":"2026-01-02","until":"2026-01-01","fraction":0.1,"on":[],"onTaxes":[]}]',
  ],
])('the database holds no list with %s', async (_, list) => {
  const write = server.services.db
    .updateTable('area')
    .set({ tax_lines: list })
    .where('id', '=', '1')
    .execute()
  await expect(write).rejects.toThrow(/area_tax_lines_check/)
})

test('nobody but owners saves them', async () => {
  const renter = server.as((await buildUser(server)).token)
  const { taxesVersion: version, today: from } = await listed('1')
  const asked = { area: '1', version, from, ...sales }
  expect((await renter.send(staffSaveTax, asked)).http).toBe(403)
})
