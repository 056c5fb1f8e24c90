import { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

type Written = (error?: Error | null) => void

/** Nobody has had a turn beside the database's own statements for so long: it is their turn. */
const longestMs = 10

/**
 * The embedded database as the socket of a PostgreSQL client. What the client writes in one piece
 * (parse, bind, describe, execute, sync) is worked through in one call; message by message, a small
 * statement would take twice as long.
 *
 * The database works within this process, and its answers come in the same turn of the event loop:
 * a thousand statements one after the other would let nobody connect, nothing be read and no timer
 * run. So every now and then everything else has its turn first.
 */
export class PgliteStream extends Duplex {
  readonly #pglite: PGlite
  #turnBegan = 0

  constructor(pglite: PGlite) {
    super()
    this.#pglite = pglite
  }

  /** What a client asks of a socket before it begins. */
  connect(): void {
    queueMicrotask(() => this.emit('connect'))
  }
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, written: Written): void {
    this.#exchange(chunk).then(() => written(), written)
  }

  override _writev(pieces: { chunk: Buffer }[], written: Written): void {
    this._write(Buffer.concat(pieces.map(({ chunk }) => chunk)), '', written)
  }

  override _final(ended: Written): void {
    this.push(null)
    ended()
  }

  async #exchange(request: Buffer): Promise<void> {
    if (performance.now() - this.#turnBegan > longestMs) {
      await nextTurn()
      this.#turnBegan = performance.now()
    }
    // Without a reader of ours the database takes each answer apart itself, for nobody. There is nothing
    // to write out after it: a file on disk and one in memory are both written as the database goes.
    const pieces: Buffer[] = []
    const onRawData = (piece: Uint8Array) => void pieces.push(Buffer.from(piece))
    await this.#pglite.execProtocolRawStream(request, { syncToFs: false, onRawData })
    for (const piece of pieces) this.push(piece)
  }
}
