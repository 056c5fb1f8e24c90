import { sql } from 'kysely'
import type {
  staffDecideDocument as decideOperation,
  staffDocuments as listOperation,
} from '#protocol/staff/staff-documents.ts'
import type { Handler } from '../../core/handler.ts'
import { conflict, Problem, texts } from '../../core/problem.ts'
import { driversOf } from '../drivers/drivers-store.ts'
import { presentDriver } from '../drivers/present-driver.ts'
import { audit } from './audit.ts'
import { needsReason } from './needs-reason.ts'
import { staffTexts } from './staff-texts.ts'

type Waiting = {
  id: string
  user_id: string
  email: string
  kind: 'license' | 'insurance'
  submitted_at: Date | null
}

export const staffDocuments: Handler<typeof listOperation> = async ({ db }) => {
  const { rows } = await sql<Waiting>`
    select d.id, d.user_id, u.email, 'license' as kind, d.license_submitted_at as submitted_at
    from driver d join app_user u on u.id = d.user_id where d.license_verification = 'submitted'
    union all
    select d.id, d.user_id, u.email, 'insurance', d.insurance_submitted_at
    from driver d join app_user u on u.id = d.user_id where d.insurance_verification = 'submitted'
    order by submitted_at nulls last, id limit 50`.execute(db)
  const documents = []
  for (const row of rows) {
    const driver = (await driversOf(db, row.user_id)).find((one) => one.id === row.id)
    if (!driver) continue
    const submittedAt = row.submitted_at?.toISOString()
    documents.push({ kind: row.kind, email: row.email, submittedAt, driver: presentDriver(driver) })
  }
  return { documents }
}

export const staffDecideDocument: Handler<typeof decideOperation> = async (
  { db: tx, user, now },
  input,
) => {
  const driver = await tx
    .selectFrom('driver')
    .selectAll()
    .where('id', '=', input.driverId)
    .forUpdate()
    .executeTakeFirst()
  if (!driver) throw new Problem(404, texts.notFound)
  const state =
    input.kind === 'license' ? driver.license_verification : driver.insurance_verification
  if (state !== 'submitted') throw conflict(staffTexts.decidedAlready)
  if (input.decision === 'refuse') needsReason(input.reason, 'reason')
  const verification = input.decision === 'confirm' ? 'verified' : 'rejected'
  const reason = input.decision === 'confirm' ? null : (input.reason ?? null)
  const change =
    input.kind === 'license'
      ? { license_verification: verification, license_reason: reason }
      : { insurance_verification: verification, insurance_reason: reason }
  await tx.updateTable('driver').set(change).where('id', '=', driver.id).execute()
  await audit(tx, user.id, now, `${input.kind} ${input.decision}`, driver.id, {
    from: state,
    to: verification,
    reason,
  })
  return {}
}
