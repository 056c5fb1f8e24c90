import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openOrder as open, order } from '#testing/screens/made-order.ts'
import { missingMessages } from '../keys/missing-messages.ts'
import { staffMessages } from '../messages.ts'
import { confirmMessages } from './confirm-messages.ts'

const confirming = confirmMessages.en
const papers = missingMessages.en

test('a booking that lacks something is confirmed once it is said who it is, and why the keys go out', async () => {
  const sent = await open(order())
  await page.getByRole('button', { name: staffMessages.en.confirm, exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: confirming.title(2) })
  await expect.element(dialog).toHaveTextContent(papers.gaps.submitted)
  await expect.element(dialog.getByText(confirming.match('Mei Tanaka', 'Dan Ruiz'))).toBeVisible()
  await expect
    .element(dialog.getByRole('row', { name: /^Phone/ }))
    .toHaveTextContent(confirming.sameMark)
  const press = dialog.getByRole('button', { name: confirming.anyway })
  await expect.element(press).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('radio', { name: confirming.isOther }).click({ force: true })
  await dialog.getByText(confirming.keys).click()
  await dialog.getByRole('button', { name: confirming.reasons[0] }).click()
  expect(sent).toEqual([])
  await press.click()
  await expect
    .poll(() => sent)
    .toMatchObject([
      { member: 'u1', version: 'p1', decision: 'notSame' },
      { order: 'o1', version: 'v1', decision: 'confirm', override: confirming.reasons[0] },
    ])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a booking is refused with a word from the same dialog', async () => {
  const sent = await open(order())
  await page.getByRole('button', { name: staffMessages.en.confirm, exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: confirming.refuse }).click()
  await dialog.getByLabelText(staffMessages.en.message).fill('No license.')
  await dialog.getByRole('button', { name: staffMessages.en.refuse }).click()
  await expect.poll(() => sent).toMatchObject([{ decision: 'refuse', message: 'No license.' }])
})
