// @phone
import { keysMessages } from '#web/rentals/inspections/keys-messages.ts'
import { stepMessages } from '#web/rentals/inspections/steps/step-messages.ts'
import { signOutMessages } from '#web/app/shell/sign-out-messages.ts'
import { waitingMessages } from '#web/app/shell/waiting-messages.ts'
import { rentalAtPickup } from './support/bookings.ts'
import { drivingRenter, openAs, signedIn, verifiedRenter } from './support/people.ts'
import { ask, post } from './support/wire.ts'
import { expect } from './support/fixtures.ts'
import { isEndpoint, isReadyForNoSignal } from './support/no-signal.ts'
import { test } from './support/own-server.ts'
import { angles, dash, Visit } from './pages/visit.ts'
import { inspect } from './support/inspect.ts'

// What the service worker keeps is part of what is told here.
test.use({ serviceWorkers: 'allow' })

const words = keysMessages.en
const stepWords = stepMessages.en
const waitingWords = waitingMessages.en
const leaveWords = signOutMessages.en

type Guidelines = {
  inspections: { kind: string; odometer: number; items: { file: string; url: string }[] }[]
}
type Dashboard = {
  selectedRental: {
    orderId: string
    rentalStatus: number
    startGas: number
    car: { lastOdometerReading: number }
  }
}

/** What the odometer of the order's car showed last. */
async function lastReading(base: string, token: string, order?: string): Promise<number> {
  const fields = { objectType: 'dashboard', ...(order ? { order } : {}) }
  return (await ask<Dashboard>(base, token, fields)).selectedRental.car.lastOdometerReading
}

// @2.1-keys
test('a pickup without signal: entered, reloaded, and there once when the signal is back', async ({
  page,
  context,
  server,
}) => {
  const token = await signedIn(server.url, verifiedRenter)
  const order = await rentalAtPickup(server.url, token)
  const reading = (await lastReading(server.url, token, order)) + 1_000
  const visit = new Visit(page)
  await openAs(page, token, `/keys?order=${order}`)
  await expect(visit.tile('Front')).toBeAttached()
  await isReadyForNoSignal(page)
  await context.setOffline(true)

  await visit.sayPlace()
  await visit.photograph(angles.slice(0, 3))
  await page.reload()
  await expect(page.getByLabel(words.reason)).toHaveValue('By the elevator')
  for (const angle of angles.slice(0, 3)) await expect(visit.taken(angle)).toBeVisible()
  await expect(page.getByText(words.boxCode, { exact: true })).toHaveCount(0)
  await visit.photograph(angles.slice(3))
  await visit.press(stepWords.showCode)
  await expect(page.getByText(words.boxCode, { exact: true })).toBeVisible()
  await visit.press(stepWords.haveKey)
  await visit.closeCamera()
  const typed = reading.toLocaleString('en-US')
  await visit.odometer().fill(typed)
  await visit.fillTank(6)
  await visit.lookOver()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'OK', exact: true, checked: true })).toHaveCount(4)
  await expect(visit.odometer()).toHaveValue(typed)
  await expect(visit.tank(6)).toBeChecked()
  await visit.photograph([dash])
  await visit.press(words.getKeys)
  await expect(page.getByRole('heading', { name: words.waitingTitle })).toBeVisible()
  await expect(page.getByText(words.boxCode, { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: words.waitingTitle })).toBeVisible()
  await expect(page.getByText(waitingWords.waiting(words.get))).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: words.got })).toBeVisible()
  const { selectedRental } = await ask<Dashboard>(server.url, token, {
    objectType: 'dashboard',
    order,
  })
  expect(selectedRental).toMatchObject({ rentalStatus: 86, startOdometer: reading, startGas: 6 })
  const { inspections } = await ask<Guidelines>(server.url, token, {
    objectType: 'inspectionGuidelines',
    order,
  })
  expect(inspections).toMatchObject([{ kind: 'pickup', odometer: reading }])
  const files = inspections.flatMap(({ items }) => items)
  // The eight angles, and the dash.
  expect(new Set(files.map(({ file }) => file)).size).toBe(9)
  expect(files).toHaveLength(9)
  for (const { url } of files) {
    const answer = await fetch(new URL(url, server.url), {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(200)
  }
  // Nothing of it stays on the device.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: words.return })).toBeVisible()
  await expect(visit.odometer()).toHaveValue('')
  await expect(visit.tile(dash)).toBeAttached()
})

test('whoever has seen the dashboard can open the keys without signal', async ({
  page,
  context,
  server,
}) => {
  const token = await signedIn(server.url, drivingRenter)
  const checklist = page.waitForResponse((one) => one.url().includes('inspectionGuidelines'))
  await openAs(page, token, '/dashboard')
  const order = new URL((await checklist).url()).searchParams.get('order')
  await isReadyForNoSignal(page)
  await context.setOffline(true)
  await page.goto(`/keys?order=${order}`)
  await expect(page.getByRole('heading', { level: 1, name: words.return })).toBeVisible()
  await expect(new Visit(page).odometer()).toBeVisible()
  await context.setOffline(false)
})

