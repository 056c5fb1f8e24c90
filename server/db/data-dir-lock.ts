import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadConfig } from '../config.ts'
import { fileRefusal } from '../core/file-refusal.ts'
import { processState } from './process-state.ts'

type Owner = { pid: number; startedAt: string }

function isAlive({ pid, startedAt }: Owner): boolean {
  const state = processState(pid)
  if (!state.alive) return false
  // Another start: the number was given to another process since.
  return state.startedAt === '' || startedAt === '' || state.startedAt === startedAt
}

/**
 * Takes the folder of the embedded database for this process: two processes on it would corrupt
 * it silently. A dead owner's lock is taken at once (docs/product/app.md#running-it).
 * @returns what gives it back.
 * @param dataDir is there
 * @throws BadConfig when a living process has it, or when the folder cannot be written.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'lock.json')
  const mine = join(dataDir, `lock.json.${randomUUID()}`)
  const me: Owner = { pid: process.pid, startedAt: processState(process.pid).startedAt }
  try {
    writeFileSync(mine, JSON.stringify(me), { mode: 0o600 })
    for (let attempt = 0; attempt < 20; attempt++) {
      if (isPlaced(mine, file)) return () => rmSync(file, { force: true })
      const found = textOf(file)
      if (found === undefined) continue
      const owner = ownerIn(found)
      if (owner && isAlive(owner)) {
        throw new BadConfig(
          `Another Tramo process (process ${owner.pid}) uses DATA_DIR ${dataDir}. Stop it first, or choose another DATA_DIR.`,
        )
      }
      takeAway(file, found)
    }
  } catch (error) {
    if (error instanceof BadConfig) throw error
    throw fileRefusal(`DATA_DIR ${dataDir}`, error)
  } finally {
    rmSync(mine, { force: true })
  }
  throw new BadConfig(`DATA_DIR ${dataDir} is being taken by several processes at once. Start one.`)
}

/** Whole or not at all, and only where none is: nobody ever reads half a lock. */
function isPlaced(mine: string, file: string): boolean {
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error
  }
  // A file system without links.
  try {
    writeFileSync(file, readFileSync(mine), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock that was looked at, and no other that was placed since. */
function takeAway(file: string, seen: string): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (textOf(aside) !== seen) isPlaced(aside, file)
  rmSync(aside, { force: true })
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function ownerIn(text: string): Owner | undefined {
  try {
    const owner = JSON.parse(text) as Partial<Owner>
    return typeof owner.pid === 'number'
      ? { pid: owner.pid, startedAt: owner.startedAt ?? '' }
      : undefined
  } catch {
    return undefined
  }
}
