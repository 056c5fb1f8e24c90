import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileRefusal } from '../../platform/file-refusal.ts'
import { type Check, checksOf, codeOf } from './check.ts'

const about = checksOf('disk')
const megabyte = 1_000_000
const scarceBytes = 1000 * megabyte
const fullBytes = 200 * megabyte

/** Whether there is room for the pictures and papers of the next weeks. */
export function judgeFreeBytes(free: number): Check {
  const left = `${Math.floor(free / megabyte)} MB are free below DATA_DIR`
  if (free < fullBytes)
    return about.fails(`${left}: make room now, or uploads and the database stop.`)
  if (free < scarceBytes) return about.advice(`${left}: make room soon.`)
  return about.ok(`DATA_DIR can be written, and ${left}.`)
}

/** Writes into DATA_DIR as the server would, and looks how much room there is. */
export async function checkDisk(dataDir: string): Promise<Check[]> {
  if (!existsSync(dataDir)) {
    const sentence = `DATA_DIR ${dataDir} is not there: the first start of the server makes it, unless there is one at another path.`
    return [about.advice(sentence), ...(await roomIn(nearest(dataDir))).filter(isBad)]
  }
  const probe = join(dataDir, `doctor.${randomUUID()}`)
  try {
    await writeFile(probe, 'written by npm run doctor\n', { mode: 0o600 })
  } catch (error) {
    return [about.fails(fileRefusal(`DATA_DIR ${dataDir}`, error).message)]
  } finally {
    await rm(probe, { force: true }).catch(() => {})
  }
  return roomIn(dataDir)
}

const isBad = ({ outcome }: Check) => outcome === 'advice' || outcome === 'fails'

const nearest = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : nearest(dirname(path))

async function roomIn(folder: string): Promise<Check[]> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return [judgeFreeBytes(bavail * bsize)]
  } catch (error) {
    return [about.notTried(`How much room is free cannot be asked here (${codeOf(error)}).`)]
  }
}
