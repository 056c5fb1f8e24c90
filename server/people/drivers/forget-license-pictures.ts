import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { detachFromDrivers } from '../../platform/uploads/attach-files.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'

/** 'License pictures are deleted 90 days after the last rental' (docs/product/app.md#widgets). */
const keptMs = 90 * 86_400_000

export const picturesToForget = (now: SqlInstant) => sql`
  select f.id from stored_file f
  where f.purpose = 'license' and f.driver_id is not null and f.created_at < ${ago(now, keptMs)}
    and not exists (
      select 1 from rental_order o
      where o.user_id = f.owner_id and o.state <> 'lapsed' and o.ends_at > ${ago(now, keptMs)})
  limit 200`

/**
 * Lets go of license pictures that are older than 90 days and whose account had no rental since;
 * the sweep of unused uploads then removes the files. Safe with several processes.
 */
export async function forgetLicensePictures({ db, clock }: Services): Promise<number> {
  return detachFromDrivers(db, picturesToForget(sqlInstant(clock())))
}
