import type { Updateable } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import type { Schema } from '../../../platform/db/schema.ts'

/* What the sample company is (server/app/demo), set with its data and by nobody else. */

/** Makes the company of this database the sample one, for good. */
export async function makeSampleCompany(
  tx: Tx,
  is: Omit<Updateable<Schema['company']>, 'single' | 'is_sample'>,
): Promise<void> {
  await tx
    .updateTable('company')
    .set({ ...is, is_sample: true })
    .execute()
}
