import { type RawBuilder, sql } from 'kysely'
import type { Question } from '#domain/trust/search.ts'
import { edgesOf, type Tie, type TrustEdge } from '#domain/trust/ties.ts'
import type { Db, Tx } from '../../db/database.ts'

const dayMs = 86_400_000

type Row = {
  kind: Tie['kind']
  from_id: string
  to_id: string
  /** Of vouches; null otherwise. */
  rating: number | null
  confidence: number | null
  seconds: number | null
}

type Side = RawBuilder<unknown>

/* What ties people, by the side it is looked up from: an index for each. */
const vouches = (side: Side) => sql`
  select 'vouch' as kind, by_id as from_id, user_id as to_id, rating, confidence::float8,
    extract(epoch from created_at)::float8 as seconds
  from recommendation where withdrawn_at is null and ${side}`
const connections = (side: Side) => sql`
  select 'connection' as kind, requester_id as from_id, addressee_id as to_id, null::smallint as rating,
    null::float8 as confidence, null::float8 as seconds
  from connection where status = 'confirmed' and ${side}`
const referrals = (side: Side) => sql`
  select 'referral' as kind, referred_by as from_id, id as to_id, null::smallint as rating,
    null::float8 as confidence, null::float8 as seconds
  from app_user where referred_by is not null and ${side}`

const anyOf = (column: string, ids: readonly string[]): Side =>
  sql`${sql.ref(column)} = any(${ids}::text[])`

/** All ties in which one of `givers` trusts somebody, or somebody trusts one of `receivers`. */
function tiesOf(givers: readonly string[], receivers: readonly string[]): Side {
  const either = [...new Set([...givers, ...receivers])]
  const parts = [
    ...(givers.length > 0 ? [vouches(anyOf('by_id', givers))] : []),
    ...(receivers.length > 0 ? [vouches(anyOf('user_id', receivers))] : []),
    connections(anyOf('requester_id', either)),
    connections(anyOf('addressee_id', either)),
    referrals(anyOf('referred_by', either)),
    referrals(anyOf('id', either)),
  ]
  return sql.join(parts, sql` union all `)
}

/** The edges that a question of the search asks for; ties of two directions come with both. */
export async function edgesFor(
  db: Db | Tx,
  { kind, leaving, leadingTo }: Question,
  now: Date,
): Promise<TrustEdge[]> {
  if (kind === 'around') {
    const { rows } = await sql<Row>`${tiesOf(leaving, leadingTo)}`.execute(db)
    return rows.flatMap((row) => edgesOf(tieOf(row, now)))
  }
  // Looked up from the smaller side; of what is found there, what leads to the other side.
  const isAway = leaving.length <= leadingTo.length
  const ties = isAway ? tiesOf(leaving, []) : tiesOf([], leadingTo)
  const others = isAway ? leadingTo : leaving
  const { rows } = await sql<Row>`
    with tie as materialized (${ties})
    select * from tie where from_id = any(${others}::text[]) or to_id = any(${others}::text[])`.execute(
    db,
  )
  return rows.flatMap((row) => edgesOf(tieOf(row, now)))
}

function tieOf({ kind, from_id: from, to_id: to, ...vouch }: Row, now: Date): Tie {
  if (kind !== 'vouch') return { kind, from, to }
  const { rating, confidence, seconds } = vouch
  const ageDays = (now.getTime() - (seconds ?? 0) * 1000) / dayMs
  return { kind, from, to, rating: rating ?? 0, confidence: confidence ?? 0, ageDays }
}

/** People whom staff named (docs/product/community.md#trust). */
export async function seedPeople(db: Db | Tx): Promise<string[]> {
  const rows = await db.selectFrom('trust_seed').select('user_id').orderBy('user_id').execute()
  return rows.map((row) => row.user_id)
}

/** What is told of a person on whom a trust rests. */
export type Witness = { firstName: string | undefined }

export type Witnesses = {
  people: Map<string, Witness>
  /** Accounts that are nobody's yet, or are gone. */
  barred: string[]
  /** Pairs of whom one blocked the other. */
  blocked: [string, string][]
}

/** The people of these ids, and which of them carry nothing. */
export async function witnessesOf(db: Db | Tx, ids: readonly string[]): Promise<Witnesses> {
  const { rows } = await sql<{ id: string; first_name: string | null; blocked_id: string | null }>`
    select u.id, case when coalesce(p.nameless, false) then null else u.first_name end as first_name,
      null as blocked_id
    from app_user u left join person_privacy p on p.user_id = u.id
    where u.id = any(${ids}::text[]) and not u.unconfirmed and u.deleted_at is null
    union all
    select blocker_id, null, blocked_id from person_block
    where blocker_id = any(${ids}::text[]) and blocked_id = any(${ids}::text[])`.execute(db)
  const people = new Map<string, Witness>()
  const blocked: [string, string][] = []
  for (const row of rows)
    if (row.blocked_id !== null) blocked.push([row.id, row.blocked_id])
    else people.set(row.id, { firstName: row.first_name ?? undefined })
  return { people, barred: ids.filter((id) => !people.has(id)), blocked }
}
