import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import {
  insertCarPhotos,
  insertKnownMarks,
  insertReleasedPhotos,
} from '../../../fleet/proof/loaded/photos.ts'
import { insertStoredFiles } from '../../../platform/uploads/loaded/stored-files.ts'
import { insertInspectionItems } from '../../../rentals/inspections/loaded/inspections.ts'
import type { DemoCar } from '../demo-fleet.ts'
import { demoId } from '../demo-id.ts'
import { drawnPoint } from './draw-photo.ts'
import { angles, drawnId, drawnMarks } from './drawn-photo.ts'

type Inspected = { inspection: string; car_id: string; order_id: string; user_id: string; at: Date }

/**
 * Every car of the demo that was rented shows the eight photos of its newest inspection, which staff
 * released, and its known marks. The files are drawn when they are first looked at (drawn-files.ts).
 */
export async function loadPhotos(tx: Tx, cars: readonly DemoCar[]): Promise<void> {
  const inspections = await newestInspections(tx)
  const byId = new Map(cars.map((car) => [car.id, car]))
  const pictures = inspections.flatMap((one) =>
    angles.map((angle, position) => {
      const { subtype_id: subtype = '', colour = '' } = byId.get(one.car_id) ?? {}
      const file = drawnId({ subtype, colour, angle, car: numberOf(one.car_id) })
      return { ...one, angle, position, file }
    }),
  )
  await insertStoredFiles(
    tx,
    pictures.map(({ file, user_id, order_id, at }) => ({
      id: file,
      owner_id: user_id,
      purpose: 'inspection',
      content_type: 'image/webp',
      is_drawn: true,
      // About so many, once it is drawn.
      byte_size: 20_000,
      order_id,
      created_at: at,
    })),
  )
  await insertInspectionItems(
    tx,
    pictures.map(({ inspection, position, angle, file }) => ({
      inspection_id: inspection,
      position,
      checkpoint: angle,
      file_id: file,
      marks: [] as never,
    })),
  )
  await insertReleasedPhotos(
    tx,
    inspections.map(({ car_id, inspection, at }) => ({
      car_id,
      inspection_id: inspection,
      released_at: at,
    })),
  )
  await insertCarPhotos(
    tx,
    pictures.map(({ file, car_id, inspection, position }) => ({
      id: demoId('photo', file),
      car_id,
      inspection_id: inspection,
      position,
    })),
  )
  await insertKnownMarks(
    tx,
    inspections.flatMap(({ car_id, inspection, at }) =>
      drawnMarks(numberOf(car_id)).map((mark, place) => ({
        id: demoId('mark', `${car_id} ${place}`),
        car_id,
        ...mark,
        ...drawnPoint(numberOf(car_id), mark.place),
        inspection_id: inspection,
        noted_at: at,
      })),
    ),
  )
}

/** «car-007» is 7. */
const numberOf = (carId: string) => Number(carId.replaceAll(/\D/g, ''))

async function newestInspections(tx: Tx): Promise<Inspected[]> {
  const { rows } = await sql<Inspected>`
    select distinct on (n.car_id) n.id as inspection, n.car_id, n.order_id, o.user_id, n.submitted_at as at
    from inspection n join rental_order o on o.id = n.order_id
    where not exists (select from inspection_item i where i.inspection_id = n.id)
    order by n.car_id, n.submitted_at desc`.execute(tx)
  return rows
}
