import type { Page } from '@playwright/test'
import { searchMessages } from '#web/staff/staff/search/search-messages.ts'
import { secondsOf, watchEffort } from '../support/effort.ts'
import { expect } from '../support/fixtures.ts'
import { knownRenter } from '../support/people.ts'
import { availableCars } from '../support/screens.ts'
import { post } from '../support/wire.ts'

const words = { search: searchMessages.en }

/** A desk at work: what is pressed with the mouse is counted in the page, keys here. */
export class Desk {
  readonly page: Page
  keys = 0

  constructor(page: Page) {
    this.page = page
  }

  async key(name: string) {
    this.keys += 1
    await this.page.keyboard.press(name)
  }

  /** Into the search, what one has, and Enter on the first that it finds. */
  async find(text: string) {
    await expect(this.page.getByRole('button', { name: words.search.open })).toBeVisible()
    await this.key('/')
    const palette = this.page.getByRole('dialog', { name: words.search.title })
    await palette.getByRole('searchbox').fill(text)
    await expect(palette.getByRole('option').first()).toBeVisible()
    await this.key('Enter')
    await expect(palette).toHaveCount(0)
  }
}

/** Does tasks one after the other and counts the presses of each, against the most that it may take; before the page is opened. */
export async function tasksOf(page: Page, desk: Desk) {
  const effort = await watchEffort(page)
  const found: string[] = []
  const task = async (name: string, limit: number, does: () => Promise<void>) => {
    desk.keys = 0
    const began = Date.now()
    const spent = await effort(does)
    const presses = spent.taps + desk.keys
    const seconds = secondsOf({ ...spent, taps: presses })
    found.push(
      `${name}: ${presses} of ${limit} presses, ${seconds} s of hands, ${Date.now() - began} ms here`,
    )
    expect.soft(presses, name).toBeLessThanOrEqual(limit)
  }
  return { task, found }
}

export const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Four people book one car, one after the other, and promise cash. */
export async function bookedByFour(base: string): Promise<string> {
  const trips = [50, 70, 90, 110].map((days) => ({
    start: `${dayAhead(days)}T10:00`,
    end: `${dayAhead(days + 8)}T10:00`,
  }))
  // Nor has anybody else it now, who would need another one too.
  const now = { start: `${dayAhead(1)}T10:00`, end: `${dayAhead(9)}T10:00` }
  const free = await Promise.all([...trips, now].map((trip) => availableCars(base, trip)))
  const car = free[0]?.find((id) => free.every((ids) => ids.includes(id))) ?? ''
  for (const [index, trip] of trips.entries()) {
    const token = await knownRenter(
      base,
      `week-${index}-${crypto.randomUUID().slice(0, 6)}@example.com`,
    )
    const { body } = await post(base, token, { objectType: 'submitBooking', car, ...trip })
    const paid = await post(base, token, {
      objectType: 'submitPaymentRefund',
      order: String(body.orderId),
      paymentMethod: 'cash',
    })
    expect(paid.body.status).toBe(1)
  }
  return car
}

/** Somebody says that a transfer is on its way. */
export async function awaitedTransfer(base: string): Promise<void> {
  const trip = { start: `${dayAhead(150)}T10:00`, end: `${dayAhead(160)}T10:00` }
  const [car = ''] = await availableCars(base, trip)
  const token = await knownRenter(base, `week-transfer-${crypto.randomUUID()}@example.com`)
  const { body } = await post(base, token, { objectType: 'submitBooking', car, ...trip })
  const sent = await post(base, token, {
    objectType: 'submitPaymentRefund',
    order: String(body.orderId),
    paymentMethod: 'bankTransfer',
    confirmationNumber: 'B-2026-77',
  })
  expect(sent.body.status).toBe(1)
}
