import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failed } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, settled } from '#testing/screens/open-screen.tsx'
import { callerMessages } from './caller-messages.ts'

const words = callerMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['desk'] } })
const options = { signedIn: true, otherwiseLeast: true, size: desk }

const staffSearch = made('staffSearch', {
  people: [
    {
      id: 'mei',
      name: 'Mei Tanaka',
      email: 'mei@example.com',
      completedRentals: 4,
      isBlocked: false,
      isStaff: false,
    },
  ],
})

const staffOrder = made('staffOrder', {
  booking: {
    renter: 'Mei Tanaka',
    dates: { start: '2026-11-23T10:00', end: '2026-11-30T10:00' },
    version: 'v1',
  },
})

const line = (code: string, label: string, amount: number) => ({ code, label, amount })
const car = (id: string) => ({
  id,
  make: 'Toyota',
  model: id,
  year: 2020,
  photos: [],
  subtypeId: 'sedan',
})
const mei = {
  id: 'mei',
  name: 'Mei Tanaka',
  email: 'mei@example.com',
  language: 'es' as const,
  completedRentals: 4,
  missing: [] as string[],
}

const answerWith = (more: object = {}) =>
  made('staffQuote', {
    areas: [{ id: '1', name: 'Bay Area' }],
    area: '1',
    subtypes: [{ id: 'sedan', name: 'Sedan', free: 2 }],
    cars: [
      { car: car('Sienna'), plate: 'TRAMO263', price: 837 },
      { car: car('Odyssey'), plate: 'TRAMO267', price: 957 },
    ],
    free: 2,
    extras: [{ id: 'seat', name: 'Child seat', description: '', price: 30 }],
    car: 'Sienna',
    quote: { lines: [line('weeks', '3 weeks', 837)], dueNow: 1337 },
    heldUntil: { wall: '2026-11-23T18:00', at: '2026-11-24T02:00:00.000Z' },
    pays: ['link', 'cash', 'transfer'],
    cardFee: 40.11,
    ...more,
  })

beforeEach(() => localStorage.clear())

/** Opens the drawer by its key and chooses the person who is found. */
async function callFrom(answers: Parameters<typeof openScreen>[1]) {
  const screen = await openScreen(
    '/staff?view=audit',
    { userInfo, staffSearch, staffOrder, ...answers },
    options,
  )
  await settled()
  await userEvent.keyboard('n')
  const field = page.getByRole('textbox', { name: words.whoHint })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('415 555 0142')
  await expect.element(page.getByText(words.found(1))).toBeVisible()
  await userEvent.keyboard('{Enter}')
  return screen
}

test('a key, a phone and Enter find the caller; one press sends the link for what was read out', async () => {
  const { asked } = await callFrom({
    staffQuote: answerWith({ person: mei }),
    staffCreateBooking: made('staffCreateBooking', { orderId: 'order-1', email: mei.email }),
  })
  await expect.element(page.getByText(words.papersFine)).toBeVisible()
  await page.getByRole('button', { name: 'Child seat, $30.00' }).click()
  await page.getByRole('button', { name: words.lengths[21] }).click()
  await page.getByRole('button', { name: words.send.link('Mei') }).click()
  await expect.element(page.getByText(words.done.link(mei.email))).toBeVisible()
  await expect.poll(() => window.location.search).toBe('?view=bookings&open=order-1')
  const sent = asked.find(({ name }) => name === 'staffCreateBooking')?.fields
  expect(sent).toMatchObject({
    person: 'mei',
    car: 'Sienna',
    options: 'seat',
    pays: 'link',
    total: '1337',
  })
})

test('cash is taken with a press that says the sum', async () => {
  const { asked } = await callFrom({
    staffQuote: answerWith({ person: mei }),
    staffCreateBooking: made('staffCreateBooking', {
      orderId: 'order-1',
      receipt: { confirmationNumber: 'R-77', amount: 1337 },
    }),
  })
  await page.getByRole('radio', { name: words.ways.cash }).click()
  await page.getByRole('button', { name: words.send.cash('$1,337.00') }).click()
  await expect.element(page.getByText(words.done.cash('R-77'))).toBeVisible()
  expect(asked.find(({ name }) => name === 'staffCreateBooking')?.fields).toMatchObject({
    pays: 'cash',
  })
})

