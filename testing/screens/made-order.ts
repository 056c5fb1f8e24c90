import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { made } from './made-answer.ts'
import { desk, openScreen } from './open-screen.tsx'

const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })

export const booking = {
  orderId: 'o1',
  number: 48_197,
  kind: 'start',
  car: 'Toyota Camry 2019',
  area: 'Bay Area',
  renter: 'Mei Tanaka',
  email: 'mei@example.com',
  phone: '+14155550142',
  plate: 'TRAMO204',
  drivers: [
    {
      driverId: 'd1',
      name: 'Mei Tanaka',
      birthDate: '1992-05-04',
      license: { verification: 'submitted', expirationDate: '2029-04-18' },
      insurance: { verification: 'verified', expirationDate: '2029-04-18' },
    },
  ],
  missing: [{ code: 'license', driver: 'd1', why: 'submitted' }],
  dates: { start: '2026-11-23T10:00', end: '2026-11-30T17:00' },
  state: 'booked',
  rentalStatus: 85,
  confirmation: 'pending',
  paid: true,
  total: 815,
  createdAt: '2026-11-22T10:00:00Z',
  version: 'v1',
  own: false,
  userId: 'u1',
  possibleMatch: true,
} as const

/** An order’s page as the server answers it. */
export const order = (more: object = {}) =>
  made('staffOrder', {
    booking,
    zone: 'America/Los_Angeles',
    beforeKeys: true,
    drivers: [{ driverId: 'd1', age: 34 }],
    contract: { version: 2, madeAt: '2026-11-22T21:00:00Z' },
    messages: [],
    history: [
      { id: '1', at: '2026-11-22T21:38:00Z', title: 'Booked', actor: 'staff', by: 'Kim Vu' },
    ],
    ...more,
  })

export const money = {
  calculatorData: { lines: [], total: 815 },
  payments: [
    {
      paymentId: 'p1',
      number: 48_197,
      way: 'Visa ending in 4242',
      amount: 839.45,
      fee: 24.45,
      state: 'paid',
      at: '2026-11-22T21:41:00Z',
      confirmationNumber: 'QK4T7N',
    },
  ],
  rental: { charges: [], deposit: { held: 500, state: 'held' }, refunds: [] },
}

const staffKeysForm = made('staffKeysForm', {
  rentalStatus: 86,
  car: { plate: 'TRAMO204', electric: false, odometer: 48_210 },
  version: 'k1',
  own: false,
})

const person = {
  id: 'u1',
  name: 'Mei Tanaka',
  phone: '+14155550142',
  version: 'p1',
  matches: [
    {
      block: 'b1',
      account: { id: 'u2', name: 'Dan Ruiz' },
      kinds: ['phone'],
      reason: 'Owes $612.40',
    },
  ],
} as const
const staffPeople = made('staffPeople', { people: [person], total: 1 })

const staffDatesQuote = made('staffDatesQuote', {
  kind: 'booking',
  wasStart: booking.dates.start,
  wasEnd: booking.dates.end,
  ...booking.dates,
  version: 'v1',
  own: false,
})

const line = { quantity: 1, unit: 'once', rule: 'A rule.', refundable: false } as const
const loweredLines = (off: number) => [
  { ...line, code: 'weeks', label: '1 week', unitPrice: 315, amount: 315 },
  ...(off > 0
    ? [{ ...line, code: 'discount', label: 'Discount', unitPrice: -off, amount: -off }]
    : []),
  { ...line, code: 'deposit', label: 'Refundable deposit', unitPrice: 500, amount: 500 },
]

/** Opens the page of that order. @returns what is sent */
export async function openOrder(answer: ReturnType<typeof order>, size: typeof desk = desk) {
  const sent: Record<string, string>[] = []
  const staffDecideBooking = (fields: Record<string, string>) => {
    sent.push(fields)
    return {}
  }
  const staffGoodwillQuote = ({ amount }: Record<string, string>) => ({
    most: 315,
    version: 'v7',
    own: false,
    total: amount ? Number(amount) * 1.03 : 0,
    ways: amount
      ? [{ name: 'Visa ending in 4242', amount: Number(amount) * 1.03, byHand: false }]
      : [],
  })
  const staffLowerPriceQuote = ({ off = '0' }: Record<string, string>) =>
    made('staffLowerPriceQuote', {
      quote: { lines: loweredLines(Number(off)), total: 815 - Number(off), donation: 27.5 },
      was: 815,
      most: 315,
      limit: 100,
      version: 'l1',
      own: false,
    })
  const staffLowerPrice = (fields: Record<string, string>) => {
    sent.push(fields)
    return { total: 775 }
  }
  const staffKeys = (fields: Record<string, string>) => {
    sent.push(fields)
    return {}
  }
  const staffDecidePerson = (fields: Record<string, string>) => {
    sent.push(fields)
    return made('staffDecidePerson')
  }
  const staffGoodwill = (fields: Record<string, string>) => {
    sent.push(fields)
    return { isAsked: false }
  }
  await openScreen(
    '/staff?view=bookings&open=o1',
    {
      userInfo,
      staffOrder: answer,
      staffDecideBooking,
      staffDecidePerson,
      staffPeople,
      staffDatesQuote,
      staffGoodwillQuote,
      staffGoodwill,
      staffLowerPriceQuote,
      staffLowerPrice,
      staffKeysForm,
      staffKeys,
    },
    { signedIn: true, otherwiseLeast: true, size },
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mei Tanaka' })).toBeVisible()
  return sent
}
