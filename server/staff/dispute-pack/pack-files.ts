import { sql } from 'kysely'
import type { CheckpointId } from '#domain/fleet/fleet/checkpoints.ts'
import { checkpointWords } from '../../fleet/fleet/checkpoint-texts.ts'
import type { Db } from '../../platform/db/database.ts'
import { fileEnding } from '../../platform/uploads/file-ending.ts'

/** So many pictures and papers at most; an index says when there were more. */
export const mostFiles = 2000

type Row = {
  part: 'inspection' | 'keys' | 'fine' | 'claim'
  /** Of an inspection its kind, of a claim the side. */
  kind: string
  /** The pickup, return, fine or claim that it belongs to. */
  of: string
  order_id: string
  checkpoint: CheckpointId | null
  week: number | null
  car_id: string | null
  /** The order whose keys an inspection is about. */
  handover: string | null
  at: Date
  taken_at: Date | null
  latitude: number | null
  longitude: number | null
  id: string
  content_type: string
  sha256: string | null
  is_renters: boolean
}

export type PackFile = Row & {
  /** In the ZIP. */
  path: string
  title: string
}

/*
 * Papers of people are no part of it whatever names them; pictures that are beside messages and reports
 * stay with the desk (docs/product/staff.md#rights).
 */
const partsOf = (transactionId: string) => sql<Row>`
  with orders as (select id from rental_order where transaction_id = ${transactionId}),
  found as (
    select 'inspection' as part, i.kind, i.id as of, i.order_id, t.checkpoint, i.week, i.car_id,
      i.handover_order_id as handover, i.submitted_at as at, t.taken_at, t.latitude, t.longitude, t.file_id,
      t.position::int as place
    from inspection i join inspection_item t on t.inspection_id = i.id
    where i.transaction_id = ${transactionId} and i.replaced_at is null
    union all
    select 'keys', 'keys', f.order_id, f.order_id, null, null, null, null, f.created_at, null, null, null, f.id, 0
    from stored_file f where f.purpose = 'keys' and f.order_id in (select id from orders)
    union all
    select 'fine', h.code, h.id, h.order_id, null, null, null, null, h.created_at, null, null, null, p.file_id, 0
    from charge h join charge_paper p on p.charge_id = h.id where h.transaction_id = ${transactionId}
    union all
    select 'claim', p.side, m.id, m.order_id, null, null, null, null, m.created_at, null, null, null, p.file_id,
      p.position::int
    from claim m join claim_picture p on p.claim_id = m.id where m.transaction_id = ${transactionId})
  select found.*, f.id, f.content_type, f.sha256, f.owner_id = o.user_id as is_renters
  from found join stored_file f on f.id = found.file_id join rental_order o on o.id = found.order_id
  where f.purpose not in ('license', 'insurance')
  order by case part when 'inspection' then 0 when 'keys' then 1 when 'fine' then 2 else 3 end, at, of, place, f.id
  limit ${mostFiles + 1}::int`

/** Pictures and papers of a rental that go to a bank or an insurer, each once though a claim may name it again. */
export async function readPackFiles(db: Db, transactionId: string): Promise<PackFile[]> {
  const { rows } = await partsOf(transactionId).execute(db)
  const paths = new Map<string, string>()
  return rows.map((row) => {
    const title = titleOf(row)
    const path = paths.get(row.id) ?? pathOf(row, paths.size + 1)
    paths.set(row.id, path)
    return { ...row, title, path }
  })
}

const folders = { inspection: 'photos', keys: 'photos', fine: 'fines', claim: 'claims' }

/** Named by numbers and words of ours alone, so that nothing in a ZIP leads anywhere else. */
function pathOf({ part, kind, checkpoint, week, content_type: type }: Row, number: number): string {
  const words = [String(number).padStart(4, '0'), kind, week ?? '', checkpoint ?? '']
  const name = words.filter((word) => word !== '').join('-')
  return `${folders[part]}/${name}.${fileEnding(type)}`
}

function titleOf({ part, kind, checkpoint }: Row): string {
  if (checkpoint) return checkpointWords(checkpoint, undefined).title.en
  if (part === 'keys') return 'At the keys'
  if (part === 'fine') return kind === 'toll' ? 'Paper of the toll' : 'Paper of the fine'
  return kind === 'before' ? 'Before' : 'After'
}
