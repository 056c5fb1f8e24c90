import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { BadConfig } from '../config.ts'

type Owner = { pid: number; startedAt: string }

/** When a process began, as the system tells it; undefined where it cannot be told or it is gone. */
function processStart(pid: number): string | undefined {
  try {
    // Linux: field 22 of stat, after the name in brackets, is the start in clock ticks since boot.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

function isAlive({ pid, startedAt }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: somebody else's process, so it lives.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const start = processStart(pid)
  // The number was given to another process since.
  return start === undefined || startedAt === '' || start === startedAt
}

/**
 * Takes the folder of the embedded database for this process: two processes on it would corrupt
 * it silently. A dead owner's lock is taken at once (PRODUCT.md 1).
 * @returns what gives it back.
 * @throws BadConfig when a living process has it, or when the folder cannot be written.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'lock.json')
  const me: Owner = { pid: process.pid, startedAt: processStart(process.pid) ?? '' }
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch {
    throw new BadConfig(`DATA_DIR ${dataDir} cannot be made: check the path and its permissions.`)
  }
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, JSON.stringify(me))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new BadConfig(`DATA_DIR ${dataDir} is not writable: check its permissions.`)
      }
      const owner = readOwner(file)
      if (owner && isAlive(owner)) {
        throw new BadConfig(
          `Another Tramo process (process ${owner.pid}) uses DATA_DIR ${dataDir}. Stop it first, or choose another DATA_DIR.`,
        )
      }
      rmSync(file, { force: true })
    }
  }
  throw new BadConfig(`DATA_DIR ${dataDir} is being taken by several processes at once. Start one.`)
}

function readOwner(file: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>
    return typeof owner.pid === 'number'
      ? { pid: owner.pid, startedAt: owner.startedAt ?? '' }
      : undefined
  } catch {
    return undefined
  }
}
