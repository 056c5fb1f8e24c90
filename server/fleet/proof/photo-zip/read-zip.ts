import { Readable } from 'node:stream'
import {
  type Entry,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  openPromise,
  type Options,
  RandomAccessReader,
  validateFileName,
  type ZipFile,
} from 'yauzl'
import type { Text } from '#protocol/core/text.ts'
import { mostEntries, mostPictureBytes, mostZipBytes } from './bounds.ts'
import { zipTexts } from './zip-texts.ts'

/** A ZIP that is not taken as a whole. */
export class BadZip extends Error {
  readonly text: Text
  constructor(text: Text) {
    super(text.en)
    this.text = text
  }
}

/** Names are read by us, so that one bad name is one entry's and not the file's. */
const options: Options = {
  lazyEntries: true,
  autoClose: false,
  decodeStrings: false,
  validateEntrySizes: true,
}

/** A ZIP that lies in pieces of the same length, but for the last. */
class Pieces extends RandomAccessReader {
  readonly #read: (piece: number) => Promise<Buffer>
  readonly #pieceBytes: number
  /** Entries lie one behind the other: the next is mostly in the same piece. */
  #last: { piece: number; bytes: Buffer } | undefined

  constructor(pieceBytes: number, read: (piece: number) => Promise<Buffer>) {
    super()
    this.#pieceBytes = pieceBytes
    this.#read = read
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end), { objectMode: false })
  }

  override close(done: (error: Error | null) => void): void {
    this.#last = undefined
    done(null)
  }

  async *#range(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const piece = Math.floor(at / this.#pieceBytes)
      const bytes = this.#last?.piece === piece ? this.#last.bytes : await this.#read(piece)
      this.#last = { piece, bytes }
      const from = at - piece * this.#pieceBytes
      const part = bytes.subarray(from, Math.min(bytes.length, from + end - at))
      if (part.length === 0) throw new BadZip(zipTexts.notZip)
      yield part
      at += part.length
    }
  }
}

export type ZipSource =
  | { path: string }
  | { size: number; pieceBytes: number; read: (piece: number) => Promise<Buffer> }

/**
 * Opens a ZIP for `work`; what is read of it is what `work` asks for.
 * @throws BadZip when it is none, or has too much in it
 */
export async function withZip<Result>(
  source: ZipSource,
  work: (zip: ZipFile) => Promise<Result>,
): Promise<Result> {
  const zip = await opened(source)
  // What is wrong is told to whoever reads; here nobody listens yet.
  zip.on('error', () => {})
  try {
    if (zip.fileSize > mostZipBytes) throw new BadZip(zipTexts.tooLarge)
    if (zip.entryCount > mostEntries) throw new BadZip(zipTexts.tooManyEntries)
    return await work(zip)
  } finally {
    zip.close()
  }
}

async function opened(source: ZipSource): Promise<ZipFile> {
  try {
    if ('path' in source) return await openPromise(source.path, options)
    const { size, pieceBytes, read } = source
    return await fromRandomAccessReaderPromise(new Pieces(pieceBytes, read), size, options)
  } catch {
    throw new BadZip(zipTexts.notZip)
  }
}

/** An entry by its name as it may be shown, and why it cannot be read. */
export type Listed = { name: string; entry: Entry; problem: Text | undefined }

/** All that a ZIP says it has. @throws BadZip */
export async function listZip(zip: ZipFile): Promise<Listed[]> {
  const all: Listed[] = []
  let unpacked = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry
      const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
      unpacked += entry.uncompressedSize
      all.push({ name: shownName(name), entry, problem: problemOf(name, entry) })
    }
  } catch {
    throw new BadZip(zipTexts.notZip)
  }
  if (unpacked > mostZipBytes) throw new BadZip(zipTexts.tooLarge)
  return all
}

function problemOf(name: string, entry: Entry): Text | undefined {
  if (validateFileName(name) !== null || name.includes('\0')) return zipTexts.outside
  if (entry.isEncrypted()) return zipTexts.encrypted
  if (!entry.canDecodeFileData()) return zipTexts.packing
  return entry.uncompressedSize > mostPictureBytes ? zipTexts.pictureTooLarge : undefined
}

/** Of a name that may hold anything: one line, and not a long one. */
const shownName = (name: string) => name.replaceAll(/\p{C}/gu, '�').slice(0, 200)

/** One entry, unpacked; undefined when it is damaged or more than it says. */
export async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of await zip.openReadStreamPromise(entry)) {
      parts.push(part as Buffer)
      length += (part as Buffer).length
      if (length > mostPictureBytes) return undefined
    }
  } catch {
    return undefined
  }
  return Buffer.concat(parts)
}
