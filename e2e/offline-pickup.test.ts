import { keysMessages } from '#web/features/care/keys-messages.ts'
import { pictureMessages } from '#web/features/care/pictures/messages.ts'
import { waitingMessages } from '#web/shell/waiting-messages.ts'
import { ask, openAs, rentalAtPickup, signedIn, verifiedRenter } from './booked-rental.ts'
import { expect } from './fixtures.ts'
import { post } from './known-renter.ts'
import { isReadyForNoSignal } from './no-signal.ts'
import { test } from './own-server.ts'
import { angles, Visit } from './pages/visit.ts'

const words = keysMessages.en

type Guidelines = {
  inspections: { kind: string; odometer: number; items: { file: string; url: string }[] }[]
}
type Dashboard = { selectedRental: { rentalStatus: number; startGas: number } }

test('a pickup without signal: entered, reloaded, and there once when the signal is back', async ({
  page,
  context,
  server,
  readMail,
}) => {
  test.setTimeout(180_000)
  const token = await signedIn(server.url, verifiedRenter, readMail)
  const order = await rentalAtPickup(server.url, token)
  const visit = new Visit(page)
  await openAs(page, token, `/keys?order=${order}`)
  await expect(visit.odometer()).toBeVisible()
  await isReadyForNoSignal(page)
  await context.setOffline(true)

  await visit.odometer().fill('190,000')
  await visit.fillTank(6)
  await visit.photograph(angles.slice(0, 3))
  await page.reload()
  await expect(visit.odometer()).toHaveValue('190,000')
  await expect(visit.tank(6)).toBeChecked()
  for (const angle of angles.slice(0, 3)) await expect(visit.taken(angle)).toBeVisible()
  await visit.photograph(angles.slice(3))
  await expect(page.getByText(words.boxCode, { exact: true })).toBeVisible()
  await visit.press(words.getKeys)
  await expect(page.getByRole('heading', { name: words.waitingTitle })).toBeVisible()
  await expect(page.getByText(words.boxCode, { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: words.waitingTitle })).toBeVisible()
  await expect(page.getByText(waitingMessages.en.waiting(words.get))).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: words.got })).toBeVisible({
    timeout: 30_000,
  })
  const { selectedRental } = await ask<Dashboard>(server.url, token, {
    objectType: 'dashboard',
    order,
  })
  expect(selectedRental).toMatchObject({ rentalStatus: 86, startOdometer: 190_000, startGas: 6 })
  const { inspections } = await ask<Guidelines>(server.url, token, {
    objectType: 'inspectionGuidelines',
    order,
  })
  expect(inspections).toMatchObject([{ kind: 'pickup', odometer: 190_000 }])
  const files = inspections.flatMap(({ items }) => items)
  expect(new Set(files.map(({ file }) => file)).size).toBe(8)
  expect(files).toHaveLength(8)
  for (const { url } of files) {
    const answer = await fetch(new URL(url, server.url), {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(200)
  }
  // Nothing of it stays on the device.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: words.return })).toBeVisible()
  await expect(page.getByText(pictureMessages.en.count(0, 8))).toBeVisible()
})

test('two tabs and a conflict: nothing is sent twice, and the refused visit comes back to be corrected', async ({
  page,
  context,
  server,
  readMail,
}) => {
  test.setTimeout(180_000)
  const token = await signedIn(server.url, verifiedRenter, readMail)
  const order = await rentalAtPickup(server.url, token)
  const visit = new Visit(page)
  await openAs(page, token, `/keys?order=${order}`)
  await expect(visit.odometer()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/terms')
  await isReadyForNoSignal(page)
  await context.setOffline(true)
  await visit.odometer().fill('191000')
  await visit.fillTank(8)
  await visit.photograph()
  await visit.press(words.getKeys)
  await expect(page.getByRole('heading', { name: words.waitingTitle })).toBeVisible()
  // Meanwhile the booking is cancelled from another device.
  await post(server.url, token, { objectType: 'cancelContract', order })

  await context.setOffline(false)
  const told = page.getByRole('alert').filter({ hasText: /\w/ })
  await expect(told.first()).toBeVisible({ timeout: 30_000 })
  const { inspections } = await ask<Guidelines>(server.url, token, {
    objectType: 'inspectionGuidelines',
    order,
  })
  expect(inspections).toEqual([])
  await expect(other.getByText(waitingMessages.en.throwAway)).toHaveCount(0)
})
