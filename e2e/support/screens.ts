import type { Page } from '@playwright/test'
import { carAddresses, renterAddresses, visitorAddresses } from './addresses.ts'
import { ask, post } from './wire.ts'
import { expect } from './fixtures.ts'
import { postedJob } from './jobs.ts'
import { quiet } from './quiet.ts'

function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** A month that begins in four days. */
export const dates = { start: `${dayAhead(4)}T10:00`, end: `${dayAhead(34)}T10:00` }

/** The ids of the cars of an area that can be had for a trip, in the order of the list. */
export async function availableCars(base: string, trip = dates) {
  const query = new URLSearchParams({ objectType: 'cars', area: '1', ...trip })
  const answer = (await (await fetch(`${base}/api?${query}`)).json()) as {
    cars: { id: string; available: boolean }[]
  }
  return answer.cars.filter((car) => car.available).map((car) => car.id)
}

/** The addresses of every screen that a visitor sees (docs/product/app.md#routes). */
export async function visitorScreens(base: string): Promise<string[]> {
  const [car = ''] = await availableCars(base)
  return visitorAddresses(car, dates)
}

/** Books two cars for the renter, one held and one promised in cash, and posts a job. Answers every screen they see. */
export async function renterScreens(base: string, token: string): Promise<string[]> {
  const [car = '', second = ''] = await availableCars(base)
  const book = (one: string) =>
    post(base, token, { objectType: 'submitBooking', car: one, ...dates })
  const held = String((await book(car)).body.orderId)
  const promised = String((await book(second)).body.orderId)
  await post(base, token, {
    objectType: 'submitPaymentRefund',
    order: promised,
    paymentMethod: 'cash',
  })
  const { jobs } = await ask<{ jobs: { id: string }[] }>(base, token, { objectType: 'jobs' })
  const job = String(jobs[0]?.id)
  const ownJob = await postedJob(base, token)
  return renterAddresses({ car, held, promised, job, ownJob }, dates)
}

/** What somebody sees who has a car: its return, its inspections, its maintenance; and what stands there for a lost order. */
export async function carScreens(base: string, token: string): Promise<string[]> {
  const { rentals } = await ask<{ rentals: { orderId: string; rentalStatus?: number }[] }>(
    base,
    token,
    { objectType: 'dashboard' },
  )
  return carAddresses(rentals.find(({ rentalStatus }) => rentalStatus === 86)?.orderId ?? '')
}

/** Goes to another screen of the program that is open, as a press on a link does: loading it anew takes a second. */
export const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => window.history.pushState(null, '', to), path)

/** Waits until a screen shows what it has, and nothing is being loaded. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await quiet(page)
  // React shows a part that was loaded late a moment after it came, and only then the part asks.
  await expect(page.locator('.animate-shimmer')).toHaveCount(0)
  await quiet(page)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
