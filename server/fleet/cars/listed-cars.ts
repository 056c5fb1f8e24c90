import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { firstPhoto, photoAddresses } from '../fleet/car-photo-files.ts'

/** What strangers are told of a car before they open its page: nothing that `cars` does not tell them. */
export type ListedCar = {
  id: string
  make: string
  model: string
  year: number
  seats: number
  city: string
  monthCents: number
  isActive: boolean
  /** From the origin; its own first one, else of what staff released. */
  photo: string | undefined
}

type Row = {
  id: string
  make: string
  model: string
  year: number
  seats: number
  city: string
  month_cents: number
  is_active: boolean
  photo: string | null
}

/** A car by one query; undefined for an unknown or retired one (docs/product/search.md#cars). */
export async function listedCar(db: Db, id: string): Promise<ListedCar | undefined> {
  const { rows } = await sql<Row>`
    select id, make, model, year, seats, city, month_cents, status = 'active' as is_active,
      ${firstPhoto(sql`car`)} as photo
    from car where id = ${id} and status <> 'retired'`.execute(db)
  return rows.map(({ month_cents: monthCents, is_active: isActive, photo, ...car }) => ({
    ...car,
    monthCents,
    isActive,
    photo: photo === null ? undefined : photoAddresses(photo).url,
  }))[0]
}

/** The ids of the active cars, `most` at most. */
export async function listedCarIds(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('car')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
