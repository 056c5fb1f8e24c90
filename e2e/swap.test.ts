// @phone
import { fieldMessages } from '#protocol/core/field-messages.ts'
import { errorMessages } from '#web/core/api/errors.ts'
import { confirmationMessages } from '#web/rentals/bookings/confirmation-messages.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { refundMessages } from '#web/rentals/cancellation/refund-messages.ts'
import { swapMessages } from '#web/rentals/swap/swap-messages.ts'
import { passMinutes } from './support/clock.ts'
import { drivingRenter, openAs, signedIn } from './support/people.ts'
import { ask } from './support/wire.ts'
import { expect } from './support/fixtures.ts'
import { withOwnServer } from './support/own-server.ts'
import { Renter } from './pages/renter.ts'

const words = swapMessages.en

type Dashboard = {
  selectedRental: { orderId: string; rentalStatus: number; car: { model: string } }
}
type History = { rental: { confirmation: string; rentalStatus: number } }

/** Time passes here: no other journey may have left a rental behind. */
const test = withOwnServer()

// @2.2-order @2.2-type @3-browser-storage @8-failed-load
test('cars are compared, one is asked for and paid, time agrees, and the change is withdrawn', async ({
  page,
  server,
}) => {
  const token = await signedIn(server.url, drivingRenter)
  const { selectedRental } = await ask<Dashboard>(server.url, token, { objectType: 'dashboard' })
  const order = selectedRental.orderId
  const renter = new Renter(page)

  await test.step('what cannot be loaded says so', async () => {
    await page.route(/objectType=carChange/, (route) => route.abort())
    await openAs(page, token, `/results?type=change&order=${order}`)
    await expect(page.getByText(errorMessages.en.carChange)).toBeVisible()
    await page.unroute(/objectType=carChange/)
  })

  await test.step('a time that is past by now is told, and the cars stand there all the same', async () => {
    const past = { start: '2020-01-01T10:00', comment: '', subtype: '' }
    await page.evaluate(([name, draft]) => localStorage.setItem(name, JSON.stringify(draft)), [
      `draft:swap:${order}`,
      past,
    ] as const)
    await page.reload()
    await renter.heading(words.title)
    await expect(page.getByText(fieldMessages.en.invalidData())).toBeVisible()
    await page.evaluate((name) => localStorage.removeItem(name), `draft:swap:${order}`)
  })

  await test.step('a kind and two cars are kept, also after a reload', async () => {
    await page.reload()
    await renter.heading(words.title)
    await page.getByRole('button', { name: /^See (all|the) / }).click()
    const kind = page.getByRole('group', { name: words.kinds }).getByRole('button').nth(1)
    await kind.click()
    await page.reload()
    await expect(kind).toHaveAttribute('aria-pressed', 'true')
    await kind.click()
    await page.getByRole('button', { name: /^See (all|the) / }).click()
    // The proposals first, then all of them.
    const keep = page.getByRole('main').getByRole('button', { name: /^Compare / })
    await expect(page.getByRole('group', { name: words.kinds })).toBeVisible()
    await expect(keep.last()).toBeVisible()
    // The dearest of them: a cheap one may cost nothing more.
    const many = await keep.count()
    await keep.nth(many - 1).click()
    await keep.nth(many - 2).click()
    const open = () => page.getByRole('button', { name: words.compare, exact: true }).click()
    await open()
    const compare = page.getByRole('dialog', { name: words.compareYours })
    // The own car stands first, to compare with.
    const cars = compare.getByRole('columnheader').filter({ hasNotText: 'What is compared' })
    await expect(cars.first()).toContainText(words.yours)
    await expect(cars.first()).toContainText(selectedRental.car.model)
    await expect(cars).toHaveCount(3)
    // The own car stays as it is: only the others lead on.
    await expect(compare.getByRole('link')).toHaveCount(2)
    await page.reload()
    await open()
    await expect(cars).toHaveCount(3)
    await expect(compare.getByText(words.facts.total)).toBeVisible()
  })

  await test.step('the details show what the change costs, and it is asked for', async () => {
    const see = page.getByRole('dialog', { name: words.compareYours }).getByRole('link')
    await see.first().click()
    await expect(page).toHaveURL(/\/details\?.*type=change/)
    await expect(page.getByRole('complementary', { name: words.price })).toContainText(
      'Car change fee',
    )
    await page.getByRole('button', { name: words.ask }).filter({ visible: true }).first().click()
    await renter.heading(paymentMessages.en.kinds.swap.title)
    await renter.typeCard('4242424242424242')
    await renter.pay()
    await expect(page).toHaveURL(/\/confirmation\?order=/)
    await renter.heading(confirmationMessages.en.swapAsked)
  })

  const swap = new URL(page.url()).searchParams.get('order') ?? ''
  const history = async (id: string) =>
    (await ask<History>(server.url, token, { objectType: 'orderHistory', order: id })).rental

  await test.step('after 24 hours it is agreed', async () => {
    await passMinutes(server.url, 24 * 60 + 1)
    await expect.poll(async () => (await history(swap)).confirmation).toBe('confirmed')
    await page.reload()
    await renter.heading(confirmationMessages.en.swapAgreed)
  })

  await test.step('it is withdrawn, and the rental goes on', async () => {
    await page.getByRole('link', { name: confirmationMessages.en.withdraw }).click()
    await renter.heading(refundMessages.en.titles.withdraw)
    await page
      .getByRole('button', { name: /^Withdraw/ })
      .filter({ visible: true })
      .first()
      .click()
    const { done, doneSent } = refundMessages.en
    const headline = page.getByRole('heading', { name: new RegExp(`${done}|${doneSent}`) })
    await expect(headline).toBeVisible()
    expect((await history(swap)).rentalStatus).toBe(87)
    expect((await history(order)).rentalStatus).toBe(86)
  })
})