test('without papers money waits and says for what; a blocked person is not booked for', async () => {
  await callFrom({
    staffQuote: answerWith({
      person: { ...mei, missing: ['License is missing'], refused: 'Blocked: smoked.' },
    }),
  })
  await expect.element(page.getByRole('radio', { name: words.ways.cash })).toBeDisabled()
  await expect.element(page.getByText(`${words.waitsFor} License is missing`)).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Blocked: smoked.')
  await expect
    .element(page.getByRole('button', { name: words.send.link('Mei') }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('a car that was just taken keeps what was typed and offers the next cheapest', async () => {
  let isTaken = false
  await callFrom({
    staffQuote: () =>
      isTaken
        ? answerWith({
            person: mei,
            car: 'Odyssey',
            message: 'This car was just taken.',
            cars: [{ car: car('Odyssey'), plate: 'TRAMO267', price: 957 }],
            quote: { lines: [line('weeks', '3 weeks', 957)], dueNow: 1457 },
          })
        : answerWith({ person: mei }),
    staffCreateBooking: () => {
      isTaken = true
      return failed(409, 'This car was just taken. Please choose another one.')
    },
  })
  await page.getByLabelText(words.note).fill('Comes by bus')
  await page.getByRole('radio', { name: /Sienna/ }).click()
  await page.getByRole('button', { name: words.send.link('Mei') }).click()
  await expect.element(page.getByRole('radio', { name: /Odyssey/ })).toBeChecked()
  await expect.element(page.getByText('This car was just taken.', { exact: true })).toBeVisible()
  await expect.element(page.getByLabelText(words.note)).toHaveValue('Comes by bus')
  await expect.element(page.getByText('Mei Tanaka')).toBeVisible()
})

test('somebody new is typed in with what was looked for, and a refusal stands at its field', async () => {
  const { asked } = await openScreen(
    '/staff?view=audit&new=booking',
    {
      userInfo,
      staffSearch: made('staffSearch', {}),
      staffQuote: answerWith(),
      staffCreateBooking: () =>
        Response.json(
          { status: 0, message: 'Please check', errors: { phone: 'Invalid Phone Number' } },
          { status: 400 },
        ),
    },
    options,
  )
  await settled()
  await page.getByRole('textbox', { name: words.whoHint }).fill('305 55')
  await page.getByRole('button', { name: words.newPerson }).click()
  const phone = page.getByRole('textbox', { name: words.phone })
  await expect.element(phone).toHaveValue('305 55')
  await page.getByRole('textbox', { name: words.firstName }).fill('Yolanda')
  await page.getByRole('button', { name: words.send.link('Yolanda') }).click()
  await expect.element(page.getByText('Invalid Phone Number')).toBeVisible()
  expect(asked.find(({ name }) => name === 'staffCreateBooking')?.fields).toMatchObject({
    firstName: 'Yolanda',
    phone: '305 55',
  })
})

test('the quote is mailed as it was read out, and nothing is booked', async () => {
  const { asked } = await callFrom({
    staffQuote: answerWith({ person: mei }),
    staffSendQuote: made('staffSendQuote', {
      email: mei.email,
      validUntil: '2026-11-30T18:00:00.000Z',
    }),
  })
  await page.getByRole('button', { name: words.mailQuote }).click()
  await expect.element(page.getByText(/^The quote went to mei@example\.com/)).toBeVisible()
  expect(asked.find(({ name }) => name === 'staffSendQuote')?.fields).toMatchObject({
    person: 'mei',
    car: 'Sienna',
    total: '1337',
  })
  expect(asked.some(({ name }) => name === 'staffCreateBooking')).toBe(false)
})

test('a car and its free days that were looked for elsewhere stand in the call', async () => {
  const { asked } = await openScreen(
    '/staff?view=audit&new=booking&car=Sienna&start=2099-11-24T10:00&end=2099-12-01T10:00',
    { userInfo, staffQuote: answerWith() },
    options,
  )
  await settled()
  expect(asked.find(({ name }) => name === 'staffQuote')?.fields).toMatchObject({
    car: 'Sienna',
    start: '2099-11-24T10:00',
    end: '2099-12-01T10:00',
  })
})
