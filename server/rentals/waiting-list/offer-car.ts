import { sql } from 'kysely'
import { offerExpiresAt } from '#domain/rentals/waiting-list/offer-expiry.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../platform/db/database.ts'
import { holdCar } from '../../fleet/occupancy/take-car.ts'
import { suits, tripEnd, entriesAndCars } from './suits.ts'
import { tellOfEntry } from './tell-of-entry.ts'
import { type ItemRow, queueForCar } from './waiting-list-store.ts'

/** One car serves several entries only when they do not overlap; more than so many wait for the next round. */
const mostOffers = 20

/**
 * Offers a car to the first person whose entry it suits, keeps it for them, and goes on with the
 * next whose trip fits beside that (docs/product/search.md#waiting-list). The hold is a row of occupancy, so the database
 * itself keeps everybody else off.
 * @returns how many offers were made
 */
export async function offerCar(tx: Tx, carId: string, config: Config, now: Date): Promise<number> {
  await queueForCar(tx, carId)
  let made = 0
  for (let round = 0; round < mostOffers; round++) {
    const next = await nextInLine(tx, carId, now)
    if (!next) return made
    const item = await makeOffer(tx, carId, next, now)
    // Who left the list at this very moment is passed over.
    if (!item) continue
    await tellOfEntry(tx, item, 'offered', config, now)
    made += 1
  }
  return made
}

type Next = { id: string; starts_at: Date; trip_ends_at: Date; zone: string }

async function nextInLine(tx: Tx, carId: string, now: Date): Promise<Next | undefined> {
  const { rows } = await sql<Next>`
    select w.id, w.starts_at, ${tripEnd} as trip_ends_at, a.zone from ${entriesAndCars(now)}
    where c.id = ${carId} and w.status = 'waiting' and w.starts_at > ${now}::timestamptz and ${suits}
    order by w.place limit 1`.execute(tx)
  return rows[0]
}

async function makeOffer(
  tx: Tx,
  carId: string,
  { id, starts_at, trip_ends_at, zone }: Next,
  now: Date,
): Promise<ItemRow | undefined> {
  const expiresAt = offerExpiresAt({ now, zone, start: starts_at })
  const item = await tx
    .updateTable('waiting_list_item')
    .set({ status: 'offered', car_id: carId, trip_ends_at, offer_expires_at: expiresAt })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  if (!item) return undefined
  const days = { startsAt: starts_at, endsAt: trip_ends_at }
  await holdCar(tx, { waitingListItemId: id, carId, ...days, expiresAt, now })
  return item
}
