import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { openConfiguredDatabase } from '#server/app/open-database.ts'
import type { Db } from '#server/db/database.ts'
import { buildCar, buildUser, type TestUser } from '../factories.ts'
import type { TestServer } from '../server.ts'
import { newPostgresDatabase } from '../new-postgres-database.ts'

/** Whether this run's server tests play on the embedded database. */
export const onEmbedded = process.env.TEST_DATABASE !== 'postgres'

/** Settings of a fresh place for servers of this run's kind of database. */
export async function freshPlace(): Promise<Record<string, string>> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'tramo-processes-'))
  const place = { DATA_DIR, SEED_DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
  return onEmbedded ? place : { ...place, DATABASE_URL: await newPostgresDatabase() }
}

/** Opens the place's database while no server has it. */
export async function withDatabase<T>(
  place: Record<string, string>,
  use: (db: Db) => Promise<T>,
): Promise<T> {
  const database = await openConfiguredDatabase(readConfig(place))
  try {
    return await use(database.db)
  } finally {
    await database.close()
  }
}

/** Renters who could pay at once, and cars, made before the servers start. */
export function people(
  place: Record<string, string>,
  { renters, cars }: { renters: number; cars: number },
): Promise<{ users: TestUser[]; cars: string[] }> {
  return withDatabase(place, async (db) => {
    const server = { services: { db, clock: () => new Date() } } as unknown as TestServer
    const users = []
    for (let n = 0; n < renters; n++) users.push(await buildUser(server))
    const made = []
    for (let n = 0; n < cars; n++) made.push(await buildCar(server))
    return { users, cars: made }
  })
}

/** Dates that are ahead whenever the test runs. */
export function datesAhead(days: number): { start: string; end: string } {
  const at = (offset: number) =>
    `${new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)}T10:00`
  return { start: at(days), end: at(days + 14) }
}

/** A POST to a running server, as a browser makes it. */
export async function post(
  base: string,
  token: string,
  fields: Record<string, string>,
): Promise<{ http: number; body: Record<string, unknown> }> {
  const path = fields.objectType ? '/api' : '/gateway/test/confirm'
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new URLSearchParams(fields),
  })
  return { http: response.status, body: (await response.json()) as Record<string, unknown> }
}

export async function get(base: string, token: string, fields: Record<string, string>) {
  const response = await fetch(`${base}/api?${new URLSearchParams(fields)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { http: response.status, body: (await response.json()) as Record<string, unknown> }
}
