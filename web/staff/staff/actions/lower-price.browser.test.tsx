import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { booking, openOrder as open, order } from '#testing/screens/made-order.ts'
import { phone, settled } from '#testing/screens/open-screen.tsx'
import { orderMessages } from '../order/order-messages.ts'
import { actionsMessages } from './actions-messages.ts'
import { lowerPriceMessages } from './lower-price-messages.ts'

const words = lowerPriceMessages.en
const { lower: name } = actionsMessages.en
const held = order({
  booking: { ...booking, state: 'held', rentalStatus: undefined, paid: false },
})

const openForm = async () => {
  await page.getByRole('button', { name: orderMessages.en.actions }).click()
  await page.getByRole('menuitem', { name }).click()
  return page.getByRole('dialog', { name })
}

test('a price is lowered after its lines and new total were read, with a reason', async () => {
  const sent = await open(held)
  const dialog = await openForm()
  await expect.element(dialog.getByText(words.most('$315.00'))).toBeVisible()
  await dialog.getByLabelText(words.off).fill('40')
  await expect.element(dialog.getByText(words.was('$815.00'))).toBeVisible()
  await expect.element(dialog.getByText(words.given('$27.50'))).toBeVisible()
  const press = dialog.getByRole('button', { name: words.lowerTo('$775.00') })
  await press.click()
  // The reason is needed.
  await expect.element(dialog.getByLabelText(words.reason)).toHaveFocus()
  expect(sent).toEqual([])
  await dialog.getByLabelText(words.reason).fill('You waited.')
  await expect.element(dialog.getByText('Discount: You waited.')).toBeVisible()
  await press.click()
  await expect
    .poll(() => sent)
    .toMatchObject([{ order: 'o1', version: 'l1', off: '40', reason: 'You waited.' }])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('0 takes it back without a reason; on a phone nothing is wider than the screen', async () => {
  const sent = await open(held, phone)
  const dialog = await openForm()
  await dialog.getByLabelText(words.off).fill('0')
  await settled()
  expect(document.body.scrollWidth).toBeLessThanOrEqual(390)
  await dialog.getByRole('button', { name: words.lowerTo('$815.00') }).click()
  await expect.poll(() => sent).toMatchObject([{ order: 'o1', version: 'l1', off: '0' }])
})

test('of a paid order it is not in the menu', async () => {
  await open(order())
  await page.getByRole('button', { name: orderMessages.en.actions }).click()
  await expect
    .element(page.getByRole('menuitem', { name: actionsMessages.en.cancel }))
    .toBeVisible()
  await expect.element(page.getByRole('menuitem', { name })).not.toBeInTheDocument()
})
