import { passportFile, passportKind } from '#domain/community/passport/passport.ts'
import { criterionMeans, type ScoredReview, scoreOf } from '#domain/community/profile/score.ts'
import type * as operations from '#protocol/community/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { signingKey } from '../../platform/auth/signing-key.ts'
import { today } from '../../platform/today.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { verifiedDriver } from '../../people/drivers/verified-driver.ts'
import { userById } from '../../people/people/account-store.ts'
import { scoredReviews } from '../reviews/scores.ts'
import { completedRentals } from './completed-rentals.ts'

/**
 * What a person may show elsewhere, signed with the key of this installation. It says what is so now;
 * whoever reads it later sees of when it is (docs/product/community.md#rental-passport).
 */
export const rentalPassport: Handlers<typeof operations>['rentalPassport'] = ({
  db,
  user,
  now,
  services,
}) => passportOf(db, user.id, services.config.publicUrl, now)

/** The same for whoever keeps one. @param issuer the origin of this installation */
export async function passportOf(db: Db | Tx, userId: string, issuer: string, now: Date) {
  const person = await userById(db, userId)
  const verified = await verifiedDriver(db, userId, now)
  // Staff compared the driver's name with the license; what the account says nobody looked at.
  const named = verified.license ? verified.driver : person
  const reviews = await scoredReviews(db, userId, now)
  const passport = {
    kind: passportKind,
    version: 1,
    issuer,
    issuedAt: now.toISOString(),
    person: {
      firstName: named?.first_name ?? '',
      lastName: named?.last_name ?? '',
      memberSince: today(person?.created_at ?? now),
    },
    facts: {
      emailConfirmed: Boolean(person?.email_verified_at),
      licenseVerified: verified.license,
      insuranceVerified: verified.insurance,
    },
    score: { value: scoreOf(reviews).value, reviews: reviews.length },
    criteria: await readCriteria(db, reviews),
    ...(await completedRentals(db, userId)),
  } as const
  const signer = signingKey()
  const summary = passportFile({ ...passport, rentals: [] }, signer)
  return { file: passportFile(passport, signer), summary }
}

/** Each criterion by its id and its English name, for whoever does not know the id. */
async function readCriteria(db: Db | Tx, reviews: readonly ScoredReview[]) {
  const means = criterionMeans(reviews)
  const rows = await db
    .selectFrom('rating_criterion')
    .select(['id', 'name_en'])
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, name_en: name }) => {
    const value = means[id]
    return value === undefined ? [] : [{ id, name, value }]
  })
}
