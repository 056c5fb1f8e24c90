import type { Tx } from '../../platform/db/database.ts'
import type { DriverRow } from './driver-row.ts'

type Decided = {
  kind: 'license' | 'insurance'
  verification: 'verified' | 'rejected'
  /** Why it was not accepted; null when it was. */
  reason: string | null
}

/** Staff decided on a paper of a driver, as it was handed in last. */
export async function decidePaper(
  tx: Tx,
  driver: Pick<DriverRow, 'id' | 'license_version' | 'insurance_version'>,
  { kind, verification, reason }: Decided,
): Promise<void> {
  const change =
    kind === 'license'
      ? {
          license_verification: verification,
          license_reason: reason,
          license_verified_version: reason === null ? driver.license_version : null,
        }
      : {
          insurance_verification: verification,
          insurance_reason: reason,
          insurance_verified_version: reason === null ? driver.insurance_version : null,
        }
  await tx.updateTable('driver').set(change).where('id', '=', driver.id).execute()
}
