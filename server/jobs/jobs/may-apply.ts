import { ruleFor, type JobRole } from '#domain/jobs/jobs/job-moves.ts'
import { jobShapes, type JobType } from '#domain/jobs/jobs/job.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import { databaseRefusals } from '../../platform/api/database-refusals.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { hasBlockedLicense, licenseNotAccepted } from '../../people/drivers/license-not-accepted.ts'
import { verifiedDriver } from '../../people/drivers/verified-driver.ts'
import { userById } from '../../people/people/account-store.ts'
import { hasName } from '../../people/people/name-first.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { jobTexts } from './job-texts.ts'
import { factsOf, type JobRow } from './jobs-store.ts'

/**
 * What a person still lacks to post or to do a job of a type (docs/product/jobs.md#rights): an
 * address that is theirs, a name, and a verified license where they would drive; who brings a car of
 * the company's, the papers of a renter until the day after `endsAt`.
 */
export async function missingFor(
  db: Db | Tx,
  userId: string,
  type: JobType,
  as: 'owner' | 'assignee',
  now: Date,
  /** `isAccepted`: who asks was accepted already, and is about to take the car. */
  car?: { area_id: string; ends_at: Date; isAccepted?: boolean },
): Promise<Text | undefined> {
  const person = await userById(db, userId)
  if (!person?.email_verified_at || person.unconfirmed) return jobTexts.confirmEmail
  if (!hasName(person)) return jobTexts.nameFirst
  if (jobShapes[type].driver !== as) return undefined
  const area = car && (await areaById(db, car.area_id))
  const until = area && dayOf(toWall(car.ends_at, area.zone))
  const { driver, license, papers } = await verifiedDriver(db, userId, now, until)
  if (car && license && !papers) return databaseRefusals.relocation_papers.text
  if (driver && (await hasBlockedLicense(db, userId, [driver], now))) return licenseNotAccepted
  if (license) return undefined
  if (as === 'owner') return jobTexts.licenseToPost
  return car?.isAccepted ? jobTexts.licenseToTake : jobTexts.licenseToApply
}

/** Until when a relocation has the company's car, and in which area it begins. */
export const carOf = ({ type, area_id, ends_at }: JobRow) =>
  type === 'relocation' && area_id !== null ? { area_id, ends_at } : undefined

/** Why somebody cannot apply to an open job that they see; undefined when they can, or need not. */
export async function whyNotApplied(
  { db, user, lang, now }: { db: Db | Tx; user: SignedIn; lang: Lang; now: Date },
  row: JobRow,
  role: JobRole,
): Promise<string | undefined> {
  if (role !== 'other' || row.status !== 'open') return undefined
  if (!ruleFor('apply', role, factsOf(row), now)) return jobTexts.isOver[lang]
  return (await missingFor(db, user.id, row.type, 'assignee', now, carOf(row)))?.[lang]
}
