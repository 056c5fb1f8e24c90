import { Readable } from 'node:stream'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** One file of the archive: its path, and its bytes as they come. Pictures are packed already. */
export type Entry = { path: string; packed: boolean; bytes: AsyncIterable<Uint8Array> }

/**
 * A ZIP that is written as it is read: of all its files one piece is in memory at a time, whatever
 * their number and size.
 */
export function zipOf(entries: AsyncIterable<Entry>): Readable {
  return Readable.from(pieces(entries), { objectMode: false })
}

async function* pieces(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = []
  let failure: Error | undefined
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else if (chunk.length > 0) waiting.push(chunk)
  })
  const written = () => {
    if (failure) throw failure
    return waiting.splice(0)
  }
  for await (const { path, packed, bytes } of entries) {
    const file = packed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
    zip.add(file)
    for await (const chunk of bytes) {
      file.push(chunk)
      yield* written()
    }
    file.push(new Uint8Array(0), true)
    yield* written()
  }
  zip.end()
  yield* written()
}
