import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, settled } from '#testing/screens/open-screen.tsx'
import { deskMessages } from './desk/desk-messages.ts'
import { staffMessages } from './messages.ts'

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
const panel = page.getByRole('dialog')

/** A server that knows all, and lists what is asked for. */
function server() {
  let pending = waiting
  return {
    userInfo,
    staffBookings: ({ filter, find }: Record<string, string>) => {
      if (find) return { bookings: bookings.filter(({ orderId }) => orderId === find) }
      return { bookings: filter === 'all' ? bookings : pending }
    },
    staffDecideBooking: ({ order }: Record<string, string>) => {
      pending = pending.filter(({ orderId }) => orderId !== order)
      return {}
    },
  }
}

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

test('a link opens a booking that the filter does not list', async () => {
  await openScreen('/staff?view=bookings&open=o3', server(), options)
  await expect.element(panel.getByRole('heading', { name: /Rey Mora/ })).toBeVisible()
  await panel.getByRole('button', { name: uiMessages.en.close }).click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(window.location.search).toBe('?view=bookings')
  await expect.element(row('Rey Mora')).not.toBeInTheDocument()
  await expect.element(row('Luz Prado')).toBeVisible()
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

test('what is decided goes from the list, its panel closes, and the focus stays in the list', async () => {
  await openScreen('/staff?view=bookings', server(), options)
  await settled()
  await row('Luz Prado').click()
  await panel.getByRole('button', { name: words.confirm, exact: true }).click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(row('Luz Prado')).not.toBeInTheDocument()
  expect(window.location.search).toBe('?view=bookings')
  const list = page.getByRole('grid', { name: words.bookings })
  await expect.poll(() => list.element().contains(document.activeElement)).toBe(true)
})
