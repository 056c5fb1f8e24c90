import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { withRetries } from '../../platform/retry.ts'
import type { Tx } from '../../platform/db/database.ts'
import { offerCar } from './offer-car.ts'
import { tellOfEntry } from './tell-of-entry.ts'
import { giveCarBack } from '../../fleet/occupancy/give-car-back.ts'
import { type ItemRow, queueForCar } from './waiting-list-store.ts'

const mostAtOnce = 50

export const offersOver = (now: SqlInstant) => sql<{ id: string; car_id: string | null }>`
  select id, car_id from waiting_list_item where status = 'offered' and offer_expires_at <= ${now}
  order by offer_expires_at limit ${sql.lit(mostAtOnce)}`

export const entriesOver = (now: SqlInstant) => sql`
  select id from waiting_list_item where status = 'waiting' and starts_at <= ${now}
  order by starts_at limit ${sql.lit(mostAtOnce)}`

/** Ends offers whose 2 hours are over; their cars are free for the next person. */
export async function endPastOffers(services: Services): Promise<number> {
  const { db, clock } = services
  const now = clock()
  const { rows: over } = await offersOver(sqlInstant(now)).execute(db)
  return oneByOne(over, async ({ id, car_id }) => {
    const item = await withRetries(() =>
      db.transaction().execute((tx) => endOffer(tx, id, car_id ?? '', services, now)),
    )
    return item ? 1 : 0
  })
}

/* The car first, as everywhere: who books it at this moment is waited for, and then nothing is over. */
async function endOffer(
  tx: Tx,
  id: string,
  carId: string,
  { config }: Services,
  now: Date,
): Promise<ItemRow | undefined> {
  await queueForCar(tx, carId)
  const item = await tx
    .updateTable('waiting_list_item')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .where('status', '=', 'offered')
    .where('offer_expires_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
  if (!item) return undefined
  await giveCarBack(tx, { waitingListItemId: id })
  await tellOfEntry(tx, item, 'offerOver', config, now)
  await offerCar(tx, carId, config, now)
  return item
}

/** Ends entries whose start has come: there is nothing left to wait for. */
export async function endPastEntries({ db, clock, config }: Services): Promise<number> {
  const now = clock()
  return withRetries(() =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<ItemRow>`
        update waiting_list_item set status = 'expired' where id in (
          ${entriesOver(sqlInstant(now))} for update skip locked)
        returning *`.execute(tx)
      for (const item of rows) await tellOfEntry(tx, item, 'noneCame', config, now)
      return rows.length
    }),
  )
}
