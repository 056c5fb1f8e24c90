import type { Insertable } from 'kysely'
import { createSession } from '#server/platform/auth/sessions.ts'
import { randomId } from '#server/platform/random.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { TestServer } from './server.ts'

export type TestUser = { id: string; email: string; token: string; driverId: string }

/**
 * A renter who could pay at once: verified e-mail, license and insurance handed in. `driver` and
 * `user` change single columns.
 */
export async function buildUser(
  { services }: TestServer,
  more: {
    user?: Partial<Insertable<Schema['app_user']>>
    driver?: Partial<Insertable<Schema['driver']>>
    staff?: boolean
  } = {},
): Promise<TestUser> {
  const id = randomId()
  const now = services.clock()
  const email = more.user?.email ?? `${id.toLowerCase()}@example.com`
  const person = {
    first_name: 'Ana',
    last_name: 'Núñez',
    phone: '+13055550123',
    birth_date: '1990-05-04',
  }
  const driverId = randomId()
  const token = await services.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('app_user')
      .values({ id, email, email_verified_at: now, ...person, ...more.user })
      .execute()
    await tx
      .insertInto('driver')
      .values({
        id: driverId,
        user_id: id,
        is_primary: true,
        ...person,
        // Everybody has a license of their own.
        license_number: `D${id}`,
        license_country: 'US',
        license_state: 'CA',
        license_expires: '2031-01-01',
        license_verification: 'submitted',
        insurance_company: 'Bay Mutual',
        insurance_policy_number: 'POL-1',
        insurance_expires: '2031-01-01',
        insurance_liability_limit_cents: 500_000,
        insurance_verification: 'submitted',
        ...more.driver,
      })
      .execute()
    if (more.staff)
      await tx
        .insertInto('staff_member')
        .values({ user_id: id, rights: ['owner'] })
        .execute()
    return createSession(tx, id, now)
  })
  return { id, email, token, driverId }
}

/**
 * Staff have verified license and insurance of every driver of an account, as they are now; nobody gets keys
 * before (docs/product/rental.md#papers).
 */
export async function verifyPapers(
  { services: { db } }: TestServer,
  { id }: Pick<TestUser, 'id'>,
): Promise<void> {
  await db
    .updateTable('driver')
    .set((row) => ({
      license_verification: 'verified',
      insurance_verification: 'verified',
      license_verified_version: row.ref('license_version'),
      insurance_verified_version: row.ref('insurance_version'),
    }))
    .where('user_id', '=', id)
    .execute()
}

/** An active sedan in the Bay Area: $39 a day, $229 a week, $849 a month, deposit $400 to $1,000. */
export async function buildCar(
  { services }: TestServer,
  more: Partial<Insertable<Schema['car']>> = {},
): Promise<string> {
  const id = more.id ?? randomId()
  await services.db
    .insertInto('car')
    .values({
      id,
      area_id: '1',
      subtype_id: 'sedan',
      type_id: 'car',
      make: 'Toyota',
      model: 'Camry',
      year: 2022,
      colour: 'pacific',
      plate: `T${id.slice(0, 6)}`,
      seats: 5,
      fuel: 'hybrid',
      battery_kwh: more.fuel === 'electric' ? '75' : null,
      day_cents: 3_900,
      week_cents: 22_900,
      month_cents: 84_900,
      mile_cents: 9,
      deposit_minimum_cents: 40_000,
      deposit_maximum_cents: 100_000,
      minimum_rental_days: 7,
      latitude: 37.8044,
      longitude: -122.2712,
      city: 'Oakland',
      address: '7th Street lot, Oakland',
      ...more,
    })
    .execute()
  return id
}
