import { sql } from 'kysely'
import { addDays, type WallTime } from '#domain/time/wall-time.ts'
import { toInstant, toWall } from '#domain/time/zone.ts'
import type { Tx } from '../../database.ts'
import { insertRows } from '../../insert-rows.ts'
import type { DemoCar } from '../demo-fleet.ts'
import { demoId, demoNumber } from '../demo-id.ts'
import type { DemoPerson } from '../demo-people.ts'
import { odometerThen, orderOf } from '../demo-rentals.ts'
import { readAreas } from '../read-data.ts'
import { angles, drawnId, drawnMarks } from './drawn-photo.ts'

type Inspected = { inspection: string; car_id: string; order_id: string; user_id: string; at: Date }

/**
 * Every car of the demo shows the eight photos of its newest inspection, which staff released, and its known
 * marks. The files are drawn when they are first looked at (drawn-files.ts).
 */
export async function loadPhotos(
  tx: Tx,
  cars: readonly DemoCar[],
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  const known = await newestInspections(tx)
  const seen = new Set(known.map(({ car_id }) => car_id))
  const others = await earlierRentals(
    tx,
    cars.filter(({ id }) => !seen.has(id)),
    people,
    now,
  )
  const byId = new Map(cars.map((car) => [car.id, car]))
  const inspections = [...known, ...others]
  const pictures = inspections.flatMap((one) =>
    angles.map((angle, position) => {
      const { subtype_id: subtype = '', colour = '' } = byId.get(one.car_id) ?? {}
      const file = drawnId({ subtype, colour, angle, car: numberOf(one.car_id) })
      return { ...one, angle, position, file }
    }),
  )
  await insertRows(
    tx,
    'stored_file',
    pictures.map(({ file, user_id, order_id, at }) => ({
      id: file,
      owner_id: user_id,
      purpose: 'inspection',
      content_type: 'image/webp',
      // About so many, once it is drawn.
      byte_size: 20_000,
      order_id,
      created_at: at,
    })),
  )
  await insertRows(
    tx,
    'inspection_item',
    pictures.map(({ inspection, position, angle, file }) => ({
      inspection_id: inspection,
      position,
      checkpoint: angle,
      file_id: file,
      marks: [] as never,
    })),
  )
  await insertRows(
    tx,
    'released_photos',
    inspections.map(({ car_id, inspection, at }) => ({
      car_id,
      inspection_id: inspection,
      released_at: at,
    })),
  )
  await insertRows(
    tx,
    'car_photo',
    pictures.map(({ file, car_id, inspection, position }) => ({
      id: demoId('photo', file),
      car_id,
      inspection_id: inspection,
      position,
    })),
  )
  await insertRows(
    tx,
    'known_mark',
    inspections.flatMap(({ car_id, inspection, at }) =>
      drawnMarks(numberOf(car_id)).map((mark, place) => ({
        id: demoId('mark', `${car_id} ${place}`),
        car_id,
        ...mark,
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

/**
 * Of cars that nobody of the demo had lately: a rental that ended two to four weeks ago, before the company
 * kept its books here (no money is in it), with the inspection of its return.
 */
async function earlierRentals(
  tx: Tx,
  cars: readonly DemoCar[],
  people: readonly DemoPerson[],
  now: Date,
): Promise<Inspected[]> {
  const zones = new Map(readAreas().map(({ id, timeZone }) => [String(id), timeZone]))
  const rentals = cars.map((car) => {
    const zone = zones.get(car.area_id) ?? 'UTC'
    const number = demoNumber(`earlier ${car.id}`)
    const today: WallTime = `${toWall(now, zone).slice(0, 10)}T10:00`
    const end = addDays(today, -(16 + (number % 13)))
    const start = addDays(end, -Math.max(14, car.minimum_rental_days ?? 1))
    const { id: renterId = '', birthDate } = people[number % people.length] ?? {}
    const made = orderOf({ car, renterId, start, end, as: 'under way' }, birthDate, zone, now)
    const ended_at = toInstant(end, zone)
    const order = {
      ...made,
      state: 'ended',
      rental_status: 88,
      paid: false,
      deposit_cents: 0,
      ended_at,
      end_odometer: odometerThen(car, ended_at, now),
      end_gas: made.start_gas,
      end_charge: made.start_charge,
      key_box_code: null,
    }
    return { order, inspection: demoId('inspection', order.id) }
  })
  await insertRows(
    tx,
    'rental_transaction',
    rentals.map(({ order: { transaction_id, user_id, created_at } }) => ({
      id: transaction_id,
      user_id,
      created_at,
    })),
  )
  await insertRows(
    tx,
    'rental_order',
    rentals.map(({ order }) => order),
  )
  await insertRows(
    tx,
    'inspection',
    rentals.map(({ order, inspection }) => ({
      id: inspection,
      transaction_id: order.transaction_id,
      order_id: order.id,
      handover_order_id: order.id,
      car_id: order.car_id,
      kind: 'return',
      submitted_at: order.ended_at,
      state: 'reviewed',
      reviewed_at: order.ended_at,
    })),
  )
  return rentals.map(({ order, inspection }) => ({
    inspection,
    car_id: order.car_id,
    order_id: order.id,
    user_id: order.user_id,
    at: order.ended_at,
  }))
}
