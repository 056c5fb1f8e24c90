import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failed } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, settled } from '#testing/screens/open-screen.tsx'
import { menuMessages } from '../menu-messages.ts'
import { searchMessages } from './search-messages.ts'

const words = searchMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })

const staffSearch = made('staffSearch', {
  people: [
    {
      id: 'mei',
      name: 'Mei Tanaka',
      email: 'mei.tanaka@example.com',
      phone: '+14155550142',
      completedRentals: 4,
      isBlocked: true,
      isStaff: false,
    },
  ],
  bookings: [
    {
      orderId: 'order-1',
      number: 48_197,
      renter: 'Mei Tanaka',
      car: 'Toyota Camry 2019',
      plate: 'TRAMO204',
      dates: { start: '2026-11-23T10:00', end: '2026-11-30T10:00' },
      state: 'booked',
      confirmation: 'pending',
      isOut: false,
    },
  ],
  cars: [],
  help: [],
  payments: [],
})

const staffOrder = made('staffOrder', {
  booking: {
    renter: 'Mei Tanaka',
    dates: { start: '2026-11-23T10:00', end: '2026-11-30T10:00' },
    version: 'v1',
  },
})

test('a key opens the search, what is typed is asked once it rests, arrows choose and Enter opens', async () => {
  const { asked } = await openScreen(
    '/staff?view=audit',
    { userInfo, staffSearch, staffOrder },
    { signedIn: true, otherwiseLeast: true, size: desk },
  )
  await settled()
  await userEvent.keyboard('/')
  const palette = page.getByRole('dialog', { name: words.title })
  const field = palette.getByRole('searchbox', { name: words.open })
  await expect.element(field).toHaveFocus()
  await expect.element(palette.getByText(words.hint)).toBeVisible()
  await userEvent.keyboard('415 555')
  await expect.element(palette.getByText(words.found(2))).toBeVisible()
  expect(
    asked.filter(({ name }) => name === 'staffSearch').map(({ fields }) => fields?.text),
  ).toEqual(['415 555'])
  const person = palette.getByRole('option', { name: 'Mei Tanaka' }).first()
  await expect.element(person.getByText(words.blocked)).toBeVisible()
  await expect
    .element(person.getByText(/\(415\) 555-0142 · mei\.tanaka@example\.com · 4 rentals/))
    .toBeVisible()
  expect(person.element().querySelector('mark')?.textContent).toBe('415) 555')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(palette).not.toBeInTheDocument()
  await expect.poll(() => window.location.search).toBe('?view=bookings&open=order-1')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toBeVisible()
  // What is a key elsewhere is a letter in a field.
  await userEvent.keyboard('?/')
  await expect.element(field).toHaveValue('?/')
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(palette).not.toBeInTheDocument()
  await userEvent.keyboard('?')
  const { shortcuts } = menuMessages.en
  await expect.element(page.getByRole('dialog', { name: shortcuts.title })).toBeVisible()
})

test('a search that fails says so and is asked again, with what was typed', async () => {
  let isAway = true
  await openScreen(
    '/staff?view=audit',
    {
      userInfo,
      staffSearch: () => (isAway ? failed(500, 'No') : staffSearch),
    },
    { signedIn: true, otherwiseLeast: true, size: desk },
  )
  await settled()
  await userEvent.keyboard('/')
  const palette = page.getByRole('dialog', { name: words.title })
  await expect.element(palette.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('mei')
  const again = palette.getByRole('button', { name: 'Refresh' })
  await expect.element(again).toBeVisible()
  isAway = false
  await again.click()
  await expect.element(palette.getByText(words.found(2))).toBeVisible()
  await expect.element(palette.getByRole('searchbox')).toHaveValue('mei')
})
