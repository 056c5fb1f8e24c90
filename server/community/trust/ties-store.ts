import { type RawBuilder, sql } from 'kysely'
import type { Question } from '#domain/community/trust/search.ts'
import {
  capacityOf,
  type PersonId,
  type TieKind,
  type TrustEdge,
} from '#domain/community/trust/ties.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

const dayMs = 86_400_000

/** As table `tie` numbers them. */
const kinds: readonly TieKind[] = ['vouch', 'connection', 'referral']

/** Ties by columns, each sent as one text: rows cost the driver many times as much; null when there are none. */
type Columns = Record<'from' | 'to' | 'kind' | 'rating' | 'percent' | 'since', number[] | null>

/** Numbers of people as one value: the driver looks at each element of an array. */
const numbers = (people: readonly PersonId[]) => sql`${`{${people.join()}}`}::integer[]`

const ties = (where: RawBuilder<unknown>) => sql`select * from tie where ${where}`

/** Which ties a question of the search asks for, found by nothing but an index of `tie`. */
function asked({ kind, leaving, leadingTo }: Question): RawBuilder<unknown> {
  const [givers, receivers] = [numbers(leaving), numbers(leadingTo)]
  if (kind === 'around')
    return sql.join(
      [
        ...(leaving.length > 0 ? [ties(sql`from_no = any(${givers})`)] : []),
        ...(leadingTo.length > 0 ? [ties(sql`to_no = any(${receivers})`)] : []),
      ],
      sql` union all `,
    )
  // Looked up from the smaller side. A sum is in no index, so that the other side is not looked up for each.
  return leaving.length <= leadingTo.length
    ? ties(sql`from_no = any(${givers}) and to_no + 0 = any(${receivers})`)
    : ties(sql`to_no = any(${receivers}) and from_no + 0 = any(${givers})`)
}

/** The edges that a question of the search asks for. */
export async function edgesFor(db: Db | Tx, question: Question, now: Date): Promise<TrustEdge[]> {
  const { rows } = await sql<Columns>`
    select to_json(array_agg(from_no)) as from, to_json(array_agg(to_no)) as to,
      to_json(array_agg(kind)) as kind, to_json(array_agg(rating)) as rating,
      to_json(array_agg(percent)) as percent, to_json(array_agg(since)) as since
    from (${asked(question)}) tie`.execute(db)
  const edges: TrustEdge[] = []
  for (const columns of rows)
    columns.from?.forEach((from, at) => {
      const number = (column: number[] | null) => column?.[at] ?? 0
      const [to, kind = 'referral'] = [number(columns.to), kinds[number(columns.kind)]]
      const [rating, percent] = [number(columns.rating), number(columns.percent)]
      const ageDays = (now.getTime() - number(columns.since) * 1000) / dayMs
      const capacity = capacityOf({ kind, from, to, rating, confidence: percent / 100, ageDays })
      if (capacity > 0) edges.push({ from, to, kind, capacity })
    })
  return edges
}

/** The numbers of some people by their ids, and of those whom staff named (docs/product/community.md#trust). */
export async function readTieNumbers(
  db: Db | Tx,
  ids: readonly string[],
): Promise<{ of: Map<string, number>; seeds: number[] }> {
  const { rows } = await sql<{ id: string; no: number; is_seed: boolean }>`
    select id, joined_no as no, false as is_seed from app_user where id = any(${ids}::text[])
    union all
    select u.id, u.joined_no, true from trust_seed s join app_user u on u.id = s.user_id`.execute(
    db,
  )
  const byNumber = rows.toSorted((a, b) => a.no - b.no)
  const [seeds, people] = [true, false].map((is) => byNumber.filter((row) => row.is_seed === is))
  return {
    of: new Map(people?.map(({ id, no }) => [id, no])),
    seeds: seeds?.map(({ no }) => no) ?? [],
  }
}

/** What is told of a person on whom a trust rests. */
export type Witness = { firstName: string | undefined }

export type Witnesses = {
  people: Map<PersonId, Witness>
  /** Accounts that are nobody's yet, or are gone. */
  barred: PersonId[]
  /** Pairs of whom one blocked the other. */
  blocked: [number, number][]
}

/** The people of these numbers, and which of them carry nothing. */
export async function readWitnesses(db: Db | Tx, people: readonly PersonId[]): Promise<Witnesses> {
  const { rows } = await sql<{
    no: number
    first_name: string | null
    blocked_no: number | null
  }>`
    with witness as materialized (
      select id, joined_no, first_name, unconfirmed, deleted_at from app_user
      where joined_no = any(${numbers(people)}))
    select u.joined_no as no, case when coalesce(p.nameless, false) then null else u.first_name end as first_name,
      null as blocked_no
    from witness u left join person_privacy p on p.user_id = u.id
    where not u.unconfirmed and u.deleted_at is null
    union all
    select one.joined_no, null, other.joined_no
    from person_block b join witness one on one.id = b.blocker_id join witness other on other.id = b.blocked_id`.execute(
    db,
  )
  const found = new Map<PersonId, Witness>()
  const blocked: [number, number][] = []
  for (const { no, first_name, blocked_no } of rows)
    if (blocked_no !== null) blocked.push([no, blocked_no])
    else found.set(no, { firstName: first_name ?? undefined })
  return { people: found, barred: people.filter((no) => !found.has(no)), blocked }
}
