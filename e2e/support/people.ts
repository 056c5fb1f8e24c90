import type { Page } from '@playwright/test'
import pg from 'pg'
import { randomId, randomToken, sha256 } from '#server/platform/random.ts'
import { databaseOf } from './demo-server.ts'
import { smallPicture } from './picture.ts'
import { post } from './wire.ts'

/** A person of the demo who has rented before and whose papers the company has verified. */
export const verifiedRenter = 'emilio.estrada@example.org'
/** A person of the demo who drives a car that goes back in a few days. */
export const drivingRenter = 'guadalupe.jimenez76@example.com'

/**
 * The session token of a person, whose account is made where there is none. No mail is sent: the
 * journeys whose story it is sign in by it.
 */
export async function signedIn(base: string, email: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseOf(base) })
  await client.connect()
  const token = randomToken()
  try {
    await client.query(
      `insert into app_user (id, email, email_verified_at) values ($1, $2, now())
       on conflict (email) where not unconfirmed do update
         set email_verified_at = coalesce(app_user.email_verified_at, now())`,
      [randomId(), email],
    )
    // However far a journey moves the clock, it stays signed in.
    const { rowCount } = await client.query(
      `insert into session (token_hash, user_id, created_at, expires_at, last_used_at)
       select $1, id, now(), now() + interval '2 years', now() from app_user where email = $2`,
      [sha256(token), email],
    )
    if (rowCount !== 1) throw new Error(`not signed in: ${email}`)
  } finally {
    await client.end()
  }
  return token
}

/** Puts somebody with these rights on the staff list; answers the address by which the team has them. */
export async function newColleague(base: string, rights: readonly string[]): Promise<string> {
  const email = `colleague-${crypto.randomUUID().slice(0, 6)}@example.com`
  await signedIn(base, email)
  const client = new pg.Client({ connectionString: databaseOf(base) })
  await client.connect()
  try {
    await client.query(
      `insert into staff_member (user_id, rights) select id, $2 from app_user where email = $1`,
      [email, rights],
    )
  } finally {
    await client.end()
  }
  return email
}

/** Somebody who has rented before: account, license and insurance are there. Answers the session token. */
export async function knownRenter(base: string, email: string): Promise<string> {
  const session = await signedIn(base, email)
  const person = {
    firstName: 'Ana',
    lastName: 'Núñez',
    phone: '+13055550123',
    birthDate: '1990-05-04',
  }
  const registered = await post(base, session, {
    objectType: 'newUserRegistration',
    ...person,
    email,
    acceptedTerms: '1',
  })
  const { token } = registered.body
  if (typeof token !== 'string')
    throw new Error(`not registered: ${JSON.stringify(registered.body)}`)
  await givePapers(base, token)
  return token
}

/** The license and the insurance without which nobody rents. */
export async function givePapers(base: string, token: string, number = 'D1'): Promise<void> {
  const picture = await smallPicture('license.png')
  await post(
    base,
    token,
    {
      objectType: 'driverLicense',
      number,
      country: 'US',
      state: 'CA',
      expirationDate: '2031-01-01',
    },
    { pictures: new Blob([new Uint8Array(picture.buffer)], { type: 'image/png' }) },
  )
  const insurance = {
    company: 'Bay Mutual',
    policyNumber: 'P1',
    expirationDate: '2031-01-01',
    liabilityLimits: '25000',
  }
  const insured = await post(base, token, { objectType: 'driverInsurance', ...insurance })
  if (insured.body.status !== 1) throw new Error(`not a renter: ${JSON.stringify(insured.body)}`)
}

/** Opens the app as this person. */
export async function openAs(page: Page, token: string, path: string): Promise<void> {
  await keepFor(page, { userToken: token })
  await page.goto(path)
}

/** Puts down what the app will find when the page opens it next. */
export async function keepFor(page: Page, kept: Record<string, string>): Promise<void> {
  const script = await page.addInitScript((values) => {
    if (!location.protocol.startsWith('http')) return
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
  }, kept)
  // What the app changes later stays changed.
  page.once('domcontentloaded', () => void script.dispose())
}
