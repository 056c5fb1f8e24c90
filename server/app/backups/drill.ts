import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { BadConfig } from '../../config.ts'
import { readSigningKey } from '../../platform/auth/signing-key.ts'
import { archiveOfFile, restoreFile } from '../../platform/backups/data-files.ts'
import { logIn } from '../../platform/backups/log-files.ts'
import { getArchive } from '../../platform/backups/pieces.ts'
import { restoreCluster } from '../../platform/backups/restore-cluster.ts'
import type { BackupKey } from '../../platform/backups/seal.ts'
import type { Target } from '../../platform/backups/targets/target.ts'
import type { Db } from '../../platform/db/database.ts'
import { remembered } from '../../platform/db/cluster/place.ts'
import { postmasterOf } from '../../platform/db/cluster/running.ts'
import { flawsOf, tellOf, withRestored } from './check-restored.ts'
import { countRows } from './facts.ts'
import { chooseBase, filesOfBase } from './restore-place.ts'
import { beginRun, endRun } from '../../platform/backups/runs.ts'
import { keyFile } from './saved-place.ts'

type Drilled = {
  target: Target
  key: BackupKey
  db: Db
  dataDir: string
  /** Whether the log of the database is kept, so that a restore reaches this very moment. */
  keepsLog: boolean
  /** Ends it half-way, as if it had never been tried. */
  stopped?: AbortSignal
}

/** How a drill went, in a sentence for who looks. */
type Tried = { succeeded: boolean; outcome: string }

/* Servers and tools of one database: there is one scratch folder. */
const lockKey = 7_261_003

const filesOpened = 10
/** The server moves a closed piece within seconds, unless the target is slow. */
const logWaitMs = 90_000

/**
 * Restores the newest backup into a scratch folder, opens its database, and holds it against the one that runs
 * (docs/product/company.md#backups). How it went is written down.
 * @returns the sentence that was written down, and whether all of it was well
 */
export function drill(drilled: Drilled): Promise<Tried> {
  return drilled.db.connection().execute(async (db) => {
    const { rows } = await sql<{ alone: boolean }>`
      select pg_try_advisory_lock(${lockKey}::bigint) as alone`.execute(db)
    if (!rows[0]?.alone)
      throw new BadConfig('A restore is being tried already: see how that one goes.')
    try {
      return await drillAlone({ ...drilled, db })
    } finally {
      await sql`select pg_advisory_unlock(${lockKey}::bigint)`.execute(db)
    }
  })
}

async function drillAlone(drilled: Drilled): Promise<Tried> {
  const { db, dataDir } = drilled
  const run = await beginRun(db, 'drill', new Date())
  const scratch = scratchIn(dataDir)
  let result: Tried
  try {
    await removeScratch(dataDir)
    await mkdir(scratch, { mode: 0o700 })
    result = await tried(drilled, run, scratch)
  } catch (error) {
    if (drilled.stopped?.aborted || !(error instanceof BadConfig)) throw error
    result = { succeeded: false, outcome: error.message }
  } finally {
    await removeScratch(dataDir)
  }
  await endRun(db, run, result.succeeded, result.outcome, new Date())
  return result
}

const scratchIn = (dataDir: string) => join(dataDir, 'drill')

/** Ends and removes what a drill has made, also one that was killed. */
export async function removeScratch(dataDir: string): Promise<void> {
  const scratch = scratchIn(dataDir)
  // Its cluster may lie elsewhere, where its account may go.
  const { folder = scratch, socket } = remembered(scratch)
  const pid = postmasterOf(join(folder, 'postgres'))
  if (pid !== undefined) process.kill(pid, 'SIGQUIT')
  for (let round = 0; round < 50 && postmasterOf(join(folder, 'postgres')) !== undefined; round++)
    await wait(100)
  for (const path of [folder, socket, scratch])
    if (path !== undefined) await rm(path, { recursive: true, force: true })
}

