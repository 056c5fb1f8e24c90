import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import type { SqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { withRetries } from '../../platform/retry.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { endPastEntries, endPastOffers, entriesOver, offersOver } from './end-past.ts'
import { offerCar } from './offer-car.ts'
import { freeCarsFor } from './waiting-list-store.ts'

/** So many checks in one run: the other background work has its turn, too. */
const mostChecks = 300

export const waitingListDue = (now: SqlInstant) => sql`
  select 1 from waiting_list_check
  union all select 1 from (${offersOver(now)}) offers
  union all select 1 from (${entriesOver(now)}) entries`

/**
 * The waiting list's own work (docs/product/rental.md#offers): ends what is over, then offers each car that became
 * free to the first person it suits. Several servers may do it at once.
 * @returns how many offers were made or ended
 */
export async function offerFreedCars(services: Services): Promise<number> {
  const { db, clock } = services
  const ended = (await endPastOffers(services)) + (await endPastEntries(services))
  await dropIdleChecks(db)
  const { rows: checks } = await sql<{ id: number }>`
    select id from waiting_list_check order by id limit ${mostChecks}::int`.execute(db)
  const made = await oneByOne(checks, ({ id }) =>
    withRetries(() => db.transaction().execute((tx) => doOneCheck(tx, id, services, clock()))),
  )
  return ended + made
}

/** How many cars and entries are still to be looked at. */
export async function countChecks({ db }: Services): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from waiting_list_check`.execute(db)
  return rows[0]?.count ?? 0
}

/** Cars in areas where nobody waits: a whole fleet that was imported is done with at once. */
async function dropIdleChecks(db: Db): Promise<void> {
  await sql`
    delete from waiting_list_check where id in (
      select k.id from waiting_list_check k join car c on c.id = k.car_id
      where not exists (
        select 1 from waiting_list_item w where w.area_id = c.area_id and w.status = 'waiting')
      order by k.id limit 10000 for update of k skip locked)`.execute(db)
}

/** Takes a check, when no other process has it, and does what follows from it, together or not at all. */
async function doOneCheck(tx: Tx, id: number, { config }: Services, now: Date): Promise<number> {
  const { rows } = await sql<{ car_id: string | null; item_id: string | null }>`
    delete from waiting_list_check where id = (
      select id from waiting_list_check where id = ${id}::bigint for update skip locked)
    returning car_id, item_id`.execute(tx)
  const check = rows[0]
  if (!check) return 0
  if (check.car_id !== null) return offerCar(tx, check.car_id, config, now)
  // An entry that is new: usually nothing is free, or its person would have been told so.
  const [car] = check.item_id === null ? [] : await freeCarsFor(tx, check.item_id, 1, now)
  return car === undefined ? 0 : offerCar(tx, car, config, now)
}
