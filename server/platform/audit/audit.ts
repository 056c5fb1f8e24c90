import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import type { AuditAction } from './audit-texts.ts'

/**
 * Every staff action leaves a line, in the same transaction (docs/product/staff.md#audit-log): who, when, what, and
 * to which order, document, claim … it was done.
 */
export async function audit(
  tx: Db | Tx,
  staffId: string,
  now: Date,
  action: AuditAction,
  subject: string,
  details: Record<string, unknown>,
): Promise<void> {
  await sql`
    insert into audit_entry (staff_id, at, action, subject, details)
    values (${staffId}, ${now}::timestamptz, ${action}, ${subject}, ${JSON.stringify(details)}::jsonb)`.execute(
    tx,
  )
}
