import { licenseText } from '#testing/screens/license-text.ts'
import { personalMessages } from '#web/people/account/personal-messages.ts'
import { licenseCameraMessages } from '#web/people/account/reading/license-camera-messages.ts'
import { readingMessages } from '#web/people/account/reading/reading-messages.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { expect, test } from '../support/fixtures.ts'
import { showCard, withCoveredCamera } from '../support/license-card.ts'
import { openAs, signedIn } from '../support/people.ts'
import { smallPicture } from '../support/picture.ts'
import { availableCars, dates } from '../support/screens.ts'
import { ask } from '../support/wire.ts'
import { Renter } from '../pages/renter.ts'

const words = personalMessages.en
const camera = licenseCameraMessages.en

type Offer = { appointments: { appointmentId: string; available: boolean }[] }
type Known = { drivers: { lastName: string; license: { number: string; pictures: string[] } }[] }

test('a license is read without signal, checked, and sent with both pictures', {
  tag: '@phone',
}, async ({ page, context, server }) => {
  const token = await signedIn(server.url, `read-${crypto.randomUUID().slice(0, 8)}@example.com`)
  const [car = ''] = await availableCars(server.url, dates)
  const { appointments } = await ask<Offer>(server.url, token, {
    objectType: 'booking',
    car,
    ...dates,
  })
  const appt = appointments.find(({ available }) => available)?.appointmentId ?? ''
  await withCoveredCamera(page)
  await openAs(page, token, `/personal?${new URLSearchParams({ car, ...dates, appt })}`)
  const renter = new Renter(page)
  await renter.heading(words.driver)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const finder = page.getByRole('dialog')

  await test.step('the reader comes from our own origin, when it is opened', async () => {
    const reader = page.waitForResponse(/\.wasm$/)
    await page.getByRole('button', { name: words.openCamera }).filter({ visible: true }).click()
    expect(new URL((await reader).url()).origin).toBe(new URL(server.url).origin)
    await (await reader).finished()
    expect(asked.filter((url) => !url.startsWith(new URL(server.url).origin))).toEqual([])
  })

  await test.step('it reads without signal, and asks nobody', async () => {
    await context.setOffline(true)
    const before = asked.length
    await showCard(page, licenseText({ DBA: '01012033' }))
    await expect(finder.getByText(camera.read, { exact: true })).toBeVisible()
    await finder.getByRole('button', { name: camera.shoot.back }).click()
    await finder.getByRole('button', { name: camera.shoot.front }).click()
    await expect(page.getByText(readingMessages.en.done)).toBeVisible()
    await expect(page.getByText('D4820917')).toBeVisible()
    const calls = asked.slice(before).filter((url) => /^https?:/.test(url))
    // The app looks for a newer release every half minute, whatever one does.
    const others = calls.filter((url) => !/objectType=countriesForStates|\/version\.json/.test(url))
    expect(others).toEqual([])
    await context.setOffline(false)
  })

  await test.step('what is left is sent with it', async () => {
    const insurance = page.getByRole('region', { name: words.insurance })
    await insurance
      .locator('input[type=file]')
      .first()
      .setInputFiles(await smallPicture('card.png'))
    await insurance.getByLabel(words.policy).fill('BM77301')
    await insurance.getByLabel(words.validUntil).fill('01/01/2033')
    await page.getByLabel(words.phone).fill('(510) 555-0142')
    await page.getByRole('checkbox', { name: words.terms }).check()
    await page.getByRole('button', { name: words.saveAndGo }).filter({ visible: true }).click()
    await renter.heading(paymentMessages.en.kinds.start.title)
    const { drivers } = await ask<Known>(server.url, token, { objectType: 'userInfo' })
    expect(drivers[0]?.lastName).toBe('Newman')
    expect(drivers[0]?.license.number).toBe('D4820917')
    expect(drivers[0]?.license.pictures).toHaveLength(2)
  })
})
