import { errorMessages } from '#web/core/api/errors.ts'
import { orderScreens, routes } from '#web/core/routing/routes.ts'
import { expect, test } from './support/fixtures.ts'
import { drivingRenter, openAs, signedIn } from './support/people.ts'
import { quiet } from './support/quiet.ts'

const { lostOrder } = errorMessages.en

/** What is open to visitors and of an order all the same. */
const openOnes = [routes.confirmation, `${routes.results}?type=change`]

const ofAnOrder = [...Object.values(orderScreens), ...openOnes]

// @8-sorry-order
test('without an order the only rental that fits is taken, and the address names it', {
  tag: '@phone',
}, async ({ page, server }) => {
  await openAs(page, await signedIn(server.url, drivingRenter), '/terms')
  // Nothing of it is left to pay.
  const fitting = ofAnOrder.filter((path) => !path.startsWith(routes.payment))
  for (const path of fitting) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/[?&]order=\w+/)
    await quiet(page)
    await expect(page.getByText(lostOrder), path).toHaveCount(0)
  }
})
