import { connect, type Socket } from 'node:net'

/*
 * A client that costs little, because it works on the cores of the server that it measures: requests are
 * texts made before, and of an answer it reads the status and the length, and the bytes only when asked.
 */

export type Asked = { name: string; request: string }
export type Load = { calls: number; errors: number; seconds: number; times: number[] }

const perNetwork = 4

/** Only Linux answers on all of 127.0.0.0/8: a few people behind one address, as the server counts them. */
const addressOf = (connection: number) =>
  process.platform === 'linux'
    ? { localAddress: `127.0.0.${2 + Math.floor(connection / perNetwork)}` }
    : {}

export function getRequest(fields: Record<string, string>, token?: string): string {
  const authorization = token ? `Authorization: Bearer ${token}\r\n` : ''
  return `GET /api?${new URLSearchParams(fields)} HTTP/1.1\r\nHost: bench\r\n${authorization}\r\n`
}

export function postRequest(fields: Record<string, string>, token: string): string {
  const body = new URLSearchParams(fields).toString()
  return `POST /api HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

type Answer = { status: number; body: string }

/** One connection that is kept open; one request at a time. */
class Line {
  readonly #socket: Socket
  #head = ''
  #pieces: Buffer[] = []
  #missing = -1
  #answered: ((answer: Answer) => void) | undefined
  #failed: ((error: Error) => void) | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (piece: Buffer) => this.#take(piece))
    socket.on('error', (error) => this.#failed?.(error))
    socket.on('close', () => this.#failed?.(new Error('the connection ended')))
  }

  static open(origin: string, connection: number): Promise<Line> {
    const { hostname, port } = new URL(origin)
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), ...addressOf(connection) })
      socket.once('error', reject).once('connect', () => {
        socket.off('error', reject)
        resolve(new Line(socket))
      })
    })
  }

  ask(request: string): Promise<Answer> {
    return new Promise((answered, failed) => {
      this.#answered = answered
      this.#failed = failed
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#failed = undefined
    this.#socket.destroy()
  }

  #take(piece: Buffer): void {
    let rest = piece
    if (this.#missing < 0) {
      const end = piece.indexOf('\r\n\r\n')
      // A head that comes in two pieces is rare, but it happens.
      this.#head += piece.toString('latin1', 0, end < 0 ? piece.length : end)
      if (end < 0) return
      const length = /\r\ncontent-length: (\d+)/i.exec(this.#head)?.[1]
      if (length === undefined) throw new Error(`An answer without its length: ${this.#head}`)
      this.#missing = Number(length)
      rest = piece.subarray(end + 4)
    }
    this.#pieces.push(rest)
    this.#missing -= rest.length
    if (this.#missing > 0) return
    const answered = this.#answered
    const body = this.#pieces.length === 1 ? rest : Buffer.concat(this.#pieces)
    const answer = { status: Number(this.#head.slice(9, 12)), body: body.toString('latin1') }
    this.#head = ''
    this.#pieces = []
    this.#missing = -1
    answered?.(answer)
  }
}

/**
 * Asks over `connections` kept open, each the next question when the last one is answered, until
 * `next` has no more. An answer that is not 200 while `isRefusalBad`, or not `isGood`, is an error; the first is printed.
 */
export async function load(
  origin: string,
  connections: number,
  next: () => Asked | undefined,
  isGood: (body: string) => boolean = () => true,
  isRefusalBad = true,
): Promise<Load> {
  const lines = await Promise.all(
    Array.from({ length: connections }, (_, n) => Line.open(origin, n)),
  )
  const times: number[] = []
  let errors = 0
  const began = performance.now()
  await Promise.all(
    lines.map(async (line) => {
      for (let asked = next(); asked; asked = next()) {
        const before = performance.now()
        const { status, body } = await line.ask(asked.request)
        times.push(performance.now() - before)
        if ((status === 200 || !isRefusalBad) && isGood(body)) continue
        if (errors === 0) console.log(`${asked.name} answered ${status}: ${body.slice(0, 300)}`)
        errors += 1
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  for (const line of lines) line.close()
  return { calls: times.length, errors, seconds, times }
}

/** Questions in turn until so many milliseconds are over. */
export function inTurnFor(ms: number, questions: readonly Asked[]): () => Asked | undefined {
  const end = performance.now() + ms
  let at = 0
  return () => (performance.now() < end ? questions[at++ % questions.length] : undefined)
}

/** The value below which this share of the times lies. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)
