import { carMessages } from '#web/fleet/cars/parts/car-messages.ts'
import { detailsMessages } from '#web/fleet/cars/details/details-messages.ts'
import { expect, test } from '../support/fixtures.ts'
import { openResults } from '../support/screens.ts'

test('a press on a car shows its name, picture and price before the server has answered', async ({
  page,
}) => {
  await openResults(page)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(
    ({ pathname, searchParams }) =>
      pathname === '/api' && searchParams.get('objectType') === 'cars' && searchParams.has('car'),
    async (route) => {
      await isAnswered
      await route.continue()
    },
  )
  const card = page.locator('[data-on-map]').first()
  const link = card.getByRole('heading').getByRole('link')
  const name = await link.innerText()
  const [price = ''] = (await card.innerText()).match(/\$[\d,]+(\.\d\d)?/) ?? []
  expect(price).not.toBe('')
  await link.click()

  await expect(page).toHaveURL(/\/details\?/)
  const heading = page.getByRole('heading', { level: 1, name })
  await expect(heading).toBeVisible()
  await expect(heading).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.getByText(price, { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: carMessages.en.favourite(name) })).toBeVisible()
  const top = (await heading.boundingBox())?.y
  const bookLink = page
    .getByRole('link', { name: detailsMessages.en.book })
    .filter({ visible: true })
  await expect(bookLink).toHaveCount(0)

  answer()
  await expect(bookLink.first()).toBeVisible()
  // What the list said is what it costs here, with the plan that the list reckoned with.
  await expect(
    page.getByRole('complementary').getByText(price, { exact: true }).first(),
  ).toBeVisible()
  // The head stays where it was, with the focus.
  await expect(heading).toBeFocused()
  expect((await heading.boundingBox())?.y).toBe(top)
})
