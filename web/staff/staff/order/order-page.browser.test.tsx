import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, phone, settled } from '#testing/screens/open-screen.tsx'
import { actionsMessages } from '../actions/actions-messages.ts'
import { goodwillMessages } from '../actions/goodwill-messages.ts'
import { keysMessages } from '../actions/keys-messages.ts'
import { missingMessages } from '../keys/missing-messages.ts'
import { staffMessages } from '../messages.ts'
import { orderMessages } from './order-messages.ts'

const words = orderMessages.en
const atDesk = keysMessages.en
const goodwill = goodwillMessages.en
const papers = missingMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })

const booking = {
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

const order = (more: object = {}) =>
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

const money = {
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

async function open(answer: ReturnType<typeof order>, size: typeof desk = desk) {
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
  const staffKeys = (fields: Record<string, string>) => {
    sent.push(fields)
    return {}
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
      staffGoodwillQuote,
      staffGoodwill,
      staffKeysForm,
      staffKeys,
    },
    { signedIn: true, otherwiseLeast: true, size },
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mei Tanaka' })).toBeVisible()
  return sent
}

test('the page says who, what is missing before the keys, how old its drivers are, and who did what', async () => {
  await open(order())
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(page.getByText(words.gaps(2))).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'License, Mei Tanaka' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: words.contract, exact: true })).toBeVisible()
  await expect.element(page.getByText(words.driverAge('Mei Tanaka', 34))).toBeVisible()
  await expect.element(page.getByText(words.matchText)).toBeVisible()
  await expect.element(page.getByText('Kim Vu')).toBeVisible()
  // Without the right of money there is none of it.
  await expect.element(page.getByRole('heading', { name: words.payments })).not.toBeInTheDocument()
})

test('a booking is confirmed after what is missing was read, once', async () => {
  const sent = await open(order())
  await page.getByRole('button', { name: staffMessages.en.confirm, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.decide })
  await dialog.getByRole('button', { name: staffMessages.en.confirm, exact: true }).click()
  const asked = page.getByRole('alertdialog')
  await expect.element(asked).toHaveTextContent(staffMessages.en.possibleMatch)
  await expect.element(asked).toHaveTextContent(papers.gaps.submitted)
  expect(sent).toEqual([])
  await asked.getByRole('button', { name: papers.confirmAnyway }).click()
  await expect.poll(() => sent).toMatchObject([{ order: 'o1', version: 'v1', decision: 'confirm' }])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('one menu has what can be done, to cancel last; each opens a form of its own', async () => {
  await open(order())
  await page.getByRole('button', { name: words.actions }).click()
  const items = page.getByRole('menuitem')
  await expect.element(items.first()).toHaveTextContent(actionsMessages.en.keys)
  await expect.element(items.last()).toHaveTextContent(actionsMessages.en.cancel)
  await page.getByRole('menuitem', { name: actionsMessages.en.changes }).click()
  const dialog = page.getByRole('dialog', { name: actionsMessages.en.changes })
  await expect.element(dialog.getByLabelText(actionsMessages.en.what)).toBeVisible()
})

test('money is given back after its way and sum were read, with a reason', async () => {
  const sent = await open(order({ money }))
  await expect.element(page.getByText('Visa ending in 4242')).toBeVisible()
  await page.getByRole('button', { name: words.actions }).click()
  await page.getByRole('menuitem', { name: actionsMessages.en.goodwill }).click()
  const dialog = page.getByRole('dialog', { name: actionsMessages.en.goodwill })
  await expect.element(dialog.getByText(goodwill.most('$315.00'))).toBeVisible()
  await dialog.getByLabelText(goodwill.amount).fill('50')
  await expect.element(dialog.getByText(goodwill.to('Visa ending in 4242'))).toBeVisible()
  const give = dialog.getByRole('button', { name: goodwill.giveBack('$51.50') })
  await give.click()
  // The reason is needed.
  await expect.element(dialog.getByLabelText(goodwill.reason)).toHaveFocus()
  expect(sent).toEqual([])
  await dialog.getByLabelText(goodwill.reason).fill('The radio did not work.')
  await give.click()
  await expect
    .poll(() => sent)
    .toMatchObject([
      { order: 'o1', version: 'v7', amount: '50', reason: 'The radio did not work.' },
    ])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('keys at the desk are written down with what the car shows, and why', async () => {
  const sent = await open(order())
  await page.getByRole('button', { name: words.actions }).click()
  await page.getByRole('menuitem', { name: actionsMessages.en.keys }).click()
  const dialog = page.getByRole('dialog', { name: actionsMessages.en.keys })
  await expect.element(dialog.getByText(atDesk.last('48,210 mi'))).toBeVisible()
  await dialog.getByLabelText(atDesk.odometer).fill('48215')
  await dialog.getByRole('button', { name: atDesk.give }).click()
  await expect.element(dialog.getByLabelText(atDesk.gas)).toHaveFocus()
  await dialog.getByLabelText(atDesk.gas).fill('7')
  await dialog.getByLabelText(atDesk.reason).fill('Their phone is broken.')
  await dialog.getByRole('button', { name: atDesk.give }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([
      { order: 'o1', version: 'k1', rentalStatus: '86', odometer: '48215', gas: '7' },
    ])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('one’s own order has nothing to do; on a phone nothing is wider than the screen, and Back leads to the list', async () => {
  await open(order({ booking: { ...booking, own: true } }), phone)
  await settled()
  expect(document.body.scrollWidth).toBeLessThanOrEqual(390)
  await expect.element(page.getByRole('button', { name: words.actions })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: staffMessages.en.confirm, exact: true }))
    .not.toBeInTheDocument()
  await page.getByRole('button', { name: words.back }).click()
  await expect.poll(() => window.location.search).toBe('?view=bookings')
})
