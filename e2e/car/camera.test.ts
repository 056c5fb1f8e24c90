// @phone
import { cameraMessages } from '#web/rentals/inspections/camera/camera-messages.ts'
import { keysMessages } from '#web/rentals/inspections/keys-messages.ts'
import { stepMessages } from '#web/rentals/inspections/steps/step-messages.ts'
import { rentalAtPickup } from '../support/bookings.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { withCamera } from '../support/fake-camera.ts'
import { openAs, signedIn, verifiedRenter } from '../support/people.ts'
import { ask } from '../support/wire.ts'
import { expect } from '../support/fixtures.ts'
import { isReadyForNoSignal } from '../support/no-signal.ts'
import { test as base } from '../support/own-server.ts'
import { angles, dash, Visit } from '../pages/visit.ts'

const test = base.extend<object>({
  launchOptions: [
    async ({ launchOptions }, use) => use(withCamera(launchOptions)),
    { scope: 'worker' },
  ],
})
// What the service worker keeps is part of what is told here.
test.use({ serviceWorkers: 'allow' })

const words = keysMessages.en
const stepWords = stepMessages.en
const cameraWords = cameraMessages.en

type Dashboard = {
  selectedRental: { rentalStatus: number; car: { lastOdometerReading: number } }
}
type Guidelines = {
  inspections: { kind: string; items: { checkpoint: string; url: string }[] }[]
}

// @2.1-keys
test('a walk around with the camera, without signal: each photo leads to the next, and the last to the code', async ({
  page,
  context,
  server,
}) => {
  const token = await signedIn(server.url, verifiedRenter)
  const order = await rentalAtPickup(server.url, token)
  const { selectedRental } = await ask<Dashboard>(server.url, token, {
    objectType: 'dashboard',
    order,
  })
  const visit = new Visit(page)
  const { finder } = visit
  const step = (number: number) =>
    finder.getByRole('heading', { name: cameraWords.step(number, angles.length) })
  await openAs(page, token, `/keys?order=${order}`)
  await expect(visit.tile('Front')).toBeAttached()
  await isReadyForNoSignal(page)
  await context.setOffline(true)
  await visit.sayPlace()

  await test.step('photos follow each other round the car', async () => {
    await visit.press(stepWords.camera)
    await expect(step(1)).toBeVisible()
    await visit.shoot('Front')
    await expect(step(2)).toBeVisible()
    await checkBothSizes(page, 'the camera')
    await visit.shoot('Front right')
    await expect(step(3)).toBeVisible()
  })

  await test.step('one is taken again, and the walk goes on where it was', async () => {
    await finder.getByRole('button', { name: cameraWords.retakeOf('Front right') }).click()
    await expect(step(2)).toBeVisible()
    await visit.shoot('Front right')
    await expect(step(3)).toBeVisible()
  })

  await test.step('Back closes it and loses nothing; what is missing leads to the first gap', async () => {
    await page.goBack()
    await expect(finder).toHaveCount(0)
    await page.reload()
    for (const angle of angles.slice(0, 2)) await expect(visit.taken(angle)).toBeVisible()
    await page.getByRole('button', { name: /^6 to go: Right side/ }).click()
    await expect(step(3)).toBeVisible()
  })

  await test.step('by keyboard to the last one, and then the code stands there', async () => {
    for (const angle of angles.slice(2)) {
      await visit.shutter(angle).focus()
      await page.keyboard.press('Enter')
    }
    await expect(finder).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: stepWords.takeKey })).toBeFocused()
    await expect(page.getByText(words.boxCode, { exact: true })).toBeVisible()
  })

  await test.step('inside, and away; with signal all of it is there once', async () => {
    await visit.press(stepWords.haveKey)
    // The dash follows in the same finder.
    await visit.shoot(dash)
    await expect(finder).toHaveCount(0)
    await visit.odometer().fill(String(selectedRental.car.lastOdometerReading))
    await visit.fillTank(8)
    await visit.lookOver()
    await visit.press(words.getKeys)
    await expect(page.getByRole('heading', { name: words.waitingTitle })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: words.got })).toBeVisible()
    const { inspections } = await ask<Guidelines>(server.url, token, {
      objectType: 'inspectionGuidelines',
      order,
    })
    expect(inspections).toHaveLength(1)
    expect(inspections[0]?.items).toHaveLength(9)
  })
})
