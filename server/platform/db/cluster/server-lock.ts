import type pg from 'pg'

/** The session that holds this one is the server of the folder (a number that nothing else locks). */
const serverLock = 'pg_try_advisory_lock(1953653101, 1)'

/** Who is the server of this folder, as its session says; undefined while that is going away. */
export async function findHolder(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.classid = 1953653101 and l.objid = 1`,
  )
  return rows[0]?.name
}

/** Takes the folder for a session. @returns whether it is its now */
export async function isTaken(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select ${serverLock} as taken`)
  return rows[0]?.taken === true
}
