import { sql } from 'kysely'
import type { Services } from '../../core/api/context.ts'

/** 'License pictures are deleted 90 days after the last rental' (docs/product/app.md#widgets). */
const keptMs = 90 * 86_400_000

/**
 * Lets go of license pictures that are older than 90 days and whose account had no rental since;
 * the sweep of unused uploads then removes the files. Safe with several processes.
 */
export async function forgetLicensePictures({ db, clock }: Services): Promise<number> {
  const before = new Date(clock().getTime() - keptMs)
  const { rows } = await sql<{ id: string }>`
    update stored_file f set driver_id = null
    where f.purpose = 'license' and f.driver_id is not null and f.created_at < ${before}::timestamptz
      and not exists (
        select 1 from rental_order o
        where o.user_id = f.owner_id and o.state <> 'lapsed' and o.ends_at > ${before}::timestamptz)
    returning f.id`.execute(db)
  return rows.length
}
