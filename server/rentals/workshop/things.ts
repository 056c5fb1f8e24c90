import { sql } from 'kysely'
import {
  type MaintenanceState,
  recallState,
  registrationState,
} from '#domain/rentals/maintenance/state.ts'
import { dayOf, type Day } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import { type RecallRow, readRecalls } from '../../fleet/upkeep/recalls.ts'
import type { ThingKind } from '../../fleet/upkeep/visits.ts'
import { stateOf } from '../maintenance/item-state.ts'
import {
  itemsById,
  type MaintenanceRow,
  maintenanceVersion,
} from '../maintenance/maintenance-rows.ts'

/*
 * What a car may need (docs/product/workshop.md): an item of its maintenance, a recall, or its registration, each by an id.
 */

/** The registration of a car that is not retired, and the visit that is booked for it. */
type RegistrationRow = {
  car_id: string
  until: Day
  odometer: number
  zone: string
  kept_id: string | null
  kept_from: Date | null
  kept_until: Date | null
}

export type Thing = { id: string; carId: string; kind: ThingKind; zone: string } & (
  | { of: 'item'; row: MaintenanceRow }
  | { of: 'recall'; row: RecallRow }
  | { of: 'registration'; row: RegistrationRow }
)

const prefix = 'registration-'

/** The id of a car's registration among the things that cars need. */
export const registrationOf = (carId: string): string => `${prefix}${carId}`

async function readRegistrations(db: Db | Tx, ids: readonly string[]): Promise<RegistrationRow[]> {
  const cars = ids.flatMap((id) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []))
  if (cars.length === 0) return []
  const { rows } = await sql<RegistrationRow>`
    select c.id as car_id, c.registration_until as until, c.odometer, a.zone,
      v.id as kept_id, v.starts_at as kept_from, v.ends_at as kept_until
    from car c join area a on a.id = c.area_id
      left join car_visit v on v.thing = ${prefix}::text || c.id and v.ended_at is null
    where c.id = any(${cars}::text[]) and c.registration_until is not null and c.status <> 'retired'`.execute(
    db,
  )
  return rows
}

/** These, by their ids; what is done with, or of a car that is retired, is none. */
export async function thingsById(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Thing>> {
  const things: Thing[] = [
    ...(await itemsById(db, ids)).map((row) => ({
      of: 'item' as const,
      id: row.id,
      kind: row.kind,
      row,
    })),
    ...(await readRecalls(db, ids)).map((row) => ({
      of: 'recall' as const,
      id: row.id,
      kind: 'recall' as const,
      row,
    })),
    ...(await readRegistrations(db, ids)).map((row) => ({
      of: 'registration' as const,
      id: registrationOf(row.car_id),
      kind: 'registration' as const,
      row,
    })),
  ].map((one) => ({ ...one, carId: one.row.car_id, zone: one.row.zone }))
  return new Map(things.map((thing) => [thing.id, thing]))
}

/** One of them; undefined when there is none. */
export const thingById = async (db: Db | Tx, id: string): Promise<Thing | undefined> =>
  (await thingsById(db, [id])).get(id)

/** What staff decide on. */
export function thingVersion(thing: Thing): string {
  if (thing.of === 'item') return maintenanceVersion(thing.row)
  const { row } = thing
  if (thing.of === 'recall') return versionOf(thing.id, row.kept_id)
  return versionOf(thing.id, thing.row.until, row.kept_id)
}

/** Where it stands at an instant, and by which day it is due, on its area's calendar. */
export function thingState(
  thing: Thing,
  now: Date,
): { state: MaintenanceState; today: Day; due: Day | undefined } {
  if (thing.of === 'item') {
    const { state, today } = stateOf(thing.row, now)
    return { state, today, due: thing.row.due_on ?? undefined }
  }
  const today = dayOf(toWall(now, thing.zone))
  if (thing.of === 'recall') {
    const due = thing.row.due_on ?? undefined
    const bare = recallState({ due, isParked: thing.row.breakdown_id !== null }, today)
    return { state: withVisit(thing.row, bare, now), today, due }
  }
  const due = thing.row.until
  return { state: withVisit(thing.row, registrationState(due, today), now), today, due }
}

/** What staff booked counts until it is over; from then on it is as due as before. */
const withVisit = (
  { kept_until: until }: { kept_until: Date | null },
  bare: MaintenanceState,
  now: Date,
): MaintenanceState => (bare !== 'ok' && until !== null && until > now ? 'booked' : bare)
