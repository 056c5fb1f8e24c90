import { sql } from 'kysely'
import { ageOn, minimumDriverAge } from '#domain/people/drivers/driver-age.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Lang } from '#protocol/core/text.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { today } from '../../platform/today.ts'
import { savePrimaryDriver } from '../drivers/drivers-store.ts'
import {
  createUser,
  lockUser,
  type Person,
  savePerson,
  type UserRow,
} from '../people/account-store.ts'
import { hasPhone } from '../people/search-people.ts'
import { shownName } from '../people/shown-name.ts'

/** What the desk asks of somebody who has no account. */
export type NewPerson = Person & { email: string; language: Lang }

/** Whose e-mail or phone it is already; accounts that nobody confirmed are nobody's. */
async function findSame(tx: Tx, { email, phone }: NewPerson, lang: Lang) {
  const { rows } = await sql<{ name: string; same: 'email' | 'phone' }>`
    select ${shownName('u', lang)} as name, case when u.email = ${email} then 'email' else 'phone' end as same
    from app_user u
    where u.deleted_at is null and not u.unconfirmed and (u.email = ${email} or ${hasPhone('u', phone)})
    order by u.email = ${email} desc, u.created_at limit 1`.execute(tx)
  return rows[0]
}

/** @throws Problem 409 that names who is here already */
async function mustBeNew(tx: Tx, person: NewPerson, lang: Lang): Promise<void> {
  const same = await findSame(tx, person, lang)
  if (!same) return
  const { name } = same
  throw conflict(
    same.same === 'email'
      ? {
          en: `${name} has this e-mail already. Choose ${name} instead.`,
          es: `${name} ya tiene este correo. Elige a ${name}.`,
        }
      : {
          en: `${name} has this phone already. Choose ${name} instead.`,
          es: `${name} ya tiene este teléfono. Elige a ${name}.`,
        },
  )
}

/**
 * Makes the account of somebody whom the desk speaks with. Its address is the company's word until they open a link
 * that was mailed to it: whoever can is them (docs/product/staff.md#booking-for-a-caller). They accept terms and
 * contract themselves.
 * @throws Problem 400 for a birth date that may not drive, 409 for who has an account
 */
export async function makePersonOfCaller(
  tx: Tx,
  person: NewPerson,
  { now, lang }: { now: Date; lang: Lang },
): Promise<UserRow> {
  const age = ageOn(person.birthDate, today(now))
  if (age < minimumDriverAge || age > 120)
    throw new Problem(400, texts.malformed, { errors: { birthDate: fieldError('invalidData') } })
  // Two of the staff who make the same person come one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`person ${person.phone}`}, 0))`.execute(
    tx,
  )
  await mustBeNew(tx, person, lang)
  const user = await createUser(tx, person.email, person.language, now)
  if (!user) {
    await mustBeNew(tx, person, lang)
    throw new Error('an account is neither new nor there')
  }
  await savePerson(tx, user.id, person)
  await savePrimaryDriver(tx, user.id, person, now)
  return lockUser(tx, user.id)
}
