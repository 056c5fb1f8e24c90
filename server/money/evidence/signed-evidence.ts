import type { EvidenceEntry } from '#domain/money/evidence/evidence.ts'
import { evidenceFile } from '#domain/money/evidence/evidence-file.ts'
import { signingKey } from '../../platform/auth/signing-key.ts'
import type { Db } from '../../platform/db/database.ts'
import { isAsWritten } from './evidence-seals.ts'
import { readEvidence } from './evidence-store.ts'

export type SignedEvidence = {
  entries: EvidenceEntry[]
  /** The file, with a seal while the log is what was written. */
  log: string
  isWhole: boolean
}

/** An order's evidence log as a file, signed at this moment (docs/product/rental.md#evidence). */
export async function signedEvidence(db: Db, orderId: string, now: Date): Promise<SignedEvidence> {
  const entries = await readEvidence(db, orderId)
  const isWhole = await isAsWritten(db, orderId, entries)
  const log = evidenceFile(entries, now.toISOString(), isWhole ? signingKey() : undefined)
  return { entries, log, isWhole }
}
