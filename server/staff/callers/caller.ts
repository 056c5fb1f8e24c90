import { langOf, type Text } from '#protocol/core/text.ts'
import { hasDebt } from '../../money/orders/order-facts.ts'
import { readDrivers } from '../../people/drivers/drivers-store.ts'
import { hasBlockedLicense } from '../../people/drivers/license-not-accepted.ts'
import { type UserRow, userById } from '../../people/people/account-store.ts'
import { runningBlock } from '../../people/people/block-marks.ts'
import { staffTexts } from '../../platform/audit/staff-texts.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { hasRoomForHold } from '../../rentals/holds/hold-car.ts'
import { blockedCaller, callerTexts } from './caller-texts.ts'

/** Where an account can be written to; undefined of somebody who has told no address. */
export const mailboxOf = ({ email }: Pick<UserRow, 'email'>): string | undefined =>
  email.endsWith('@no-mail.invalid') ? undefined : email

export const languageOf = ({ language }: Pick<UserRow, 'language'>) => langOf(language)

/** @throws Problem 404 for nobody, or somebody who left */
export async function needCaller(db: Db | Tx, id: string): Promise<UserRow> {
  const user = await userById(db, id)
  if (!user || user.deleted_at) throw new Problem(404, texts.notFound)
  return user
}

/** Why nothing is booked for this person, in plain words: staff are told what a renter is not. */
export async function whyNotFor(db: Db | Tx, user: UserRow, now: Date): Promise<Text | undefined> {
  const block = await runningBlock(db, user.id, now)
  if (block) return blockedCaller(block)
  if (user.unconfirmed) return callerTexts.unconfirmed
  if (!mailboxOf(user)) return callerTexts.noMailbox
  if (await hasBlockedLicense(db, user.id, await readDrivers(db, user.id), now))
    return staffTexts.licenseOfBlocked
  if (await hasDebt(db, user.id)) return callerTexts.owes
  return (await hasRoomForHold(db, user.id, now)) ? undefined : callerTexts.tooManyHolds
}

/** Whoever has no account yet: of them only the age is known. */
export const someone = (birthDate: string | undefined) => ({
  birth_date: birthDate ?? null,
  insurance_expires: null,
  insurance_verification: 'missing',
  insurance_collision_deductible_cents: null,
})
