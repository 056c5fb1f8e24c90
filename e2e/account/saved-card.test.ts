import { paymentMessages } from '#web/money/payments/messages.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { expect, test } from '../support/fixtures.ts'
import { knownRenter, openAs } from '../support/people.ts'
import { Renter } from '../pages/renter.ts'
import { post } from '../support/wire.ts'
import { availableCars, dates } from '../support/screens.ts'

const words = paymentMessages.en

test('a card that was saved pays without typing; removed, its digits are asked for again', {
  tag: '@phone',
}, async ({ page, server }) => {
  const email = `saved-${crypto.randomUUID().slice(0, 8)}@example.com`
  const token = await knownRenter(server.url, email)
  const renter = new Renter(page)
  const hold = async () => {
    const [car = ''] = await availableCars(server.url)
    const { body } = await post(server.url, token, { objectType: 'submitBooking', car, ...dates })
    return `/payment?order=${String(body.orderId)}`
  }

  await test.step('it is saved only when that is ticked', async () => {
    await openAs(page, token, await hold())
    const save = page.getByRole('checkbox', { name: words.remember })
    await expect(save).not.toBeChecked()
    await save.check()
    await renter.payByCard()
  })

  await test.step('the next order is paid with it', async () => {
    await page.goto(await hold())
    await expect(page.getByText(words.savedUntil('12/30'))).toBeVisible()
    await checkBothSizes(page, 'a saved card')
    await renter.payBySavedCard()
  })

  await test.step('another one can be typed, and it can be removed', async () => {
    await page.goto(await hold())
    await page.getByRole('button', { name: words.otherCard }).click()
    await expect(page.getByLabel(words.number)).toBeVisible()
    await page.getByRole('button', { name: words.useSaved }).click()
    await page.getByRole('button', { name: words.forgetCard }).click()
    await expect(page.getByLabel(words.number)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(words.number)).toBeVisible()
    await expect(page.getByRole('button', { name: words.useSaved })).toHaveCount(0)
  })
})
