import { afterAll, beforeAll, expect, test } from 'vitest'
import { cars, home, staffPutTextLive, staffText } from '#protocol/fleet/operations.ts'
import { paymentGateways, submitPaymentRefund } from '#protocol/money/operations.ts'
import { booking, submitBooking } from '#protocol/rentals/operations.ts'
import {
  companyOpening,
  companySettings,
  staffDecideBooking,
  staffDecidePayment,
  staffOpenCompany,
  staffPayments,
  staffReadTexts,
  staffSaveArea,
  staffSaveCompany,
  staffToday,
} from '#protocol/staff/operations.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser, verifyPapers } from '#testing/factories.ts'
import { holdCar, trip } from '#testing/journey.ts'
import { ledgerOf } from '#testing/rental-life.ts'
import { serverOn, type TestServer } from '#testing/server.ts'
import { emptyDatabase, signWithTestKey } from '#testing/test-database.ts'
import { loadBase } from '../../app/demo/load-base.ts'
import { importFleet } from '../../fleet/cars/fleet-file/import-fleet.ts'
import type { Database } from '../../platform/db/database.ts'
import { migrate } from '../../platform/db/migrate.ts'

/* From an empty database to the first paid rental, by what the company's people do and nothing else. */

let database: Database
let server: TestServer

beforeAll(async () => {
  database = await emptyDatabase()
  await migrate(database)
  await loadBase(database)
  await signWithTestKey(database)
  server = await serverOn(database, {
    PUBLIC_URL: 'http://cars.example.com',
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@cars.example.com',
  })
})
afterAll(async () => {
  await database.close()
})

const fleet = `source_id,make,model,year,subtype,area,city,latitude,longitude,daily_rate_usd,weekly_price_usd,monthly_price_usd,mile_price_cents,deposit_max_usd
A-1,Toyota,Camry,2022,sedan,tampa-bay,Tampa,27.95,-82.46,39,229,849,9,700`

test('an area, a bank account and a file of cars are enough for a rental that is paid by transfer', async () => {
  const rosa = await buildUser(server, { staff: true })
  const staff = server.as(rosa.token)
  const { id: town = '' } =
    (await database.db
      .selectFrom('place')
      .select('id')
      .where('name', '=', 'Tampa')
      .where('state', '=', 'FL')
      .executeTakeFirst()) ?? {}
  const made = await staff.send(staffSaveArea, {
    nameEn: 'Tampa Bay',
    nameEs: 'Bahía de Tampa',
    town,
    address: '12 Water Street, Tampa, FL 33602',
    opens: '08:00',
    closes: '18:00',
    slots: 2,
    gasPrice: 3.19,
    kwhPrice: 0.39,
  })
  const { area = '' } = made.body
  expect(area).toBe('1')
  const { version = '' } = (await staff.read(companySettings, {})).body
  const saved = await staff.send(staffSaveCompany, {
    version,
    name: 'Gulf Cars',
    legalName: 'Gulf Cars LLC',
    bankHolder: 'Gulf Cars LLC',
    bankRouting: '063100277',
    bankAccount: '8800112233',
    takesCash: false,
    cardFee: 0,
    donation: 0,
    helpsUkraine: false,
    answerHours: 8,
    callerHoldHours: 24,
    jobs: 'always' as const,
    hasCommunity: true,
    phoneCountry: 'US' as const,
    showsMaker: true,
  })
  expect(saved.body).toEqual({ status: 1 })
  const begun = (await staff.read(companyOpening, {})).body.steps ?? []
  expect(begun.find(({ step }) => step === 'cars')).toEqual({
    step: 'cars',
    isDone: false,
    text: 'A car: add one under Cars, or take in your list there. The command npm run import reads it too.',
  })
  const imported = await importFleet(database, Buffer.from(fleet))
  expect(imported).toMatchObject({ added: 1, bad: [] })
  expect((await staff.read(staffToday, {})).body.notSet).toEqual([
    'The company is not open for booking yet.',
    'Cards are off: no Stripe key.',
    'Cash is off.',
    'Your own collision cover is off: it has no price.',
    'Backups are off: BACKUP_DIR is not set, so what is on this disk is nowhere else.',
  ])

  const visitor = server.as()
  const ana = await buildUser(server)
  const renter = server.as(ana.token)
  const before = (await visitor.read(cars, { area, ...trip })).body.cars?.[0]?.id ?? ''
  expect((await visitor.read(home, {})).body.areas).toEqual([])
  const early = await renter.send(submitBooking, { car: before, ...trip })
  expect(early).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('not open for booking yet') },
  })
  const { steps = [], textsVersion = '' } = (await staff.read(companyOpening, {})).body
  expect(steps.map(({ step, isDone }) => [step, isDone])).toEqual([
    ['name', true],
    ['areas', true],
    ['cars', true],
    ['ways', true],
    ['mail', true],
    ['texts', false],
  ])
  expect((await staff.send(staffOpenCompany, { open: true })).http).toBe(409)
  const contract = (await staff.read(staffText, { text: 'contract' })).body.version ?? ''
  expect(await staff.send(staffPutTextLive, { text: 'contract', version: contract })).toMatchObject(
    {
      http: 409,
      body: { message: expect.stringContaining('the first contract') },
    },
  )
  expect((await staff.send(staffReadTexts, { version: textsVersion })).body).toEqual({ status: 1 })
  expect((await staff.send(staffOpenCompany, { open: true })).body).toEqual({ status: 1 })
  expect((await visitor.read(home, {})).body).toMatchObject({
    areas: [{ name: 'Tampa Bay', cars: 1 }],
    extras: [],
    testPayments: false,
  })
  const [car] = (await visitor.read(cars, { area, ...trip })).body.cars ?? []
  expect(car).toMatchObject({ make: 'Toyota', available: true })
  const offer = (await visitor.read(booking, { car: car?.id ?? '', ...trip })).body
  expect(offer.insurancePlans?.map(({ id }) => id)).toEqual(['own'])
  expect(offer.calculatorData?.lines.map(({ code }) => code)).toEqual([
    'months',
    'weeks',
    'days',
    'priceModifier',
    'deposit',
  ])

  const order = await holdCar(server, ana, car?.id ?? '')
  const { paymentMethods = [] } = (await renter.read(paymentGateways, { order })).body
  expect(paymentMethods.map(({ id }) => id)).toEqual(['bankTransfer'])
  expect(paymentMethods[0]?.instructions).toContain('Gulf Cars LLC, routing number 063 100 277')
  const sent = { order, paymentMethod: 'bankTransfer', confirmationNumber: 'T-778' }
  expect((await renter.send(submitPaymentRefund, sent)).body).toMatchObject({ status: 1 })

  const [waiting] = (await staff.read(staffPayments, {})).body.payments ?? []
  const payment = await staff.send(staffDecidePayment, {
    payment: waiting?.paymentId ?? '',
    version: waiting?.version ?? '',
    decision: 'confirm',
  })
  expect(payment.body).toMatchObject({ status: 1 })
  await verifyPapers(server, ana)
  const decided = { order, decision: 'confirm' }
  const confirmed = await decideAsSeen(server, staff, staffDecideBooking, decided as never)
  expect(confirmed.body).toMatchObject({ status: 1 })
  // $1,502.00 of rent and a deposit of $700.00, no tax, fee or gift.
  expect(await ledgerOf(server, order)).toEqual({ bank: 220_200, rent: -150_200, deposit: -70_000 })
})
