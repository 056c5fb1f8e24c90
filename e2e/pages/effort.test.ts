// @phone @thorough
import type { Page } from '@playwright/test'
import { confirmationMessages } from '#web/rentals/bookings/confirmation-messages.ts'
import { extendMessages } from '#web/rentals/extension/extend-messages.ts'
import { inspectionMessages } from '#web/rentals/inspections/inspection-messages.ts'
import { stepMessages } from '#web/rentals/inspections/steps/step-messages.ts'
import { keysMessages } from '#web/rentals/inspections/keys-messages.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { paidBooking, rentalAtPickup } from '../support/bookings.ts'
import { passMinutes } from '../support/clock.ts'
import { type Effort, secondsOf, watchEffort } from '../support/effort.ts'
import { expect } from '../support/fixtures.ts'
import { withCamera } from '../support/fake-camera.ts'
import { withOwnServer } from '../support/own-server.ts'
import { drivingRenter, keepFor, knownRenter, signedIn, verifiedRenter } from '../support/people.ts'
import { quiet } from '../support/quiet.ts'
import { ask } from '../support/wire.ts'
import { Renter } from './renter.ts'
import { angles, dash, Visit } from './visit.ts'

// The clock of the shared one is moved past its renter's rental.
const test = withOwnServer().extend<object>({
  launchOptions: [
    async ({ launchOptions }, use) => use(withCamera(launchOptions)),
    { scope: 'worker' },
  ],
})

const dayMinutes = 1440
const words = keysMessages.en

type Dashboard = {
  selectedRental: {
    orderId: string
    car: { lastOdometerReading: number }
    pickupPoint: { latitude: number; longitude: number }
  }
}

/**
 * What each task takes at most, and what it took on 2026-11-24, before the screens were made for it:
 * taps, fields, and seconds of hands. A number that became smaller takes its place here.
 */
const tasks: Record<string, { before: readonly number[]; most: readonly number[] }> = {
  // By hand, which is one tap more since a license reads itself (reading.browser.test.tsx says what is typed then).
  'book as somebody new': { before: [15, 15, 57], most: [10, 15, 52] },
  // The first of them is the search: four from the card on.
  'book as somebody known': { before: [6, 3, 14], most: [5, 0, 6] },
  // One tap more than without the look before driving: it says that tires, oil, lights and glass are fine.
  'get the keys': { before: [28, 1, 32], most: [14, 1, 17] },
  'weekly inspection': { before: [26, 1, 30], most: [11, 1, 14] },
  return: { before: [27, 1, 31], most: [12, 1, 15] },
  // Three taps while the payment was a screen of its own; without a field when the dash was read in the last 24 hours.
  extend: { before: [4, 4, 13], most: [2, 1, 4] },
}

/** A person begins where the app opens for them. */
async function begin(page: Page, token: string, path = '/dashboard') {
  await keepFor(page, { userToken: token })
  await page.goto(path)
  await quiet(page)
}

const follow = (page: Page, path: string) =>
  page.locator(`main a[href*="${path}"]`).filter({ visible: true }).first().click()

