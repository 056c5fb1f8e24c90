import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { booking, money, openOrder as open, order } from '#testing/screens/made-order.ts'
import { phone, settled } from '#testing/screens/open-screen.tsx'
import { actionsMessages } from '../actions/actions-messages.ts'
import { goodwillMessages } from '../actions/goodwill-messages.ts'
import { keysMessages } from '../actions/keys-messages.ts'
import { staffMessages } from '../messages.ts'
import { orderMessages } from './order-messages.ts'

const words = orderMessages.en
const atDesk = keysMessages.en
const goodwill = goodwillMessages.en

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

test('M opens other dates and R money back, each with what it comes to', async () => {
  await open(order({ money }))
  await userEvent.keyboard('m')
  const dates = page.getByRole('dialog', { name: actionsMessages.en.dates })
  await expect.element(dates.getByText(/Days cost what they did when it was booked/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dates).not.toBeInTheDocument()
  await userEvent.keyboard('r')
  await expect
    .element(page.getByRole('dialog', { name: actionsMessages.en.goodwill }))
    .toBeVisible()
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
