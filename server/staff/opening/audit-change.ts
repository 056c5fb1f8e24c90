import { audit } from '../../platform/audit/audit.ts'
import type { AuditAction } from '../../platform/audit/audit-texts.ts'
import type { Tx } from '../../platform/db/database.ts'

type Values = Readonly<Record<string, string | number | boolean | undefined>>

/** Keeps each value that is another now, before and after; what is saved as it was leaves no line, what is new no before. */
export async function auditChange(
  tx: Tx,
  done: { staffId: string; now: Date; action: AuditAction; subject: string },
  before: Values,
  after: Values,
): Promise<void> {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name])
  if (changed.length === 0) return
  const words = (of: Values) =>
    changed.map((name) => `${name}: ${String(of[name] ?? '')}`).join('\n')
  const isNew = Object.keys(before).length === 0
  const { staffId, now, action, subject } = done
  await audit(tx, staffId, now, action, subject, {
    ...(isNew ? {} : { from: words(before) }),
    to: words(after),
  })
}
