import { sql } from 'kysely'
import { everybody, type World } from './people.ts'

/* What is so, read from the tables in one question and worked out by other ways than the server's. */

type WrittenReview = {
  id: string
  writer: string
  subject: string | null
  side: string
  status: string
  ratings: Record<string, number>
  comment: string
  note: string
  hidden: boolean
  /** Seconds since 1970. */
  created: number
  /** When the rental was over. */
  ended: number | null
  /** Both sides have written their last word. */
  both: boolean
  order: string
}
type Tie = { kind: 'vouch' | 'connection' | 'referral'; from: string; to: string }
type Vouch = Tie & { rating: number; confidence: number; created: number }

export type Truth = {
  now: number
  reviews: WrittenReview[]
  ties: (Tie | Vouch)[]
  /** Who blocked whom. */
  blocks: [string, string][]
  /** Who asked whom for a connection and has no yes. */
  asked: [string, string][]
  seeds: string[]
  people: { id: string; parent: string | null; hasLeft: boolean; isPublic: boolean }[]
}

export async function truthOf(world: World): Promise<Truth> {
  const ids = everybody(world)
  const now = world.server.services.clock().getTime() / 1000
  const { rows } = await sql<Omit<Truth, 'now'>>`
    with person as (select * from app_user where id = any(${ids}::text[])),
      ended as (select o.transaction_id, extract(epoch from max(e.at))::float8 as at, max(o.id) as order_id
        from rental_order o join order_event e on e.order_id = o.id and e.status_to in (87, 88)
        where o.user_id = any(${ids}::text[]) group by o.transaction_id)
    select
      (select coalesce(json_agg(json_build_object('id', r.id, 'writer', reviewer_id, 'subject', subject_id,
        'side', side, 'status', status, 'ratings', ratings, 'comment', comment, 'note', private_note,
        'hidden', hidden_at is not null, 'created', extract(epoch from created_at)::float8,
        'ended', ended.at, 'order', ended.order_id,
        'both', (select count(*) from review s where s.transaction_id = r.transaction_id and s.status <> 'in-progress') = 2)), '[]')
        from review r left join ended on ended.transaction_id = r.transaction_id
        where reviewer_id = any(${ids}::text[])) as reviews,
      (select coalesce(json_agg(t), '[]') from (
        select 'vouch' as kind, by_id as "from", user_id as "to", rating, confidence::float8,
          extract(epoch from created_at)::float8 as created from recommendation
          where withdrawn_at is null and by_id = any(${ids}::text[])
        union all select 'connection', requester_id, addressee_id, null, null, null from connection
          where status = 'confirmed' and requester_id = any(${ids}::text[])
        union all select 'referral', referred_by, id, null, null, null from person where referred_by is not null
      ) t) as ties,
      (select coalesce(json_agg(json_build_array(blocker_id, blocked_id)), '[]') from person_block
        where blocker_id = any(${ids}::text[])) as blocks,
      (select coalesce(json_agg(json_build_array(requester_id, addressee_id)), '[]') from connection
        where status in ('pending', 'ignored') and requester_id = any(${ids}::text[])) as asked,
      (select coalesce(json_agg(user_id), '[]') from trust_seed where user_id = any(${ids}::text[])) as seeds,
      (select json_agg(json_build_object('id', id, 'parent', referred_by, 'hasLeft', deleted_at is not null,
        'isPublic', coalesce(public_profile, true)))
        from person left join person_privacy on user_id = id) as people`.execute(
    world.server.services.db,
  )
  const [row] = rows
  if (!row) throw new Error('a question without an answer')
  return { now, ...row }
}

const day = 86_400
const month = (365.25 / 12) * day

/**
 * Everybody may read it: under way, or written by both, or 14 days after the end. The other side of
 * somebody who left is gone: whether there was one nobody knows.
 */
export const isOpen = ({ now, people }: Truth, review: WrittenReview): boolean =>
  review.status === 'in-progress' ||
  review.both ||
  (review.ended !== null && now >= review.ended + 14 * day) ||
  people.some(({ id, hasLeft }) => hasLeft && id === review.writer)

export const hasBlocked = ({ blocks }: Truth, by: string, who: string): boolean =>
  blocks.some(([blocker, blocked]) => blocker === by && blocked === who)

