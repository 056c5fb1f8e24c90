import type { Lang } from '#protocol/core/text.ts'
import type { Connection } from '#protocol/community/network/connection.ts'
import type { Recommendation } from '#protocol/community/network/recommendation.ts'
import { avatarAddress } from '../../platform/uploads/avatar-files.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { presentScore, readScoredReviews } from '../reviews/scores.ts'

export type Person = {
  id: string
  first_name: string | null
  last_name: string | null
  avatar: string | null
  referred_by: string | null
}

export const fullName = (person: Pick<Person, 'first_name' | 'last_name'>) =>
  [person.first_name, person.last_name].filter(Boolean).join(' ') || undefined

type Vouch = Person & { at: Date; rating: number; confidence: string; comment: string }

/** A vouch with the person at its other end. */
export const presentRecommendation = (row: Vouch): Recommendation => ({
  userId: row.id,
  name: fullName(row),
  img: avatarAddress(row.avatar),
  rating: row.rating,
  confidence: Number(row.confidence),
  comment: row.comment,
  createdAt: row.at.toISOString(),
})

/** docs/product/entities.md#connection Connection: who people are, with scores read at once. */
export async function presentPeople<Row extends Person>(
  db: Db | Tx,
  rows: readonly Row[],
  { now, lang }: { now: Date; lang: Lang },
): Promise<(Connection & { row: Row })[]> {
  const ids = rows.map(({ id }) => id)
  const reviews = await readScoredReviews(db, ids, now)
  return rows.map((row) => ({
    row,
    id: row.id,
    name: fullName(row),
    img: avatarAddress(row.avatar),
    parentId: row.referred_by ?? undefined,
    score: presentScore(reviews.get(row.id), lang),
  }))
}
