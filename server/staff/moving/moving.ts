import { sql } from 'kysely'
import type { MoveKind } from '#protocol/staff/moving/kinds.ts'
import { phoneCountry } from '../../people/company/company-store.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { AuditAction } from '../../platform/audit/audit-texts.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sha256 } from '../../platform/random.ts'
import type { KindPlan, MoveResult, Moving, Writing } from './plan.ts'
import { planPeople } from './people.ts'
import { planRentals } from './rentals.ts'
import { planServices } from './services.ts'

/** Two files at once would not see each other's lines. */
const lockKey = 7_261_005

export type MovePlan = { kind: MoveKind; plan: KindPlan; result: MoveResult }

/** What a file would do now (docs/product/company.md#moving-in). */
export async function planMove(
  tx: Tx,
  kind: MoveKind,
  bytes: Uint8Array,
  now: Date,
): Promise<MovePlan> {
  const moving: Moving = { now, country: await phoneCountry(tx) }
  const plan = await planOf(tx, kind, bytes, moving)
  const { added, joined = 0, known, overdue = [], ignoredColumns } = plan
  const bad = plan.bad.toSorted((one, other) => one.line - other.line)
  const said = [kind, Buffer.from(bytes).toString('base64'), added, joined, known, plan.met]
  const fingerprint = sha256(JSON.stringify(said)).slice(0, 16)
  return { kind, plan, result: { added, joined, known, overdue, bad, ignoredColumns, fingerprint } }
}

function planOf(tx: Tx, kind: MoveKind, bytes: Uint8Array, moving: Moving): Promise<KindPlan> {
  if (kind === 'people') return planPeople(tx, bytes, moving)
  if (kind === 'services') return planServices(tx, bytes, moving)
  return planRentals(tx, kind, bytes, moving)
}

/** No other file comes between what is planned and what is written. */
export async function lockMoving(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)
}

const actions = {
  people: 'people moved in',
  rentals: 'rentals moved in',
  reservations: 'reservations moved in',
  services: 'services moved in',
} as const satisfies Record<MoveKind, AuditAction>

/** Writes what was planned, with a line of the audit log. A plan with a bad line is never written. */
export async function carryOutMove(
  tx: Tx,
  { kind, plan, result }: MovePlan,
  { by, now, contracts }: Omit<Writing, 'fingerprint'>,
): Promise<void> {
  if (result.bad.length > 0) throw new Error('a file with a bad line is not taken')
  await plan.write(tx, { by, now, contracts, fingerprint: result.fingerprint })
  const to = `added: ${result.added}\nhere already: ${result.known}`
  const file = { from: 'none', to, file: result.fingerprint, by: by.way }
  await audit(tx, by.staffId, now, actions[kind], 'company', file)
}
