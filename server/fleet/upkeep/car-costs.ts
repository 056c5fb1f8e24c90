import { sql } from 'kysely'
import type { Day } from '#domain/core/time/wall-time.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { randomId } from '../../platform/random.ts'
import { attachToCar } from '../../platform/uploads/attach-files.ts'

/** What was paid for a car; cents, below zero where an earlier row of the same service was too much. */
export type CarCost = {
  carId: string
  kind: 'maintenance' | 'repair' | 'registration' | 'recall' | 'other'
  cents: number
  /** On which it was done, in the car's area. */
  day: Day
  about?: string | undefined
  shop?: string | undefined
  /** Uploads that become papers of the car. */
  uploads?: readonly string[]
  note?: string | undefined
  serviceId?: string | undefined
  recallId?: string | undefined
  staffId: string
}

/**
 * Writes down what was paid for a car, in the one place for it (docs/product/workshop.md#costs). The database says on which day
 * it counts.
 */
export async function addCarCost(tx: Tx, cost: CarCost, now: Date): Promise<string> {
  const id = randomId()
  const papers = await attachToCar(tx, cost.carId, cost.uploads ?? [])
  await tx
    .insertInto('car_cost')
    .values({
      id,
      car_id: cost.carId,
      kind: cost.kind,
      cents: cost.cents,
      day: cost.day,
      about: cost.about ?? null,
      shop: cost.shop ?? null,
      papers,
      note: cost.note ?? null,
      service_id: cost.serviceId ?? null,
      recall_id: cost.recallId ?? null,
      created_at: now,
      created_by: cost.staffId,
    })
    .execute()
  return id
}

/** What a service cost so far, cents; undefined while nobody has said it. */
export async function costOfService(tx: Db | Tx, serviceId: string): Promise<number | undefined> {
  const { rows } = await sql<{ cents: number | null }>`
    select sum(cents)::int as cents from car_cost where service_id = ${serviceId}`.execute(tx)
  return rows[0]?.cents ?? undefined
}
