import { carName } from '#domain/fleet/fleet/car-name.ts'
import { roadMiles } from '#domain/jobs/jobs/job-price.ts'
import { milesBetween } from '#domain/fleet/places/sphere.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Place } from '#protocol/fleet/places/place.ts'
import type { RelocationReason } from '#protocol/jobs/relocation/relocation.ts'
import { randomCode, randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { keepRelocatedCar } from '../../fleet/occupancy/keep-relocated-car.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import { record } from '../jobs/job-history.ts'
import type { AreaRow } from '../../fleet/site/areas-store.ts'

/** Four digits that cannot be guessed. */
const keyCode = (): string => randomCode().slice(0, 4)

type Posted = {
  car: CarRow
  from: Place
  to: Place
  /** Where the car stands, and where it is brought. */
  area: AreaRow
  goal: AreaRow
  startsAt: Date
  endsAt: Date
  /** The address of the area's place when it is left out. */
  address?: string | undefined
  /** Cents. */
  reward: number
  earns: number
  reason: RelocationReason
  description: string
  language: Lang
  /** Who of the staff; nobody for those of the sample data. */
  staffId?: string | undefined
  now: Date
}

/** A relocation with its car, its hold and the first line of its history. @returns the job's id */
export async function insertRelocation(tx: Tx, posted: Posted): Promise<string> {
  const { car, from, to, area, goal, startsAt, endsAt, reward, earns, reason, now } = posted
  const id = randomId()
  await tx
    .insertInto('job')
    .values({
      id,
      type: 'relocation',
      status: 'open',
      owner_id: null,
      area_id: area.id,
      title: `${carName(car)}: ${from.name} → ${to.name}`,
      description: posted.description,
      language: posted.language,
      starts_at: startsAt,
      ends_at: endsAt,
      from_place_id: from.id,
      from_latitude: from.latitude,
      from_longitude: from.longitude,
      from_address: car.address.slice(0, 200),
      from_exact_latitude: car.latitude,
      from_exact_longitude: car.longitude,
      to_place_id: to.id,
      to_latitude: to.latitude,
      to_longitude: to.longitude,
      to_address: posted.address ?? (goal.id === area.id ? to.name : goal.pickup_address),
      road_miles: roadMiles(milesBetween(from, to)),
      price_cents: reward,
      created_at: now,
      updated_at: now,
    })
    .execute()
  const { staffId } = posted
  await giveCar(
    tx,
    { id, startsAt, endsAt },
    { carId: car.id, goalId: goal.id, earns, reason, staffId, now },
  )
  await record(tx, id, {
    action: 'post',
    actor: posted.staffId === undefined ? 'system' : 'staff',
    actorId: posted.staffId,
    to: 'open',
    details: { car: car.id, cents: reward, earns, reason },
    at: now,
  })
  return id
}

type Given = Pick<Posted, 'earns' | 'reason' | 'staffId' | 'now'> & {
  carId: string
  goalId: string
}

/** The job is about this car from now on, which nobody else has meanwhile. */
export async function giveCar(
  tx: Tx,
  job: { id: string; startsAt: Date; endsAt: Date },
  { carId, goalId, earns, reason, staffId, now }: Given,
): Promise<void> {
  const { id, startsAt, endsAt } = job
  await tx
    .insertInto('relocation')
    .values({
      job_id: id,
      car_id: carId,
      reason,
      to_area_id: goalId,
      earns_cents: earns,
      key_box_code: keyCode(),
      posted_by: staffId ?? null,
    })
    .execute()
  await keepRelocatedCar(tx, { relocationId: id, carId, startsAt, endsAt, now })
}
