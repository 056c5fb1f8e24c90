import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, settled } from '#testing/screens/open-screen.tsx'
import { deskMessages } from './desk/desk-messages.ts'
import { staffMessages } from './messages.ts'
import { orderMessages } from './order/order-messages.ts'

const words = staffMessages.en
const rows = deskMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })
const options = { signedIn: true, otherwiseLeast: true, size: desk } as const

const one = (orderId: string, renter: string): StaffBooking => ({
  orderId,
  number: 58_271,
  kind: 'start',
  car: 'Toyota Camry 2022',
  area: 'Bay Area',
  renter,
  email: 'ana@example.com',
  plate: '8ABC123',
  drivers: [],
  missing: [],
  dates: { start: '2026-11-24T10:00', end: '2027-01-12T10:00' },
  state: 'booked',
  rentalStatus: 85,
  confirmation: 'pending',
  paid: true,
  total: 1502,
  createdAt: '2026-11-20T10:00:00Z',
  version: 'v1',
  own: false,
  userId: 'u1',
  possibleMatch: false,
})

const bookings: StaffBooking[] = [
  {
    ...one('o1', 'Ana Núñez'),
    paid: false,
    missing: [
      { code: 'license', driver: 'd1', why: 'missing' },
      { code: 'license', driver: 'd2', why: 'missing' },
      { code: 'insurance', driver: 'd1', why: 'missing' },
      { code: 'age', driver: 'd2' },
      { code: 'deposit' },
      { code: 'money' },
    ],
  },
  one('o2', 'Luz Prado'),
  { ...one('o3', 'Rey Mora'), confirmation: 'confirmed', rentalStatus: 86 },
]
const waiting = bookings.filter(({ confirmation }) => confirmation === 'pending')
const row = (name: string) => page.getByRole('row', { name })

/** A server that lists what is asked for. */
const server = () => ({
  userInfo,
  staffBookings: ({ filter }: Record<string, string>) => ({
    bookings: filter === 'all' ? bookings : waiting,
  }),
  staffOrder: ({ order }: Record<string, string>) =>
    made('staffOrder', { booking: bookings.find(({ orderId }) => orderId === order) ?? {} }),
})

test('a row names two of what is missing, each once, and counts the others', async () => {
  await openScreen('/staff?view=bookings', server(), options)
  const ana = row('Ana Núñez')
  for (const said of [
    rows.bookings.states.pending ?? '',
    words.notPaid,
    rows.bookings.missing.license,
    rows.bookings.missing.insurance,
    '+2',
  ])
    await expect.element(ana.getByText(said, { exact: true })).toBeVisible()
  await expect.element(ana).toHaveTextContent(rows.moreMissing(2))
  await expect.element(row('Luz Prado').getByText(words.paid, { exact: true })).toBeVisible()
})

test('a press on a row opens the page of its order, and Back leads to the list again', async () => {
  await openScreen('/staff?view=bookings', server(), options)
  await settled()
  await row('Luz Prado').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Luz Prado' })).toHaveFocus()
  expect(window.location.search).toBe('?view=bookings&open=o2')
  await page.getByRole('button', { name: orderMessages.en.back }).click()
  await expect.element(row('Luz Prado')).toBeVisible()
  expect(window.location.search).toBe('?view=bookings')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('the filter stands in the address, and Back takes it away again', async () => {
  await openScreen('/staff?view=bookings', server(), options)
  await page.getByLabelText(words.bookings).first().selectOptions('all')
  await expect.element(row('Rey Mora')).toBeVisible()
  expect(window.location.search).toBe('?view=bookings&filter=all')
  window.history.back()
  await expect.element(row('Rey Mora')).not.toBeInTheDocument()
  expect(window.location.search).toBe('?view=bookings')
})