test('the six tasks of a renter ask for no more than they did', async ({
  page,
  server,
  readMail,
  context,
}) => {
  const measure = await watchEffort(page)
  const found = new Map<string, Effort>()
  const task = async (name: string, does: () => Promise<void>) =>
    test.step(name, async () => {
      found.set(name, await measure(does))
    })
  const renter = new Renter(page)
  const visit = new Visit(page)
  const rental = async (token: string, order?: string) => {
    const fields = { objectType: 'dashboard', ...(order ? { order } : {}) }
    return (await ask<Dashboard>(server.url, token, fields)).selectedRental
  }

  await task('book as somebody new', async () => {
    const email = `new-${crypto.randomUUID().slice(0, 8)}@example.com`
    await renter.search()
    await renter.openCar()
    await renter.book()
    await renter.goOnFromTrip()
    await renter.askForMail(email)
    await renter.typeCode((await readMail(email)).code)
    await renter.describeDriver()
    await renter.goOnToPayment()
    await renter.payByCard()
  })

  const known = await knownRenter(
    server.url,
    `known-${crypto.randomUUID().slice(0, 8)}@example.com`,
  )
  // Their card was saved when they paid before.
  await paidBooking(server.url, known, 'savedDebit')
  await keepFor(page, { userToken: known })
  await task('book as somebody known', async () => {
    await renter.search()
    await renter.openCar(1)
    await renter.book()
    await renter.goOnFromTrip()
    await renter.heading(paymentMessages.en.kinds.start.title)
    await renter.payBySavedCard()
  })

  // Who extends later has a card too, saved before the clock is moved.
  const driver = await signedIn(server.url, drivingRenter)
  const driving = (await rental(driver)).orderId
  await paidBooking(server.url, driver, 'savedDebit')

  await context.grantPermissions(['geolocation'])
  const token = await signedIn(server.url, verifiedRenter)
  const order = await rentalAtPickup(server.url, token)
  const { car, pickupPoint } = await rental(token, order)
  // At the car, wherever that one stands.
  await context.setGeolocation(pickupPoint)
  const last = car.lastOdometerReading
  await begin(page, token, `/dashboard?order=${order}`)
  await task('get the keys', async () => {
    // «I have arrived»: the camera is on.
    await follow(page, '/keys')
    await visit.walkRound()
    await visit.press(stepMessages.en.haveKey)
    await visit.shoot(dash)
    await visit.odometer().fill(String(last))
    await visit.fillTank(8)
    await visit.lookOver()
    await visit.press(words.getKeys)
    await expect(page.getByRole('heading', { level: 1, name: words.got })).toBeVisible()
  })

  await passMinutes(server.url, 6 * dayMinutes)
  await begin(page, token, `/dashboard?order=${order}`)
  await task('weekly inspection', async () => {
    await follow(page, '/vehicle-inspection')
    // The camera is on, and the dash is the ninth photo.
    for (const angle of [...angles, dash]) await visit.shoot(angle)
    await visit.odometer().fill(String(last + 300))
    await visit.press(inspectionMessages.en.submit)
    await expect(page.getByRole('heading', { level: 1, name: /^Safe until/ })).toBeVisible()
  })

  // The last day: an hour before the end.
  await passMinutes(server.url, 8 * dayMinutes)
  await begin(page, token, `/dashboard?order=${order}`)
  await task('return', async () => {
    await follow(page, '/keys')
    await visit.odometer().fill(String(last + 500))
    await visit.fillTank(5)
    await visit.next()
    await visit.walkRound()
    await visit.press(words.returnKeys)
    await expect(page.getByRole('heading', { level: 1, name: words.returned })).toBeVisible()
  })

  const driven = await rental(driver, driving)
  await begin(page, driver, `/dashboard?order=${driven.orderId}`)
  await task('extend', async () => {
    await follow(page, '/extend')
    await page
      .getByLabel(extendMessages.en.odometer)
      .fill(String(driven.car.lastOdometerReading + 900))
    await page.getByRole('button', { name: /^Pay / }).filter({ visible: true }).first().click()
    await renter.heading(confirmationMessages.en.extended)
  })

  const table = [...found].map(([name, effort]) => ({
    name,
    took: [effort.taps, effort.fields, secondsOf(effort)],
  }))
  const told = table
    .map(
      ({ name, took }) => `${name}: ${took.join(', ')}, before ${tasks[name]?.before.join(', ')}`,
    )
    .join('\n')
  test.info().annotations.push({ type: 'effort', description: told })
  const over = table.filter(({ name, took }) =>
    took.some((number, index) => number > (tasks[name]?.most[index] ?? 0)),
  )
  expect(over).toEqual([])
  expect(table.map(({ name }) => name).toSorted()).toEqual(Object.keys(tasks).toSorted())
})
