import { criterionMeans } from '#domain/community/profile/score.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { UserDetails, VerifiedFacts } from '#protocol/community/profile/user-details.ts'
import { sql } from 'kysely'
import { today } from '../../platform/today.ts'
import { avatarAddress } from '../../platform/uploads/avatar-files.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { verifiedDriver } from '../../people/drivers/verified-driver.ts'
import { readPrivacy } from '../network/privacy-store.ts'
import { completedRentals } from '../network/tree-store.ts'
import type { UserRow } from '../../people/people/account-store.ts'
import { presentScore, scoredReviews } from '../reviews/scores.ts'

/** What anybody with the link reads of a person whose profile is public (docs/product/community.md#profile). */
export async function publicDetails(
  db: Db | Tx,
  row: UserRow,
  { lang, now }: { lang: Lang; now: Date },
): Promise<UserDetails> {
  const scored = await scoredReviews(db, row.id, now)
  return {
    id: row.id,
    firstName: row.first_name ?? undefined,
    img: avatarAddress(row.avatar),
    score: presentScore(scored, lang),
    facts: await readFacts(db, row, scored.length, now),
    hasCard: (await readPrivacy(db, row.id)).publicProfile,
    rating: criterionMeans(scored),
    reviews: [],
    allowedActions: [],
  }
}

async function readFacts(
  db: Db | Tx,
  row: UserRow,
  reviews: number,
  now: Date,
): Promise<VerifiedFacts> {
  const { rows } = await sql<{ vouches: number }>`
    select count(*)::int as vouches from recommendation r join app_user by on by.id = r.by_id
    where r.user_id = ${row.id} and r.withdrawn_at is null and not by.unconfirmed`.execute(db)
  return {
    memberSince: today(row.created_at),
    licenseVerified: (await verifiedDriver(db, row.id, now)).license,
    rentals: await completedRentals(db, [row.id]),
    vouches: rows[0]?.vouches ?? 0,
    reviews,
  }
}
