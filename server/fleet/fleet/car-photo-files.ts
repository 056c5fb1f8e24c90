import { type RawBuilder, sql } from 'kysely'
import type { CarPhoto } from '#protocol/fleet/proof/car-proof.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { CarRow } from './cars-store.ts'
import type { FileStore } from '../../platform/gateways/files.ts'

/** Widths in pixels in which a photo is shown: thumbnail, top of a phone's screen, full screen, and all that is kept of an own one. */
export const photoWidths = [320, 800, 1280, 2048] as const
/** No side of a kept picture is longer (platform/uploads/picture.ts). */
export const keptWidth = 2048
type PhotoWidth = (typeof photoWidths)[number]

/** The name under which one width is kept. */
export const photoFile = (id: string, width: PhotoWidth) => `${id}W${width}`

const addressOf = (id: string, width: PhotoWidth) => `/files/cars/${id}-${width}.webp`

/** Where everybody reads a photo while it is shown. */
export const photoAddresses = (id: string): Pick<CarPhoto, 'url' | 'medium' | 'small'> => ({
  url: addressOf(id, 1280),
  medium: addressOf(id, 800),
  small: addressOf(id, 320),
})

/** The same of an own photo, of which the largest is all that is kept. */
export const ownPhotoAddresses = (id: string) => ({
  ...photoAddresses(id),
  url: addressOf(id, keptWidth),
})

/** The photo and its width from the last part of such an address. */
export function parsePhotoName(name: string): { id: string; width: PhotoWidth } | undefined {
  const [, id, digits] = /^([A-Z0-9]{8,32})-(\d{1,4})\.webp$/.exec(name) ?? []
  const width = photoWidths.find((known) => String(known) === digits)
  return id && width ? { id, width } : undefined
}

export async function removePhoto(files: FileStore, id: string): Promise<void> {
  for (const width of photoWidths) await files.remove(photoFile(id, width))
}

/** The first of the photos of a released walk as its page shows them: the corner that shows most of the car, else where the walk began. */
const firstOfWalk = sql`(i.checkpoint = 'frontRight') desc, p.position`

/** The photo that stands for a car: its own first one, else the first that staff released; what is drawn is none. */
export const firstPhoto = (car: RawBuilder<unknown>): RawBuilder<string | null> => sql`
  coalesce(${car}.photos[1],
    (select p.id from car_photo p
      join inspection_item i on i.inspection_id = p.inspection_id and i.position = p.position
      join stored_file f on f.id = i.file_id and not f.is_drawn
    where p.car_id = ${car}.id order by ${firstOfWalk} limit 1))`

export type WalkPhoto = { id: string; isDrawn: boolean }

/** A car with the first photo of its released walk, if it has one (docs/product/cars.md). */
export type ShownCar = CarRow & { walk: WalkPhoto | null }

/** The photo with which the released walk of a car begins, as its page shows it. */
export const walkPhoto = (car: RawBuilder<unknown>): RawBuilder<WalkPhoto | null> => sql`
  (select json_build_object('id', p.id, 'isDrawn', f.is_drawn) from car_photo p
      join inspection_item i on i.inspection_id = p.inspection_id and i.position = p.position
      join stored_file f on f.id = i.file_id
    where p.car_id = ${car}.id order by ${firstOfWalk} limit 1)`

/** These cars as screens of a booking show them, by their ids, in one question. */
export async function shownCars(
  db: Db | Tx,
  carIds: readonly string[],
): Promise<Map<string, ShownCar>> {
  if (carIds.length === 0) return new Map()
  const { rows } = await sql<ShownCar>`
    select c.*, ${walkPhoto(sql`c`)} as walk
    from car c where c.id = any(${[...carIds]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
