import { type Insertable, sql, type Updateable } from 'kysely'
import { highestReading } from '#domain/fleet/fleet/odometer.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { counted } from '#protocol/core/counted.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { insertRows } from '../../platform/db/insert-rows.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { wake } from '../../platform/work/topics.ts'
import type { CarRow } from './cars-store.ts'

/* What staff set of cars, by a form or a file (docs/product/cars.md). */

/** One car, retired ones too, which stays as it is until the transaction ends: nobody takes it meanwhile. */
export async function lockCar(tx: Tx, id: string): Promise<CarRow | undefined> {
  return tx.selectFrom('car').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Adds cars; each must name the same columns. */
export async function addCars(tx: Tx, cars: readonly Insertable<Schema['car']>[]): Promise<void> {
  await insertRows(tx, 'car', cars)
  await wake(tx, 'maintenance')
}

/** @returns the car as it is now */
export async function changeCar(
  tx: Tx,
  id: string,
  set: Updateable<Schema['car']>,
): Promise<CarRow> {
  const changed = tx.updateTable('car').set(set).where('id', '=', id).returningAll()
  const row = await changed.executeTakeFirstOrThrow()
  if (set.odometer !== undefined) await wake(tx, 'maintenance')
  return row
}

/** Who has a car or will have it: whether somebody does, and how many come, the first of them when. */
export type Taken = { isOut: boolean; ahead: number; first: Date | undefined; zone: string }

/**
 * Which of the cars renters, or drivers who bring them elsewhere, have or will have (docs/product/cars.md#states);
 * what is free is not among them. To be called with the cars locked.
 */
export async function takenCars(
  db: Db | Tx,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Taken>> {
  const { rows } = await sql<{
    id: string
    out: boolean
    ahead: number
    first: Date | null
    zone: string
  }>`
    select c.id, s.due_back is not null or coalesce(bool_or(lower(o.period) <= ${now}::timestamptz), false) as out,
      (count(*) filter (where lower(o.period) > ${now}::timestamptz))::int as ahead,
      min(lower(o.period)) filter (where lower(o.period) > ${now}::timestamptz) as first, a.zone
    from car c join area a on a.id = c.area_id join car_search s on s.car_id = c.id
      left join occupancy o on o.car_id = c.id and o.kind in ('hold', 'rental', 'relocation')
        and upper(o.period) > ${now}::timestamptz and (o.expires_at is null or o.expires_at > ${now}::timestamptz)
    where c.id = any(${[...ids]}::text[])
    group by c.id, s.due_back, a.zone having s.due_back is not null or count(o.id) > 0`.execute(db)
  return new Map(
    rows.map(({ id, out, ahead, first, zone }) => [
      id,
      { isOut: out, ahead, first: first ?? undefined, zone },
    ]),
  )
}

const bookings = {
  en: counted('en', { one: '1 booking', other: '# bookings' }),
  es: counted('es', { one: '1 reserva', other: '# reservas' }),
}

/** Why a car that is taken goes on as it is: what renters would notice. */
export function takenText({ isOut, ahead, first, zone }: Taken): Text {
  const begin = first && toWall(first, zone)
  if (begin === undefined)
    return {
      en: 'Somebody has this car now. Wait until it is back, or change their car first.',
      es: 'Alguien tiene este auto ahora. Espera a que vuelva, o cámbiale el auto antes.',
    }
  const also = isOut
    ? { en: 'Somebody has this car now, and it has', es: 'Alguien tiene este auto ahora, y tiene' }
    : { en: 'This car has', es: 'Este auto tiene' }
  return {
    en: `${also.en} ${bookings.en(ahead)} ahead, the first ${dayAndTime(begin, 'en')}. Change or cancel ${ahead === 1 ? 'it' : 'them'} first.`,
    es: `${also.es} ${bookings.es(ahead)} por delante, la primera ${dayAndTime(begin, 'es')}. Cámbiala${ahead === 1 ? '' : 's'} o cancélala${ahead === 1 ? '' : 's'} antes.`,
  }
}

/**
 * Whether renters would notice a change: a car that no longer is active, or is one of an area with another clock.
 * @param zones IANA, by the ids of areas
 */
export const isNoticed = (
  before: Pick<CarRow, 'status' | 'area_id'>,
  after: Updateable<Schema['car']>,
  zones: ReadonlyMap<string, string>,
): boolean =>
  (after.status !== before.status && after.status !== 'active') ||
  (after.area_id !== undefined && zones.get(after.area_id) !== zones.get(before.area_id))

/** What is wrong with a reading of the odometer that staff type, miles (docs/product/cars.md#odometer). */
export function wrongReading(
  { odometer, odometer_read_at: at }: Pick<CarRow, 'odometer' | 'odometer_read_at'>,
  miles: number,
  now: Date,
): string | undefined {
  if (miles < odometer) return fieldError('odometerBack', odometer)
  const highest = highestReading({ miles: odometer, at: at ?? undefined }, now)
  return miles > highest ? fieldError('max', highest) : undefined
}
