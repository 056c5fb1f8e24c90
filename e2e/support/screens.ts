import type { Page } from '@playwright/test'
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

/** Opens the list of the cars of an area for `dates`. */
export async function openResults(page: Page): Promise<void> {
  await page.goto(`/results?${new URLSearchParams({ area: '1', ...dates })}`)
  await settle(page)
}

/** The addresses of every screen that a visitor sees (docs/product/app.md#routes). */
export async function visitorScreens(base: string): Promise<string[]> {
  const [car] = await availableCars(base)
  const trip = new URLSearchParams({ car: car ?? '', ...dates })
  const results = new URLSearchParams({ area: '1', ...dates })
  return [
    '/',
    '/about',
    '/faq',
    '/results',
    '/terms',
    '/welcome',
    '/personal',
    `/personal?${trip}`,
    '/contact',
    '/confirmation',
    '/passport',
    '/trust-card',
    '/booking?car=LOST',
    '/404',
    '/nowhere',
    `/results?${results}`,
    `/details?${trip}`,
    `/booking?${trip}`,
  ]
}

/** Books two cars for the renter, one held and one promised in cash, and posts a job. Answers every screen they see. */
export async function renterScreens(base: string, token: string): Promise<string[]> {
  const [first = '', second = ''] = await availableCars(base)
  const book = (car: string) => post(base, token, { objectType: 'submitBooking', car, ...dates })
  const held = await book(first)
  const promised = await book(second)
  const order = String(promised.body.orderId)
  await post(base, token, { objectType: 'submitPaymentRefund', order, paymentMethod: 'cash' })
  const trip = new URLSearchParams({ car: first, ...dates })
  const change = new URLSearchParams({ type: 'change', order, ...dates })
  const { jobs } = await ask<{ jobs: { id: string }[] }>(base, token, { objectType: 'jobs' })
  return [
    '/personal',
    '/passport',
    '/trust-card',
    '/waiting-list',
    '/dashboard',
    '/extend',
    '/keys',
    '/vehicle-inspection',
    '/vehicle-maintenance',
    '/my-network',
    '/referral-tree',
    '/jobs',
    '/jobs?status=cancelled',
    '/jobs/create',
    '/jobs?route=LOST',
    '/jobs/routes',
    '/jobs/routes?edit=new',
    '/jobs/routes?edit=LOST',
    `/jobs/${jobs[0]?.id}`,
    '/jobs/LOST',
    `/jobs/edit/${await postedJob(base, token)}`,
    '/jobs/edit/LOST',
    '/staff',
    `/booking?${trip}`,
    `/personal?${trip}`,
    `/payment?order=${String(held.body.orderId)}`,
    `/confirmation?order=${order}`,
    '/confirmation?order=LOST',
    '/payment?order=LOST',
    `/extend?order=${order}`,
    `/refund?order=${order}`,
    '/refund?order=LOST',
    `/results?${change}`,
    `/details?${change}&car=${first}`,
  ]
}

/** What somebody sees who has a car: its return, its inspections, its maintenance; and what stands there for a lost order. */
export async function carScreens(base: string, token: string): Promise<string[]> {
  const { rentals } = await ask<{ rentals: { orderId: string; rentalStatus?: number }[] }>(
    base,
    token,
    { objectType: 'dashboard' },
  )
  const order = rentals.find(({ rentalStatus }) => rentalStatus === 86)?.orderId ?? ''
  return ['/dashboard', '/keys', '/vehicle-inspection', '/vehicle-maintenance'].flatMap((path) => [
    `${path}?order=${order}`,
    `${path}?order=LOST`,
  ])
}

/** Waits until a screen shows what it has, and nothing is being loaded. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await quiet(page)
  // React shows a part that was loaded late a moment after it came, and only then the part asks.
  await expect(page.locator('.animate-shimmer')).toHaveCount(0)
  await quiet(page)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
