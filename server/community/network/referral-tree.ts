import { scoreOf, type ScoredReview } from '#domain/community/profile/score.ts'
import type { Lang } from '#protocol/core/text.ts'
import type * as operations from '#protocol/community/operations.ts'
import type { TreePerson } from '#protocol/community/network/referral-tree.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { userById } from '../../people/people/account-store.ts'
import { hasBlocked, knownPerson } from '../../people/people/ties.ts'
import { presentScore, readScoredReviews } from '../reviews/scores.ts'
import { readPrivacy } from './privacy-store.ts'
import { completedRentals, type TreeRow, readTree } from './tree-store.ts'
import { shownFirstName } from '../../people/people/shown-name.ts'

/**
 * A person's tree with first names (docs/product/community.md#referral-tree). Whoever blocked the
 * caller, or does not show their profile, has no tree for others and no name in theirs.
 */
export const referralTree: Handlers<typeof operations>['referralTree'] = async (
  { db, user, now, lang },
  { userId = user.id },
) => {
  const isOwnTree = userId === user.id
  if (!isOwnTree && !(await showsTree(db, user.id, userId))) return { people: [] }
  const rows = await readTree(db, userId, user.id)
  const reviews = await readScoredReviews(
    db,
    rows.map(({ id }) => id),
    now,
  )
  const people = rows.map(
    (row): TreePerson => ({
      id: row.id,
      name: showsName(row, user.id) ? shownFirstName(row, lang) : undefined,
      parentId: row.depth === 0 ? undefined : (row.referred_by ?? undefined),
      score: presentScore(reviews.get(row.id), lang),
      invitedAt: row.invited_at.toISOString(),
      isOwn: row.is_own || undefined,
      more: row.more || undefined,
    }),
  )
  return {
    people,
    parent: await readParent(db, rows[0], user.id, lang),
    branch: await readBranch(db, rows, user.id, reviews),
  }
}

async function showsTree(db: Db | Tx, viewerId: string, userId: string): Promise<boolean> {
  const person = await knownPerson(db, viewerId, userId)
  return person !== undefined && (await readPrivacy(db, userId)).publicProfile
}

/** Oneself and those whom one brought are known; of others only who shows themself. */
function showsName(row: TreeRow, viewerId: string): boolean {
  if (row.blocks_viewer) return false
  return row.id === viewerId || row.referred_by === viewerId || row.public_profile
}

async function readParent(db: Db | Tx, root: TreeRow | undefined, viewerId: string, lang: Lang) {
  const parent = root?.referred_by ? await userById(db, root.referred_by) : undefined
  if (!parent || (await hasBlocked(db, parent.id, viewerId))) return undefined
  const isOfThem = viewerId === root?.id || viewerId === parent.id
  const isNamed = isOfThem || (await readPrivacy(db, parent.id)).publicProfile
  return { id: parent.id, name: isNamed ? shownFirstName(parent, lang) : undefined }
}

/** What came through the caller, for the caller's eyes. */
async function readBranch(
  db: Db | Tx,
  rows: readonly TreeRow[],
  viewerId: string,
  reviews: ReadonlyMap<string, readonly ScoredReview[]>,
) {
  const own = rows.filter((row) => row.is_own)
  if (own.length === 0) return undefined
  const below = own.filter(({ id }) => id !== viewerId).map(({ id }) => id)
  const scores = below.flatMap((id) => {
    const of = reviews.get(id)
    return of ? [scoreOf(of).value] : []
  })
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return {
    people: below.length + own.reduce((sum, { more }) => sum + more, 0),
    completedRentals: await completedRentals(db, below),
    averageScore: scores.length > 0 ? Math.round(mean * 10) / 10 : undefined,
  }
}