/** docs/product/community.md#privacy: who has no public profile is there for those who know them. */
export function showsProfile({ people, ties, asked }: Truth, person: string, viewer: string) {
  if (people.find(({ id }) => id === person)?.isPublic ?? true) return true
  const isTie = ({ kind, from, to }: Tie) =>
    (from === person && to === viewer) || (kind !== 'vouch' && from === viewer && to === person)
  return ties.some(isTie) || asked.some(([by, whom]) => by === person && whom === viewer)
}

/** How much there was to hold, so that walks that never get anywhere prove nothing. */
export const tallyOf = (truth: Truth) => ({
  blocks: truth.blocks.length,
  waiting: truth.reviews.filter((review) => !isOpen(truth, review)).length,
  both: truth.reviews.filter(({ both, hidden }) => both && !hidden).length,
  hidden: truth.reviews.filter(({ hidden }) => hidden).length,
  vouches: truth.ties.filter(({ kind }) => kind === 'vouch').length,
  connections: truth.ties.filter(({ kind }) => kind === 'connection').length,
  referrals: truth.ties.filter(({ kind }) => kind === 'referral').length,
  seeds: truth.seeds.length,
  former: truth.people.filter(({ hasLeft }) => hasLeft).length,
})

/** docs/product/community.md#score, step by step. */
export function scoreOf(truth: Truth, person: string): { value: number; reviews: number } {
  const counted = truth.reviews.filter(
    (review) =>
      review.subject === person &&
      review.status !== 'in-progress' &&
      !review.hidden &&
      isOpen(truth, review),
  )
  let [above, below] = [7 * 3, 3]
  for (const { ratings, created } of counted) {
    const values = Object.values(ratings)
    const weight = 0.5 ** (Math.max(0, truth.now - created) / (18 * month))
    above += (weight * values.reduce((sum, value) => sum + value, 0)) / values.length
    below += weight
  }
  return { value: Math.round((above / below) * 10 + 1e-9) / 10, reviews: counted.length }
}

const millionths = (tie: Tie | Vouch, now: number): number => {
  if (tie.kind === 'connection') return 300_000
  if (tie.kind === 'referral') return 200_000
  const { rating, confidence, created } = tie as Vouch
  return Math.round(
    (rating / 10) * confidence * 0.5 ** (Math.max(0, now - created) / (24 * month)) * 1e6,
  )
}

/**
 * docs/product/community.md#trust by its other definition: the flow is as large as the least of all
 * cuts between where trust begins and the person, and of few people each cut can be tried.
 */
export function trustIn(truth: Truth, viewer: string, person: string): number {
  const here = new Set(truth.people.filter(({ hasLeft }) => !hasLeft).map(({ id }) => id))
  const edges = new Map<string, Map<string, number>>()
  for (const tie of truth.ties) {
    const { from, to } = tie
    if (!here.has(from) || !here.has(to)) continue
    if (hasBlocked(truth, from, to) || hasBlocked(truth, to, from)) continue
    const capacity = millionths(tie, truth.now)
    const ways =
      tie.kind === 'vouch'
        ? [[from, to]]
        : [
            [from, to],
            [to, from],
          ]
    for (const [one = '', other = ''] of ways) {
      const out = edges.get(one) ?? new Map<string, number>()
      edges.set(one, out.set(other, Math.max(capacity, out.get(other) ?? 0)))
    }
  }
  const near = nearTo([viewer, ...truth.seeds], edges)
  const others = [...here].filter((id) => id !== viewer && id !== person)
  let least = Number.POSITIVE_INFINITY
  for (let cut = 0; cut < 2 ** others.length; cut++) {
    const side = new Set([viewer, ...others.filter((_, at) => Math.floor(cut / 2 ** at) % 2 === 1)])
    let through = truth.seeds.filter((id) => !side.has(id)).length * 500_000
    for (const id of side)
      if (near.has(id))
        for (const [to, capacity] of edges.get(id) ?? []) if (!side.has(to)) through += capacity
    least = Math.min(least, through)
  }
  return Math.round((100 * least) / (least + 1e6))
}

/** Who is three steps or fewer from one of the first. */
function nearTo(first: readonly string[], edges: ReadonlyMap<string, ReadonlyMap<string, number>>) {
  const near = new Set(first)
  for (let steps = 0; steps < 3; steps++)
    for (const id of Array.from(near))
      for (const [to, capacity] of edges.get(id) ?? []) if (capacity > 0) near.add(to)
  return near
}
