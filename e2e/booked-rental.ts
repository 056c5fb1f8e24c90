import type { Page } from '@playwright/test'
import { post } from './known-renter.ts'
import type { SignInMail } from './mail.ts'

type ReadMail = (address: string, since?: Date) => Promise<SignInMail>

/** A person of the demo who has rented before and whose papers the company has verified. */
export const verifiedRenter = 'emilio.estrada@example.org'
/** A person of the demo who drives a car that goes back in a few days. */
export const drivingRenter = 'guadalupe.jimenez76@example.com'

/** Signs a person of the demo in and answers the session token. */
export async function signedIn(base: string, email: string, readMail: ReadMail): Promise<string> {
  const since = new Date()
  await post(base, undefined, { objectType: 'userVerification', email })
  const { code } = await readMail(email, since)
  const { body } = await post(base, undefined, { objectType: 'signIn', email, code })
  return String(body.token)
}

/** A GET as the app makes it; answers the body. */
export async function ask<Body>(
  base: string,
  token: string,
  fields: Record<string, string>,
): Promise<Body> {
  const query = new URLSearchParams({ lang: 'en', ...fields })
  const headers = { authorization: `Bearer ${token}` }
  return (await (await fetch(`${base}/api?${query}`, { headers })).json()) as Body
}

/** Moves the server's clock forward and answers what it shows then. */
export async function passMinutes(base: string, minutes: number): Promise<Date> {
  const answer = await fetch(`${base}/dev/clock?minutes=${minutes}`, { method: 'POST' })
  return new Date(((await answer.json()) as { now: string }).now)
}

const minuteMs = 60_000

/** Until the company's server has done something by itself. */
export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`it never came: ${what}`)
}

type Dashboard = {
  selectedRental?: { rentalStatus?: number; confirmation: string; allowedActions: string[] }
}

/**
 * Books a car of the Bay Area, pays it by card, accepts the contract, and lets time pass until the
 * key box opens: 6 hours for the confirmation, then on to an hour before the start.
 */
export async function rentalAtPickup(base: string, token: string): Promise<string> {
  const now = await passMinutes(base, 0)
  const day = (days: number) =>
    new Date(now.getTime() + days * 1440 * minuteMs).toISOString().slice(0, 10)
  const dates = { start: `${day(4)}T10:00`, end: `${day(18)}T10:00` }
  const { cars } = await ask<{ cars: { id: string; available: boolean }[] }>(base, token, {
    objectType: 'cars',
    area: '1',
    ...dates,
  })
  const car = cars.find(({ available }) => available)?.id ?? ''
  const held = await post(base, token, { objectType: 'submitBooking', car, ...dates })
  const order = String(held.body.orderId)
  await payByCard(base, token, order)
  await post(base, token, { objectType: 'acceptContract', order, version: '1' })
  const isConfirmed = async () => {
    const { selectedRental } = await ask<Dashboard>(base, token, { objectType: 'dashboard', order })
    return selectedRental?.confirmation === 'confirmed'
  }
  await passMinutes(base, 6 * 60 + 1)
  await until(isConfirmed, 'the confirmation')
  const later = await passMinutes(base, 0)
  // The Bay Area is 8 hours behind in winter; an hour before 10:00 is near enough all year.
  const opens = Date.parse(`${dates.start}:00-08:00`) - 60 * minuteMs
  await passMinutes(base, Math.ceil((opens - later.getTime()) / minuteMs))
  return order
}

/** Pays a held order by card and waits until the gateway has told the server. */
export async function payByCard(base: string, token: string, order: string): Promise<void> {
  const { body } = await post(base, token, {
    objectType: 'submitPaymentRefund',
    order,
    paymentMethod: 'creditCard',
  })
  const { clientSecret } = body.payment as { clientSecret: string }
  await fetch(`${base}/gateway/test/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      clientSecret,
      number: '4242424242424242',
      expiry: '12/40',
      cvc: '123',
    }),
  })
  const isPaid = async () => {
    const state = await ask<{ state?: string }>(base, token, { objectType: 'paymentState', order })
    return state.state === 'paid'
  }
  await until(isPaid, 'the payment')
}

/** Opens the app as this person. */
export async function openAs(page: Page, token: string, path: string): Promise<void> {
  await page.goto('/terms')
  await page.evaluate((value) => localStorage.setItem('userToken', value), token)
  await page.goto(path)
}
