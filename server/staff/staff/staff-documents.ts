import { sql } from 'kysely'
import type {
  staffDecideDocument as decideOperation,
  staffDocuments as listOperation,
} from '#protocol/staff/staff/staff-documents.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { OutputOf, ParsedInputOf } from '#protocol/core/operation.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { firstOf, totalOf, wantedRows } from '../../platform/audit/list-rows.ts'
import { needsReason } from '../../platform/audit/needs-reason.ts'
import { staffTexts } from '../../platform/audit/staff-texts.ts'
import { type DriverRow, driversById } from '../../people/drivers/drivers-store.ts'
import { hasBlockedLicense } from '../../people/drivers/license-not-accepted.ts'
import { decidePaper } from '../../people/drivers/papers-state.ts'
import { shownEmail } from '../../people/people/shown-name.ts'
import { presentDriver } from '../../people/drivers/present-driver.ts'
import { sharedLicenses } from '../../people/drivers/shared-license.ts'

type Waiting = {
  id: string
  user_id: string
  email: string
  kind: 'license' | 'insurance'
  submitted_at: Date | null
  total: number
}

export const staffDocuments: Handler<typeof listOperation> = async (
  { db, user, lang },
  { first, ...wanted },
) => {
  const { rows } = await sql<Waiting>`
    select w.*, ${shownEmail('u')} as email, count(*) over ()::int as total
    from (
      select id, user_id, 'license' as kind, license_submitted_at as submitted_at
      from driver where license_verification = 'submitted'
      union all
      select id, user_id, 'insurance', insurance_submitted_at
      from driver where insurance_verification = 'submitted'
    ) w join app_user u on u.id = w.user_id
    order by ${firstOf('w.id', first)}submitted_at nulls last, w.id, w.kind ${wantedRows(wanted)}`.execute(
    db,
  )
  const ids = [...new Set(rows.map((row) => row.id))]
  const drivers = new Map((await driversById(db, ids)).map((driver) => [driver.id, driver]))
  const owners = new Set(rows.flatMap((row) => (row.kind === 'license' ? [row.user_id] : [])))
  const shared = await sharedLicenses(db, [...owners], lang)
  const documents = rows.flatMap(({ id, kind, email, submitted_at: at }) => {
    const driver = drivers.get(id)
    if (!driver) return []
    const version = versionOf(driver, kind)
    const own = driver.user_id === user.id
    const submittedAt = at?.toISOString()
    const sameLicense = shared
      .filter((one) => kind === 'license' && one.driver_id === id)
      .map((one) => ({ id: one.id, name: one.name }))
    const shown = presentDriver(driver)
    return [{ kind, email, submittedAt, driver: shown, sameLicense, version, own }]
  })
  return { documents, total: totalOf(rows) }
}

/** Counted by the database (`document_version`): what was handed in, pictures too. */
export const versionOf = (
  driver: Pick<DriverRow, 'license_version' | 'insurance_version'>,
  kind: Waiting['kind'],
) => String(kind === 'license' ? driver.license_version : driver.insurance_version)

/** Decides on a paper as it was seen, from the list or at the desk. */
/** Decides on a paper as it was seen, from the list or at the desk. */
export async function decideDocument(
  { db: tx, user, now, services }: Context<SignedIn> & { db: Tx },
  input: ParsedInputOf<typeof decideOperation>,
): Promise<OutputOf<typeof decideOperation>> {
  const driver = await tx
    .selectFrom('driver')
    .selectAll()
    .where('id', '=', input.driverId)
    .forUpdate()
    .executeTakeFirst()
  if (!driver) throw new Problem(404, texts.notFound)
  mustNotBeOwn(user, driver.user_id)
  const state =
    input.kind === 'license' ? driver.license_verification : driver.insurance_verification
  if (state !== 'submitted') throw conflict(staffTexts.decidedAlready)
  mustBeAsSeen(input.version, versionOf(driver, input.kind))
  const isAccepted = input.kind === 'license' && input.decision === 'confirm'
  if (isAccepted && (await hasBlockedLicense(tx, driver.user_id, [driver], now)))
    throw conflict(staffTexts.licenseOfBlocked)
  if (input.decision === 'refuse') needsReason(input.reason, 'reason')
  const verification = input.decision === 'confirm' ? 'verified' : 'rejected'
  const reason = input.decision === 'confirm' ? null : (input.reason ?? null)
  await decidePaper(tx, driver, { kind: input.kind, verification, reason })
  await audit(tx, user.id, now, `${input.kind} ${input.decision}`, driver.id, {
    from: state,
    to: verification,
    reason,
  })
  const decided = { driverId: driver.id, document: input.kind }
  await services.tell(tx, { kind: 'documentDecided', ...decided, at: now })
  return {}
}

export const staffDecideDocument: Handler<typeof decideOperation> = (context, input) =>
  decideDocument(context, input)