test('a conflict is told in every tab, with the way back to a form that has everything', async ({
  page,
  context,
  server,
}) => {
  const token = await signedIn(server.url, verifiedRenter)
  const order = await rentalAtPickup(server.url, token)
  const reading = (await lastReading(server.url, token, order)) + 1_000
  const visit = new Visit(page)
  await openAs(page, token, `/keys?order=${order}`)
  await expect(visit.tile('Front')).toBeAttached()
  const other = await context.newPage()
  await other.goto('/terms')
  await isReadyForNoSignal(page)
  await context.setOffline(true)
  await visit.sayPlace()
  await visit.photograph()
  await visit.takeKey()
  await visit.odometer().fill(String(reading))
  await visit.fillTank(8)
  await visit.lookOver()
  await visit.photograph([dash])
  await visit.press(words.getKeys)
  await expect(page.getByRole('heading', { name: words.waitingTitle })).toBeVisible()
  await page.goto('/about')
  await expect(page.getByText(waitingWords.waiting(words.get))).toBeVisible()
  // Meanwhile the same person does the inspection on another device.
  await inspect(server.url, token, order)

  await context.setOffline(false)
  for (const tab of [page, other]) {
    const told = tab.getByRole('alert').filter({ hasText: words.get })
    await expect(told).toBeVisible()
  }
  await page.getByRole('button', { name: waitingWords.correct }).click()
  await expect(page.getByText(words.refusedTitle)).toBeVisible()
  await expect(visit.odometer()).toHaveValue(String(reading))
  await expect(visit.tank(8)).toBeChecked()
  await page.getByRole('button', { name: stepWords.key, exact: true }).click()
  await page.getByRole('button', { name: stepWords.walk, exact: true }).click()
  await expect(page.getByText(words.photosThere)).toBeVisible()
  await visit.press(stepWords.showCode)
  await visit.press(stepWords.haveKey)
  await visit.press(words.getKeys)
  await expect(page.getByRole('heading', { level: 1, name: words.got })).toBeVisible()
  const { inspections } = await ask<Guidelines>(server.url, token, {
    objectType: 'inspectionGuidelines',
    order,
  })
  expect(inspections).toHaveLength(1)
  await expect(other.getByText(waitingWords.throwAway)).toHaveCount(0)
})

// @4.4-sign-out
test('what waits outlives a dead session and a broken server, and signing out asks before it deletes', async ({
  page,
  context,
  server,
}) => {
  const token = await signedIn(server.url, drivingRenter)
  const { selectedRental } = await ask<Dashboard>(server.url, token, { objectType: 'dashboard' })
  const order = selectedRental.orderId
  const reading = selectedRental.car.lastOdometerReading + 1_000
  const visit = new Visit(page)
  const question = page.getByRole('dialog', { name: leaveWords.title })
  const signOut = async () => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
  }
  await openAs(page, token, `/keys?order=${order}`)
  await expect(visit.odometer()).toBeVisible()
  await isReadyForNoSignal(page)
  await context.setOffline(true)
  await visit.odometer().fill(String(reading))
  await visit.fillTank(4)
  await visit.toWalk()
  await visit.photograph()
  await visit.next()

  await signOut()
  await expect(question.getByText(leaveWords.forms(1, 8))).toBeVisible()
  await page.keyboard.press('Escape')
  await visit.press(words.returnKeys)
  await expect(page.getByRole('heading', { name: words.waitingTitle })).toBeFocused()
  await signOut()
  await expect(question.getByText(waitingWords.parts(words.return, 0, 10))).toBeVisible()
  await expect(question.getByText(leaveWords.offline)).toBeVisible()
  await expect(question.getByRole('button', { name: leaveWords.sendFirst })).toHaveCount(0)
  await question.getByRole('button', { name: leaveWords.stay }).click()
  await expect(page.getByText(waitingWords.waiting(words.return))).toBeVisible()

  await post(server.url, token, { objectType: 'signOut' })
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/welcome\?/)
  await expect(page.getByText(waitingWords.untilSignIn(words.return))).toBeVisible()
  const isBroken = { status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }
  await page.route(isEndpoint, (route) =>
    route.request().method() === 'POST' ? route.fulfill(isBroken) : route.continue(),
  )
  const again = await signedIn(server.url, drivingRenter)
  await openAs(page, again, '/terms?lang=es')
  await expect(page.getByText(waitingMessages.es.stalled(keysMessages.es.return))).toBeVisible()
  await page.goto('/terms?lang=en')
  await signOut()
  // The app also tries by itself: nothing gets through before the person has said so.
  let mend = () => {}
  const mended = new Promise<void>((resolve) => {
    mend = resolve
  })
  await page.route(isEndpoint, async (route) => {
    if (route.request().method() === 'POST') await mended
    // The app has given up what took too long, and sends it again.
    await route.continue().catch(() => {})
  })
  await question.getByRole('button', { name: leaveWords.sendFirst }).click()
  mend()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([])
  const third = await signedIn(server.url, drivingRenter)
  const after = await ask<Dashboard>(server.url, third, { objectType: 'dashboard', order })
  expect(after.selectedRental.rentalStatus).toBe(88)
})
