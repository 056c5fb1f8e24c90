import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Where uploads are kept. Names are ids of our own, never what a person called the file. */
export type FileStore = {
  write(id: string, bytes: Uint8Array): Promise<void>
  /** The same from pieces that come one by one; nothing is left of what failed. @returns its size in bytes */
  writeFrom(id: string, source: Readable): Promise<number>
  read(id: string): Promise<Buffer | undefined>
  /** The same, piece by piece, for somebody who may read slowly; `size` in bytes. */
  stored(id: string): Promise<{ size: number; stream(): Readable } | undefined>
  remove(id: string): Promise<void>
}

const ownId = /^[A-Z0-9]{8,40}$/

/** Writes a file that is there whole or not at all; on a full disk nothing is left that takes room. */
export async function writeWhole(
  path: string,
  bytes: Uint8Array,
  options: { flush?: boolean } = {},
): Promise<void> {
  const part = `${path}.part`
  try {
    await writeFile(part, bytes, { ...options, mode: 0o600 })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Uploads in a folder. A file is there whole or not at all: it is renamed into place. */
export function folderStore(folder: string): FileStore {
  const pathOf = (id: string) => {
    if (!ownId.test(id)) throw new Error('not an id of a stored file')
    return join(folder, id)
  }
  return {
    async write(id, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(pathOf(id), bytes, { flush: true })
    },
    async writeFrom(id, source) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Of two that make the same file each writes its own part.
      const part = `${pathOf(id)}.${randomUUID()}.part`
      try {
        await pipeline(source, createWriteStream(part, { flush: true, mode: 0o600 }))
        const { size } = await stat(part)
        await rename(part, pathOf(id))
        return size
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async read(id) {
      try {
        return await readFile(pathOf(id))
      } catch {
        return undefined
      }
    },
    async stored(id) {
      const path = pathOf(id)
      const found = await stat(path).catch(() => undefined)
      return found && { size: found.size, stream: () => createReadStream(path) }
    },
    async remove(id) {
      await rm(pathOf(id), { force: true })
    },
  }
}
