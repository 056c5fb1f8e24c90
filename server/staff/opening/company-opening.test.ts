import { afterEach, beforeEach, expect, test } from 'vitest'
import { addWaitingList, submitBooking } from '#protocol/rentals/operations.ts'
import { home } from '#protocol/fleet/operations.ts'
import {
  companyOpening,
  companySettings,
  staffOpenCompany,
  staffReadTexts,
  staffSaveCompany,
  staffToday,
} from '#protocol/staff/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import { testServer } from '#testing/server.ts'
import { changeCompany, readCompany } from '../../people/company/company-store.ts'

const server = await testServer()
const { db } = server.services
const whole = await readCompany(db)
let rosa: TestUser
beforeEach(async () => {
  rosa = await buildUser(server, { staff: true })
})
afterEach(async () => {
  const { single: _, is_sample: __, ...row } = whole
  await db.transaction().execute((tx) => changeCompany(tx, row, { id: rosa.id, at: new Date() }))
})

const staff = () => server.as(rosa.token)
const press = async (open: boolean) => staff().send(staffOpenCompany, { open })
const change = (set: Parameters<typeof changeCompany>[1]) =>
  db.transaction().execute((tx) => changeCompany(tx, set, { id: rosa.id, at: new Date() }))

test('closing refuses new bookings and waiting, shows visitors no area, and leaves what is booked', async () => {
  const [ana, ben] = [await buildUser(server), await buildUser(server)]
  const [car, other] = [await buildCar(server), await buildCar(server)]
  const order = await holdCar(server, ana, car)
  expect((await press(false)).body).toEqual({ status: 1 })
  expect((await server.as().read(home, {})).body.areas).toEqual([])
  // What who is signed in works with has its places.
  expect((await server.as(ben.token).read(home, {})).body.areas?.length).toBeGreaterThan(0)
  expect((await staff().read(staffToday, {})).body).toMatchObject({
    isOpen: false,
    notSet: expect.arrayContaining(['The company is not open for booking yet.']),
  })
  const closed = {
    http: 409,
    body: { message: 'We are not open for booking yet. Please come back soon.' },
  }
  expect(await server.as(ben.token).send(submitBooking, { car: other, ...trip })).toMatchObject(
    closed,
  )
  expect(
    await server.as(ben.token).send(addWaitingList, { area: '1', start: trip.start }),
  ).toMatchObject(closed)
  await payByCard(server, ana, order)
  const row = await db
    .selectFrom('rental_order')
    .select('paid')
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  expect(row.paid).toBe(true)
  expect((await press(true)).body).toEqual({ status: 1 })
  expect((await server.as().read(home, {})).body.areas?.length).toBeGreaterThan(0)
  expect((await staff().read(companyOpening, {})).body.openedAt).toBe(
    server.services.clock().toISOString(),
  )
})

test.each([
  ['its legal name', { legal_name: null, opened_at: null }, /legal name/],
  [
    'a way to pay',
    {
      takes_cash: false,
      bank_holder: null,
      bank_routing: null,
      bank_account: null,
      opened_at: null,
    },
    /A way to pay: bank account, cash or cards\. Card payments are pretended, on this machine only/,
  ],
  [
    'texts that an owner read',
    { texts_read_at: null, opened_at: null },
    /Terms, privacy notice and contract/,
  ],
])('a company without %s', async (_what, set, sentence) => {
  await change(set)
  const reply = await press(true)
  expect(reply.http).toBe(409)
  expect(JSON.stringify(reply.body)).toMatch(sentence)
})

test('cards that are only pretended are no way to pay, and said to be so', async () => {
  await change({ takes_cash: true, opened_at: null })
  const read = async (lang: 'en' | 'es') => {
    const { steps = [] } = (await staff().read(companyOpening, {}, { lang })).body
    return Object.fromEntries(steps.map(({ step, isDone, text }) => [step, [isDone, text]]))
  }
  expect((await read('en')).ways).toEqual([
    true,
    expect.stringMatching(
      /Cash at the office\. Card payments are pretended, on this machine only\.$/,
    ),
  ])
  expect((await read('es')).ways).toEqual([
    true,
    expect.stringMatching(
      /Efectivo en la oficina\. Los pagos con tarjeta son simulados, solo en esta máquina\.$/,
    ),
  ])
})

test('the database opens no company without its party or with texts that nobody read', async () => {
  await expect(change({ legal_name: null })).rejects.toMatchObject({
    constraint: 'company_open_has_a_name',
  })
  await expect(change({ texts_read_at: null })).rejects.toMatchObject({
    constraint: 'company_open_has_read',
  })
})

test('an open company keeps its names', async () => {
  const { version = '' } = (await staff().read(companySettings, {})).body
  const reply = await staff().send(staffSaveCompany, {
    version,
    name: 'Acme Cars',
    showsMaker: false,
    takesCash: true,
    cardFee: 0,
    donation: 0,
    helpsUkraine: false,
    answerHours: 8,
    callerHoldHours: 24,
    jobs: 'always' as const,
    hasCommunity: true,
    phoneCountry: 'US' as const,
  })
  expect(reply).toMatchObject({ http: 400, body: { errors: { legalName: 'Field is Required' } } })
})

test('an owner accepts the texts that were shown, and no others', async () => {
  await change({ texts_read_at: null, opened_at: null })
  const { textsVersion = '' } = (await staff().read(companyOpening, {})).body
  const reply = await staff().send(staffReadTexts, { version: `${textsVersion}x` })
  expect(reply.http).toBe(409)
  expect((await readCompany(db)).texts_read_at).toBeNull()
  expect((await staff().send(staffReadTexts, { version: textsVersion })).body).toEqual({
    status: 1,
  })
})
