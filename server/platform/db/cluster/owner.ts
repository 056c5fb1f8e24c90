import { readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { BadConfig } from '../../../config.ts'

/** Whose DATA_DIR it is, as `owner.json` in it says: a process of a machine, and when it last said so. */
type Owner = { host: string; boot: string; space: string; pid: number; at: number }

/** What keeps a DATA_DIR, until it is let go. */
export type Ownership = {
  /** For the server that has the database: whatever else has said that it is its, too. */
  keep(): void
  letGo(): void
}

const renewMs = 5_000
/** An owner elsewhere that has not said so for this long is gone. */
const aliveMs = 20_000
const lookMs = 500

const fileIn = (dataDir: string) => join(dataDir, 'owner.json')

function ofSystem(read: () => string): string {
  try {
    return read().trim()
  } catch {
    return ''
  }
}

/** This machine since it was started, and the processes that this one sees: a container sees its own alone. */
const here = {
  host: hostname(),
  boot: ofSystem(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  space: ofSystem(() => readlinkSync('/proc/self/ns/pid')),
}

function ownerOf(dataDir: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Owner
  } catch {
    return undefined
  }
}

const isHere = ({ host, boot, space }: Owner) =>
  host === here.host && boot === here.boot && space === here.space

/** Somebody elsewhere, whose processes cannot be seen from here, has said that it is theirs, and not long ago. */
function aliveElsewhere(dataDir: string): Owner | undefined {
  const owner = ownerOf(dataDir)
  return owner && !isHere(owner) && Date.now() - owner.at < aliveMs ? owner : undefined
}

/**
 * Takes a DATA_DIR, before a database in it is begun or used. Who of this machine has it, the database itself
 * tells; an owner elsewhere is known by the time in the file alone.
 * @param who a server waits until an owner elsewhere that says nothing is gone; a tool does not
 * @throws BadConfig while somebody elsewhere has it
 */
export async function own(dataDir: string, who: 'server' | 'tool'): Promise<Ownership> {
  const found = aliveElsewhere(dataDir)
  if (found) {
    for (let now = aliveElsewhere(dataDir); now; now = aliveElsewhere(dataDir)) {
      if (who === 'tool' || now.at !== found.at) throw new BadConfig(belongsTo(dataDir, now))
      await wait(lookMs)
    }
  }
  const owner = ownerOf(dataDir)
  let timer: NodeJS.Timeout | undefined
  const ownership = {
    keep: () => {
      write(dataDir)
      timer ??= setInterval(() => write(dataDir), renewMs).unref()
    },
    letGo: () => {
      clearInterval(timer)
      const now = ownerOf(dataDir)
      if (now && isHere(now) && now.pid === process.pid) rmSync(fileIn(dataDir), { force: true })
    },
  }
  // Beside the server of this machine the file is left to that one.
  if (owner && isHere(owner) && owner.pid !== process.pid && isFresh(owner)) return ownership
  ownership.keep()
  if (!owner || !isHere(owner)) {
    // Two at once: the one that wrote last has it.
    await wait(100)
    const now = ownerOf(dataDir)
    if (now && !isHere(now)) {
      ownership.letGo()
      throw new BadConfig(belongsTo(dataDir, now))
    }
  }
  return ownership
}

const isFresh = ({ at }: Owner) => Date.now() - at < aliveMs

function write(dataDir: string): void {
  const owner: Owner = { ...here, pid: process.pid, at: Date.now() }
  const part = `${fileIn(dataDir)}.${process.pid}.part`
  try {
    writeFileSync(part, JSON.stringify(owner), { mode: 0o600 })
    renameSync(part, fileIn(dataDir))
  } catch {
    // A full disk, or a folder that is gone: what keeps others away is as old as it is then.
    rmSync(part, { force: true })
  }
}

const belongsTo = (dataDir: string, { host, at }: Owner) =>
  `DATA_DIR ${dataDir} belongs to a server that runs elsewhere (${host}, last heard from ${Math.max(0, Math.round((Date.now() - at) / 1000))} s ago). Commands run where it runs: "docker compose exec tramo …". To start another one, stop that first.`

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
