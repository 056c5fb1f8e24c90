import { sql } from 'kysely'
import { randomId } from '../../../platform/random.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { insertRows } from '../../../platform/db/insert-rows.ts'
import { readKnownFleet } from './known-fleet.ts'
import { type BadLine, type FleetFile, readFleetFile } from './read-fleet-file.ts'

/** Two imports at once would not see each other's cars. */
const lockKey = 7_261_003
const batchSize = 250

export type ImportResult = { imported: number; bad: BadLine[]; ignoredColumns: string[] }

/**
 * Imports the cars of a file, all or nothing: with one bad line the database stays as it was
 * (docs/import.md). `progress` hears how many cars are written so far.
 */
export async function importFleet(
  { db }: Pick<Database, 'db'>,
  bytes: Uint8Array,
  progress: (done: number, all: number) => void = () => {},
): Promise<ImportResult> {
  const file = readFleetFile(bytes, await readKnownFleet(db))
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)
    const bad = [...file.bad, ...(await alreadyThere(tx, file))].toSorted((a, b) => a.line - b.line)
    const { ignoredColumns } = file
    if (bad.length > 0) return { imported: 0, bad, ignoredColumns }
    const cars = file.cars.map(({ car }) => ({ id: randomId(), ...car }))
    for (let from = 0; from < cars.length; from += batchSize) {
      await insertRows(tx, 'car', cars.slice(from, from + batchSize))
      progress(Math.min(from + batchSize, cars.length), cars.length)
    }
    return { imported: cars.length, bad, ignoredColumns }
  })
}

async function alreadyThere(tx: Tx, { cars }: FleetFile): Promise<BadLine[]> {
  const refs = cars.map(({ car }) => car.external_ref)
  const { rows } = await sql<{ external_ref: string }>`
    select external_ref from car where external_ref = any(${refs}::text[])`.execute(tx)
  const there = new Set(rows.map((row) => row.external_ref))
  return cars
    .filter(({ car }) => there.has(car.external_ref))
    .map(({ line, car }) => ({
      line,
      reason: `duplicate: source_id ${car.external_ref} is in the database already`,
    }))
}
