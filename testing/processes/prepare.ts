import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openConfiguredDatabase } from '#server/app/open-database.ts'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/platform/db/database.ts'
import { openCompany } from '../base-database.ts'
import { buildCar, buildUser, type TestUser } from '../factories.ts'
import { newPostgresDatabase } from '../new-postgres-database.ts'
import type { TestServer } from '../server.ts'

type Place = Record<string, string>

/** Settings of a fresh place for servers, with an empty database. */
export async function freshPlace(): Promise<Place> {
  return placeIn(newFolder(), await newPostgresDatabase())
}

/** A fresh place whose servers bring a database of their own. */
export const placeWithOwn = (): Place => placeIn(newFolder())

/** The same with a database that is migrated and filled, as after a first start, which takes seconds. */
export async function preparedPlace(): Promise<Place> {
  return placeIn(newFolder(), await newPostgresDatabase(process.env.TEST_TEMPLATE))
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'tramo-processes-'))

/** Settings of a fresh place in another PostgreSQL: an empty database at `url`. */
export const placeOn = (url: string): Place => placeIn(newFolder(), url)

function placeIn(folder: string, url?: string): Place {
  const place = { DATA_DIR: folder, SEED_DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
  return url === undefined ? place : { ...place, DATABASE_URL: url }
}

/** Opens the place's database, beside a server or without one. */
export async function withDatabase<T>(
  place: Record<string, string>,
  use: (db: Db) => Promise<T>,
): Promise<T> {
  const database = await openConfiguredDatabase(readConfig(place), () => {}, { who: 'tool' })
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
    await openCompany(db)
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
  signal: AbortSignal | null = null,
): Promise<{ http: number; body: Record<string, unknown> }> {
  const gateway = fields.clientSecret ? 'confirm' : 'token'
  const path = fields.objectType ? '/api' : `/gateway/test/${gateway}`
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new URLSearchParams(fields),
    signal,
  })
  return { http: response.status, body: (await response.json()) as Record<string, unknown> }
}

export async function get(base: string, token: string, fields: Record<string, string>) {
  const response = await fetch(`${base}/api?${new URLSearchParams(fields)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { http: response.status, body: (await response.json()) as Record<string, unknown> }
}