async function tried(
  { target, key, db, dataDir, keepsLog, stopped }: Drilled,
  run: string,
  scratch: string,
): Promise<Tried> {
  const base = await chooseBase(target, key, undefined)
  if (base.note.kind === 'dump')
    throw new BadConfig(
      'A dump is not tried by itself: restore it into an empty database (docs/operating.md#restore).',
    )
  await needRoom(db, scratch)
  // What is written now is in the restored database, or the log has a gap.
  const now = await countRows(db)
  if (keepsLog) await closePiece(db, target, stopped)
  const began = performance.now()
  const restored = await restoreCluster(base, target, key, scratch, { stopped })
  const wrong: string[] = []
  try {
    const told = await tellOf(restored.url)
    if (told.unbalanced !== 0)
      wrong.push(`the ledger does not add up in ${told.unbalanced} entries`)
    if (keepsLog) {
      const hasRun = await withRestored(restored.url, (of) =>
        of.selectFrom('backup_run').select('id').where('id', '=', run).executeTakeFirst(),
      )
      if (!hasRun) wrong.push('the log ends before what was written when the drill began')
    }
    const wanted = keepsLog ? now : base.note.counts
    // Bookings go on meanwhile, and these are never taken away.
    for (const table of ['rental_order', 'payment', 'ledger_entry'])
      if ((told.counts[table] ?? 0) < (wanted[table] ?? 0))
        wrong.push(`${table} has ${told.counts[table]} rows of ${wanted[table]}`)
  } finally {
    await restored.end()
  }
  const seconds = Math.round((performance.now() - began) / 1000)
  const { opened, flaws } = await openFiles({ target, key, dataDir, stamp: base.stamp, scratch })
  wrong.push(...flaws, ...(await provenBy(base.note.proofs, scratch)))
  const what = `The backup of ${base.at.toISOString()} with ${restored.pieces} pieces of the log`
  return wrong.length > 0
    ? {
        succeeded: false,
        outcome: `${what} was restored in ${seconds} s, but ${wrong.join('; ')}.`,
      }
    : {
        succeeded: true,
        outcome: `${what} was restored in ${seconds} s: nothing is missing, the ledger adds up, ${opened} files could be opened.`,
      }
}

async function needRoom(db: Db, scratch: string): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`
    select sum(pg_database_size(oid))::bigint as bytes from pg_database`.execute(db)
  const needed = (rows[0]?.bytes ?? 0) + 500 * 2 ** 20
  const { bavail, bsize } = await statfs(scratch)
  if (bavail * bsize < needed)
    throw new BadConfig(
      `There is no room to try a restore: ${Math.ceil(needed / 1e6)} MB must be free below DATA_DIR.`,
    )
}

async function closePiece(db: Db, target: Target, stopped?: AbortSignal): Promise<void> {
  const { rows } = await sql<{
    name: string
  }>`select pg_walfile_name(pg_switch_wal()) as name`.execute(db)
  const name = rows[0]?.name ?? ''
  for (const until = Date.now() + logWaitMs; Date.now() < until; await wait(1_000)) {
    stopped?.throwIfAborted()
    if ((await logIn(target)).includes(name)) return
  }
  throw new BadConfig(
    `The log of the database does not arrive in ${target.name}: the server that runs moves it there, when BACKUP_DIR is set.`,
  )
}

/** Ten of the files, some of them the keys: what is in the backup is what is here. */
async function openFiles({
  target,
  key,
  dataDir,
  stamp,
  scratch,
}: Pick<Drilled, 'target' | 'key' | 'dataDir'> & { stamp: string; scratch: string }) {
  const files = await filesOfBase(target, key, stamp)
  const step = Math.max(1, Math.floor(files.length / filesOpened))
  const some = files.filter((file, at) => file.path === keyFile || at % step === 0)
  const flaws: string[] = []
  for (const file of some.slice(0, filesOpened + 1)) {
    const saved = createHash('sha256')
    await pipeline(getArchive(target, key, archiveOfFile(file)), saved)
    if (file.path === keyFile) await restoreFile(target, key, file, scratch)
    const here = await hashOf(join(dataDir, file.path))
    const isSame = here === undefined || here === saved.digest('hex')
    if (!isSame) flaws.push(`the file ${file.path} is not what is in DATA_DIR`)
  }
  return { opened: Math.min(some.length, filesOpened + 1), flaws }
}

/** Undefined when it was forgotten meanwhile. */
async function hashOf(path: string): Promise<string | undefined> {
  try {
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    return hash.digest('hex')
  } catch {
    return undefined
  }
}

async function provenBy(proofs: Parameters<typeof flawsOf>[0], scratch: string): Promise<string[]> {
  const text = await readFile(join(scratch, keyFile), 'utf8').catch(() => '')
  const key = readSigningKey(text)
  return key ? flawsOf(proofs, key.published) : ['the signing key is not in the backup']
}
