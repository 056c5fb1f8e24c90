import { sql } from 'kysely'
import type { Day } from '#domain/core/time/wall-time.ts'
import { randomId } from '../../platform/random.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import type { DriverRow } from './driver-row.ts'

/* What other features take from here. */
export type { DriverRow } from './driver-row.ts'
export { presentDriver } from './present-driver.ts'

export type DriverPerson = { firstName: string; lastName: string; phone: string; birthDate: Day }

/** An account has its own person and three more at most. */
export const mostDrivers = 4

/** All drivers of an account, its own person first. */
export async function readDrivers(db: Db | Tx, userId: string): Promise<DriverRow[]> {
  const [drivers, files] = await readTogether(db, (one) => [
    one
      .selectFrom('driver')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('is_primary', 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    pictures(one)
      .where('driver_id', 'in', (of) =>
        of.selectFrom('driver').select('driver.id').where('user_id', '=', userId),
      )
      .execute(),
  ])
  return withPictures(drivers, files)
}

/** Drivers of any accounts, with their pictures, in one look; for staff. */
export async function driversById(db: Db | Tx, ids: readonly string[]): Promise<DriverRow[]> {
  if (ids.length === 0) return []
  const wanted = sql<string>`any(${[...ids]}::text[])`
  const [drivers, files] = await readTogether(db, (one) => [
    one.selectFrom('driver').selectAll().where('id', '=', wanted).execute(),
    pictures(one).where('driver_id', '=', wanted).execute(),
  ])
  return withPictures(drivers, files)
}

type Row = Omit<DriverRow, 'licensePictures' | 'insurancePictures'>

type Picture = { id: string; driver_id: string | null; purpose: string }

const pictures = (db: Db | Tx) =>
  db
    .selectFrom('stored_file')
    .select(['id', 'driver_id', 'purpose'])
    .orderBy('created_at')
    .orderBy('id')

const withPictures = (drivers: readonly Row[], files: readonly Picture[]): DriverRow[] =>
  drivers.map((driver) => {
    const own = files.filter((file) => file.driver_id === driver.id)
    const ids = (purpose: string) =>
      own.filter((file) => file.purpose === purpose).map((file) => file.id)
    return { ...driver, licensePictures: ids('license'), insurancePictures: ids('insurance') }
  })

/** One driver of this account; its own person without an id. Undefined for somebody else's. */
export async function readDriver(
  db: Db | Tx,
  userId: string,
  driverId: string | undefined,
): Promise<DriverRow | undefined> {
  const drivers = await readDrivers(db, userId)
  return drivers.find((driver) => (driverId ? driver.id === driverId : driver.is_primary))
}

/** Adds a driver; call it with the account's row locked, so that two do not make the same one. */
export async function addDriver(
  tx: Tx,
  userId: string,
  person: DriverPerson,
  { primary, now }: { primary: boolean; now: Date },
): Promise<string> {
  const id = randomId()
  await tx
    .insertInto('driver')
    .values({
      id,
      user_id: userId,
      is_primary: primary,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      birth_date: person.birthDate,
      created_at: now,
    })
    .execute()
  return id
}

/**
 * Changes who a driver is. What was verified for another name or birth date is looked at again, as
 * it stands in the row now: staff may have decided since it was read.
 */
export async function changeDriver(
  tx: Tx,
  driver: DriverRow,
  person: DriverPerson,
  now: Date,
): Promise<void> {
  const someoneElse =
    driver.first_name !== person.firstName ||
    driver.last_name !== person.lastName ||
    driver.birth_date !== person.birthDate
  await tx
    .updateTable('driver')
    .set({
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      birth_date: person.birthDate,
      ...(someoneElse ? lookedAtAgain(now) : {}),
    })
    .where('id', '=', driver.id)
    .execute()
}

const lookedAtAgain = (now: Date) => ({
  license_verification: sql<string>`case license_verification when 'verified' then 'submitted' else license_verification end`,
  license_submitted_at: sql<Date>`case license_verification when 'verified' then ${now}::timestamptz else license_submitted_at end`,
  insurance_verification: sql<string>`case insurance_verification when 'verified' then 'submitted' else insurance_verification end`,
  insurance_submitted_at: sql<Date>`case insurance_verification when 'verified' then ${now}::timestamptz else insurance_submitted_at end`,
})

/** The account's own person as a driver, made when it is missing. The account's row is locked. */
export async function savePrimaryDriver(
  tx: Tx,
  userId: string,
  person: DriverPerson,
  now: Date,
): Promise<string> {
  const driver = await readDriver(tx, userId, undefined)
  if (!driver) return addDriver(tx, userId, person, { primary: true, now })
  await changeDriver(tx, driver, person, now)
  return driver.id
}
