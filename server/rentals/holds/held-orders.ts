import { carName } from '#domain/fleet/fleet/car-name.ts'
import { type RawBuilder, sql } from 'kysely'
import { toWall } from '#domain/core/time/zone.ts'
import type { HeldOrder } from '#protocol/people/account/user-info.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

/**
 * Orders of registrations with the person's address, while they are held: they could be the
 * person's own. Only for who has shown that the address is theirs.
 */
const couldBeTheirs = (userId: string, now: Date): RawBuilder<unknown> => sql`
  o.state = 'held' and o.kind = 'start' and o.hold_expires_at > ${now}::timestamptz
    and exists (
      select from app_user owner join app_user registered on registered.email = owner.email
      where owner.id = ${userId} and owner.email_verified_at is not null and not owner.unconfirmed
        and registered.id = o.user_id and registered.unconfirmed)`

type Row = {
  id: string
  make: string
  model: string
  year: number
  starts_at: Date
  ends_at: Date
  zone: string
}

/** What a person is asked about once they are signed in (docs/product/accounts.md#signing-in). */
export async function heldOrdersFor(db: Db | Tx, userId: string, now: Date): Promise<HeldOrder[]> {
  const { rows } = await sql<Row>`
    select o.id, c.make, c.model, c.year, o.starts_at, o.ends_at, a.zone
    from rental_order o join car c on c.id = o.car_id join area a on a.id = o.area_id
    where ${couldBeTheirs(userId, now)} order by o.created_at, o.id limit 10`.execute(db)
  return rows.map((row) => ({
    orderId: row.id,
    car: carName(row),
    start: toWall(row.starts_at, row.zone),
    end: toWall(row.ends_at, row.zone),
  }))
}

/** Whether this one is among them; the caller holds the order's lock. */
export async function isHeldFor(
  tx: Tx,
  orderId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from rental_order o where o.id = ${orderId} and ${couldBeTheirs(userId, now)}`.execute(
    tx,
  )
  return rows.length > 0
}
