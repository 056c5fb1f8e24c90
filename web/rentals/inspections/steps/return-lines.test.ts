import { expect, test } from 'vitest'
import type { OpenRental } from '#domain/fleet/pricing/while-out/open-rental.ts'
import { lastLookMessages } from './last-look-messages.ts'
import { returnLines } from './return-lines.ts'
import { taxesOf } from '#domain/fleet/pricing/taxes/order-taxes.ts'

const open = {
  startOdometer: 48_210,
  odometer: 48_890,
  start: '2026-12-02T10:00',
  end: '2027-01-06T10:00',
  includedMilesPerDay: 0,
  mileCents: 20,
  coefficient: 1,
  taxes: [],
  dayCents: 3_400,
  rentalDays: 35,
  fuel: { kind: 'gas', start: 8, tankGallons: 13, gasPriceCents: 480 },
  appointment: 0,
  stretches: [],
  deposit: 50_000,
  owed: 0,
  credit: 0,
} as unknown as OpenRental

const electric = { kind: 'charge', start: 90, batteryKwh: 60, kwhPriceCents: 40 } as const

const onTime = '2027-01-06T09:52'
const full = { odometer: 49_060, level: 8 }
const deposit = 'Deposit you paid: 50000'
const miles = '850 miles at 20¢, 48,210 to 49,060 mi: -17000'
const time = 'Time, 09:52, due 10:00: 0'
const gas = 'Gas, 8/8, as at pickup: 0'

test.each([
  ['on time with a full tank', {}, full, onTime, [deposit, miles, time, gas], 33_000],
  [
    'short of gas',
    {},
    { ...full, level: 6 },
    onTime,
    [deposit, miles, time, 'Gas, 6/8, at pickup 8/8: -1560'],
    31_440,
  ],
  [
    'a day late',
    {},
    full,
    '2027-01-07T16:00',
    [deposit, miles, '1 late day, 16:00, due Wed 6 Jan 2027, 10:00: -3400', gas],
    29_600,
  ],
  [
    'with included miles and tax',
    { includedMilesPerDay: 10, taxes: taxesOf({ taxRate: 0.1 }) },
    full,
    onTime,
    [
      deposit,
      '500 miles at 20¢, 48,210 to 49,060 mi, 350 included: -10000',
      time,
      gas,
      'Tax: -1000',
    ],
    39_000,
  ],
  [
    'an electric car',
    { fuel: electric },
    { ...full, level: 60 },
    onTime,
    [deposit, miles, time, 'Charge, 60%, at pickup 90%: -480'],
    32_520,
  ],
  [
    'with a toll, an evening appointment and credit',
    { owed: 500, appointment: 1_500, credit: 2_000 },
    full,
    onTime,
    [
      deposit,
      miles,
      time,
      gas,
      'Evening appointment: -1500',
      'On your bill already: -500',
      'Credit you earned: 2000',
    ],
    33_000,
  ],
] as const)('%s', (_, more, readings, now, said, back) => {
  const found = returnLines(
    { ...open, ...more },
    readings,
    { now, lang: 'en' },
    lastLookMessages.en,
  )
  expect(
    found.lines.map(({ label, text, cents }) => `${text ? `${label}, ${text}` : label}: ${cents}`),
  ).toEqual(said)
  expect(found.back).toBe(back)
  // What is read adds up.
  expect(found.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(back)
})

test('what the deposit does not cover is owed, and Spanish says it too', () => {
  const at = { now: onTime, lang: 'es' } as const
  const far = returnLines(open, { odometer: 52_210, level: 8 }, at, lastLookMessages.es)
  expect(far).toMatchObject({ back: 0, beyond: 30_000 })
  expect(far.lines[1]).toEqual({
    label: '4,000 millas a 20¢',
    text: 'de 48,210 a 52,210 mi',
    cents: -80_000,
  })
})
