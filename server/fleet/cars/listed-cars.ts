import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import {
  ownPhotoAddresses,
  photoAddresses,
  type WalkPhoto,
  walkPhoto,
} from '../fleet/car-photo-files.ts'

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
  /**
   * What its page shows first, from the origin: its own first photo, else of what staff released; `shared` as a
   * link shows it, 1280 pixels wide at most.
   */
  picture: { url: string; medium: string; shared: string; isDrawn: boolean } | undefined
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
  own: string | null
  walk: WalkPhoto | null
}

function firstPicture({ own, walk }: Pick<Row, 'own' | 'walk'>): ListedCar['picture'] {
  const id = own ?? walk?.id
  if (id === undefined) return undefined
  const { url: shared } = photoAddresses(id)
  const addresses = own === null ? photoAddresses(id) : ownPhotoAddresses(id)
  return { ...addresses, shared, isDrawn: own === null && walk?.isDrawn === true }
}

/** A car by one query; undefined for an unknown or retired one (docs/product/search.md#cars). */
export async function listedCar(db: Db, id: string): Promise<ListedCar | undefined> {
  const { rows } = await sql<Row>`
    select id, make, model, year, seats, city, month_cents, status = 'active' as is_active,
      photos[1] as own, ${walkPhoto(sql`car`)} as walk
    from car where id = ${id} and status <> 'retired'`.execute(db)
  return rows.map(({ month_cents: monthCents, is_active: isActive, own, walk, ...car }) => ({
    ...car,
    monthCents,
    isActive,
    picture: firstPicture({ own, walk }),
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
