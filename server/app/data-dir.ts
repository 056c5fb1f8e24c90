import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { BadConfig, type Config } from '../config.ts'
import { fileRefusal, isDiskFull } from '../platform/file-refusal.ts'

/** A folder in which a restore has begun and not ended holds half of a company. */
export const restoringMark = 'restoring'

/** As much as the smallest thing that is kept takes. */
const roomBytes = 8_192

/**
 * Makes DATA_DIR where there is none, and sees whether there is room in it. With a database of its own
 * a server on a full disk starts all the same: what is there can be read.
 * @throws BadConfig with a sentence that says what is in the way
 */
export function openDataDir({ dataDir, databaseUrl }: Config, say: (line: string) => void): void {
  const name = `DATA_DIR ${dataDir}`
  try {
    makeFolders(dataDir)
  } catch (error) {
    throw fileRefusal(name, error)
  }
  if (existsSync(join(dataDir, restoringMark)))
    throw new BadConfig(
      `A restore into ${name} has not come to its end. Empty the folder, and restore again.`,
    )
  const probe = join(dataDir, `room.${randomUUID()}`)
  try {
    writeFileSync(probe, Buffer.alloc(roomBytes), { mode: 0o600 })
  } catch (error) {
    const refusal = fileRefusal(name, error)
    if (!databaseUrl || !isDiskFull(error)) throw refusal
    say(`${refusal.message} Until then nothing can be uploaded.`)
  } finally {
    rmSync(probe, { force: true })
  }
}

/** One after the other: where none can be made (/proc) the recursive way of Node never ends. */
function makeFolders(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  const { dir, root } = parse(path)
  if (dir !== root && dir !== path) makeFolders(dir)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another server made it meanwhile.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
