import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where uploads are kept. Names are ids of our own, never what a person called the file. */
export type FileStore = {
  write(id: string, bytes: Uint8Array): Promise<void>
  read(id: string): Promise<Buffer | undefined>
  remove(id: string): Promise<void>
}

const ownId = /^[A-Z0-9]{8,40}$/

/** Uploads in a folder. A file is there whole or not at all: it is renamed into place. */
export function folderStore(folder: string): FileStore {
  const pathOf = (id: string) => {
    if (!ownId.test(id)) throw new Error('not an id of a stored file')
    return join(folder, id)
  }
  return {
    async write(id, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${pathOf(id)}.part`, bytes, { flush: true, mode: 0o600 })
      await rename(`${pathOf(id)}.part`, pathOf(id))
    },
    async read(id) {
      try {
        return await readFile(pathOf(id))
      } catch {
        return undefined
      }
    },
    async remove(id) {
      await rm(pathOf(id), { force: true })
    },
  }
}
