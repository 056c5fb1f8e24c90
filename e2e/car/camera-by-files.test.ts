// @phone
import { cameraMessages } from '#web/rentals/inspections/camera/camera-messages.ts'
import { keysMessages } from '#web/rentals/inspections/keys-messages.ts'
import { stepMessages } from '#web/rentals/inspections/steps/step-messages.ts'
import { rentalAtPickup } from '../support/bookings.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { openAs, signedIn, verifiedRenter } from '../support/people.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/own-server.ts'
import { angles, Visit } from '../pages/visit.ts'
import { smallPicture } from '../support/picture.ts'

const words = cameraMessages.es
const photograph = 'Delantera derecha'

// @2.1-keys
test('where there is no camera the same walk goes by files', async ({ page, server }) => {
  const token = await signedIn(server.url, verifiedRenter)
  const order = await rentalAtPickup(server.url, token)
  const visit = new Visit(page, 'es')
  const finder = page.getByRole('dialog')
  await openAs(page, token, `/keys?order=${order}&lang=es`)
  await visit.sayPlace()
  await visit.press(stepMessages.es.camera)
  await expect(finder.getByText(words.none)).toBeVisible()
  await checkBothSizes(page, 'the walk without a camera')

  const picture = await smallPicture('car.png')
  const file = finder.locator('input[type=file]')
  // What is no picture is said there, and leads nowhere.
  await file.last().setInputFiles({ ...picture, buffer: Buffer.from('no picture at all') })
  await expect(finder.getByRole('alert')).toBeVisible()
  await expect(finder.getByRole('heading')).toContainText(words.step(1, angles.length))
  await file.last().setInputFiles(picture)
  await expect(finder.getByRole('heading')).toContainText(photograph)
  await finder.getByLabel(words.shoot(photograph)).setInputFiles(picture)
  for (let number = 3; number <= angles.length; number++) {
    await expect(finder.getByRole('heading')).toContainText(words.step(number, angles.length))
    await file.first().setInputFiles(picture)
  }
  await expect(page.getByText(keysMessages.es.boxCode, { exact: true })).toBeVisible()
})
