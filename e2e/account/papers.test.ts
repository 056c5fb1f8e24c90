import { licenseCameraMessages } from '#web/people/account/reading/license-camera-messages.ts'
import { readingMessages } from '#web/people/account/reading/reading-messages.ts'
import { personalMessages } from '#web/people/account/personal-messages.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { withCamera } from '../support/fake-camera.ts'
import { openAs, signedIn } from '../support/people.ts'
import { availableCars, dates } from '../support/screens.ts'
import { ask } from '../support/wire.ts'
import { Renter } from '../pages/renter.ts'

const test = base.extend<object>({
  launchOptions: [
    async ({ launchOptions }, use) => use(withCamera(launchOptions)),
    { scope: 'worker' },
  ],
})

const words = personalMessages.en
const cameraWords = licenseCameraMessages.en

type Offer = { appointments: { appointmentId: string; available: boolean }[] }

test('papers are one form: the bar goes to what is missing, the camera takes both sides, and a reload keeps what was typed', {
  tag: '@phone',
}, async ({ page, server }) => {
  const email = `papers-${crypto.randomUUID().slice(0, 8)}@example.com`
  const token = await signedIn(server.url, email)
  const [car = ''] = await availableCars(server.url, dates)
  const { appointments } = await ask<Offer>(server.url, token, {
    objectType: 'booking',
    car,
    ...dates,
  })
  const appt = appointments.find(({ available }) => available)?.appointmentId ?? ''
  await openAs(page, token, `/personal?${new URLSearchParams({ car, ...dates, appt })}`)
  const renter = new Renter(page)
  await renter.heading(words.driver)
  const goOn = page.getByRole('button', { name: words.saveAndGo }).filter({ visible: true })
  const license = page.getByRole('region', { name: words.license })
  const insurance = page.getByRole('region', { name: words.insurance })

  await test.step('the bar says how much is missing and goes to the first of it', async () => {
    await checkBothSizes(page, 'papers that are missing')
    await page.getByRole('button', { name: readingMessages.en.type }).click()
    await expect(page.getByText(words.toGo(12, words.front)).first()).toBeAttached()
    await page
      .getByRole('button', { name: words.next, exact: true })
      .filter({ visible: true })
      .click()
    await expect(license.locator('input[type=file]').first()).toBeFocused()
    await renter.describeDriver()
  })

  await test.step('front and back are taken one after the other', async () => {
    await license.getByRole('button', { name: words.useCamera }).click()
    const finder = page.getByRole('dialog')
    await expect(finder.getByText(cameraWords.now.back)).toBeVisible()
    await finder.getByRole('button', { name: cameraWords.shoot.back }).click()
    await expect(finder.getByText(cameraWords.now.front)).toBeVisible()
    await finder.getByRole('button', { name: cameraWords.shoot.front }).click()
    await expect(finder).toHaveCount(0)
    await expect(license.getByText('license-front.jpg')).toBeVisible()
    await expect(license.getByText('license-back.jpg')).toBeVisible()
  })

  await test.step('what is wrong is shown at its field, and a reload keeps everything typed', async () => {
    await insurance.getByLabel(words.liability).fill('4000')
    await goOn.click()
    await expect(insurance.getByText('Minimum amount is $5000')).toBeVisible()
    await expect(insurance.getByLabel(words.liability)).toBeFocused()
    await page.reload()
    await expect(page.getByLabel(words.firstName)).toHaveValue('Guadalupe')
    await expect(license.getByLabel(words.number)).toHaveValue('D1234567')
    await expect(insurance.getByLabel(words.policy)).toHaveValue('POL-77')
  })

  await test.step('one press saves all of it, holds the car and leads to the payment', async () => {
    await insurance.getByLabel(words.liability).fill('25000')
    await license.getByRole('button', { name: words.useCamera }).click()
    const finder = page.getByRole('dialog')
    await finder.getByRole('button', { name: cameraWords.shoot.back }).click()
    await finder.getByRole('button', { name: cameraWords.shoot.front }).click()
    await goOn.click()
    await renter.heading(paymentMessages.en.kinds.start.title)
    const offer = await ask<{ drivers: { license: { pictures: string[] } }[] }>(server.url, token, {
      objectType: 'userInfo',
    })
    expect(offer.drivers[0]?.license.pictures).toHaveLength(2)
  })
})
