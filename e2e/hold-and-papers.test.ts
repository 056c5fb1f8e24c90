// @phone
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type EvidenceEntry, firstBroken } from '#domain/money/evidence/evidence.ts'
import { sha256 } from '#server/platform/random.ts'
import { readPdf } from '#testing/pdf-text.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { moneyMessages } from '#web/rentals/rentals/money-messages.ts'
import { nowMessages } from '#web/rentals/rentals/now/now-messages.ts'
import { openRow } from './pages/rows.ts'
import { paidBooking } from './support/bookings.ts'
import { passMinutes } from './support/clock.ts'
import { knownRenter } from './support/people.ts'
import { expect, test } from './support/fixtures.ts'
import { Renter } from './pages/renter.ts'

const words = paymentMessages.en
const anyAddress = () => `e2e-${crypto.randomUUID().slice(0, 8)}@example.com`

async function openAs(page: Page, token: string) {
  await page.addInitScript((value) => localStorage.setItem('userToken', value), token)
}

/** Presses a button of the dashboard and answers the bytes of the file that comes. */
async function downloaded(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  return readFileSync(await (await download).path())
}

test('with five minutes left the hold is extended by fifteen, once, and the order is paid', async ({
  page,
  server,
}) => {
  await openAs(page, await knownRenter(server.url, anyAddress()))
  const renter = new Renter(page)
  await renter.search()
  await renter.openCar(5)
  await renter.book()
  await renter.goOnFromTrip()
  await renter.heading(words.kinds.start.title)
  const more = page.getByRole('button', { name: words.holdLonger })
  const timer = page.getByRole('timer', { name: words.holdLabel })
  await expect(timer).toBeVisible()
  await expect(more).toHaveCount(0)

  await passMinutes(server.url, 26)
  await page.reload()
  await expect(more).toBeVisible()
  const end = (await timer.textContent()) ?? ''
  await more.click()
  await expect(page.getByText(words.heldLonger)).toBeVisible()
  await expect(timer).not.toHaveText(end)
  await expect(more).toHaveCount(0)
  await expect(timer).toBeFocused()
  await passMinutes(server.url, 14)
  await page.reload()
  await expect(page.getByText(words.holdSoon)).toBeVisible()
  await expect(more).toHaveCount(0)

  await renter.typeCard('4242424242424242')
  await renter.pay()
  await renter.isBooked()
})

test('contract, receipt and evidence are files on the dashboard, and the evidence proves itself', async ({
  page,
  server,
}) => {
  const token = await knownRenter(server.url, anyAddress())
  const order = await paidBooking(server.url, token)
  await openAs(page, token)
  await page.goto(`/dashboard?order=${order}`)
  await openRow(page, nowMessages.en.money)
  const { contract, receipt, evidence } = moneyMessages.en
  const agreed = readPdf(await downloaded(page, contract)).text
  expect(agreed).toContain('Ana Núñez')
  expect(agreed).toContain(`Order\t${order}`)
  const paid = readPdf(await downloaded(page, receipt)).text
  expect(paid).toContain(`Order ${order}`)
  expect(paid).toContain('Paid, minus refunds')
  const log = JSON.parse((await downloaded(page, evidence)).toString()) as {
    entries: EvidenceEntry[]
  }
  expect(log.entries.length).toBeGreaterThan(2)
  expect(firstBroken(log.entries, sha256)).toBeUndefined()
})
