import { openEmbedded, openPostgres, type Database } from '#server/db/database.ts'
import { loadBase } from '#server/db/demo/load-base.ts'
import { migrate } from '#server/db/migrate.ts'

let opened: Promise<Database> | undefined

/**
 * The worker's database, migrated and with the base data, on the database that TEST_DATABASE
 * names. Booting costs seconds, so all files of a worker share it and every test makes its own
 * people and cars.
 */
export function testDatabase(): Promise<Database> {
  opened ??= freshDatabase()
  return opened
}

/** A database of one's own, migrated and with the base data; whoever opens it closes it. */
export async function freshDatabase(): Promise<Database> {
  const database =
    process.env.TEST_DATABASE === 'postgres' ? await freshPostgres() : await openEmbedded()
  await migrate(database)
  await loadBase(database)
  return database
}

/** Address of a new, empty PostgreSQL database in the cluster that the run has started. */
export async function newPostgresDatabase(): Promise<string> {
  const url = process.env.TEST_POSTGRES_URL
  if (!url) throw new Error('TEST_POSTGRES_URL is not set: run through `npm test`')
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const name = `t_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await client.query(`create database ${name}`)
  await client.end()
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.toString()
}

async function freshPostgres(): Promise<Database> {
  return openPostgres(await newPostgresDatabase())
}
