import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileRefusal } from '../../file-refusal.ts'
import { writeWhole } from '../../gateways/files.ts'
import { sqlState } from '../../retry.ts'
import { isOurName, type Target, TargetAway } from './target.ts'

/** A folder of this machine: another disk, or one that is mounted from elsewhere. */
export function folderTarget(folder: string): Target {
  /* A disk that is not mounted is not made up for by a folder of its name: only the last part is made. */
  const used = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (sqlState(error) === 'ENOENT')
        throw new TargetAway(folder, 'is not there: is its disk connected?')
      const { message } = fileRefusal(folder, error)
      throw new TargetAway(folder, message.slice(folder.length + 1).replace(/\.$/, ''))
    }
  }
  return {
    name: folder,
    put: (name, bytes) =>
      used(async () => {
        await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
          if (sqlState(error) !== 'EEXIST') throw error
        })
        await writeWhole(join(folder, name), bytes, { flush: true })
      }),
    get: (name) =>
      used(async () => {
        try {
          return await readFile(join(folder, name))
        } catch (error) {
          if (sqlState(error) === 'ENOENT') return undefined
          throw error
        }
      }),
    list: (prefix) =>
      used(async () => {
        try {
          const names = await readdir(folder)
          return names.filter((name) => name.startsWith(prefix) && isOurName(name))
        } catch (error) {
          if (sqlState(error) === 'ENOENT') return []
          throw error
        }
      }),
    remove: (names) =>
      used(async () => {
        for (const name of names) await rm(join(folder, name), { force: true })
      }),
  }
}
