import pg from 'pg'
import { openPostgres } from '#server/db/database.ts'
import { fillWithBase } from '#testing/base-database.ts'
import { startPostgresCluster } from '#testing/postgres-cluster.ts'
import { seedFleet } from './seed-fleet.ts'

/** The PostgreSQL of BENCH_POSTGRES (a URL), whose databases are kept, or one that ends with the bench. */
export async function benchPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const kept = process.env.BENCH_POSTGRES
  return kept ? { url: kept, stop: async () => {} } : startPostgresCluster()
}

async function asAdmin<Result>(url: string, work: (admin: pg.Client) => Promise<Result>) {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

const named = (url: string, name: string) => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.toString()
}

/** The database of that name in a cluster, made when it is not there. */
export async function databaseOf(url: string, name: string): Promise<string> {
  await asAdmin(url, async (admin) => {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await admin.query(`create database ${name}`)
  })
  return named(url, name)
}

/** A new copy of a database that nobody is connected to, in place of the last one of that name. */
export async function copyOf(url: string, template: string, name: string): Promise<string> {
  await asAdmin(url, async (admin) => {
    await admin.query(`drop database if exists ${name}`)
    await admin.query(`create database ${name} template ${template}`)
  })
  return named(url, name)
}

/** The token of the n-th person of the seed, who is signed in. */
export const tokenOf = (n: number): string => `bench-${n}`

/** A database with so many cars, and a session for the owner of each. */
export async function fleetDatabase(url: string, cars: number, now: Date): Promise<string> {
  const address = await databaseOf(url, `signed_in_${cars}`)
  const database = await openPostgres(address, { statementSeconds: 3_600 })
  try {
    await fillWithBase(database)
    const seeded = await database.db.selectFrom('car').select('id').limit(1).execute()
    if (seeded.length === 0) await seedFleet(database.db, cars, now)
  } finally {
    await database.close()
  }
  await asAdmin(address, (client) =>
    client.query(
      `insert into session (token_hash, user_id, created_at, expires_at, last_used_at)
        select encode(sha256(convert_to('bench-' || n, 'utf8')), 'hex'), 'u' || n, $1, $1::timestamptz + interval '30 days', $1
        from generate_series(1, ${cars}) n on conflict (token_hash) do update set last_used_at = $1, expires_at = excluded.expires_at`,
      [now],
    ),
  )
  return address
}
