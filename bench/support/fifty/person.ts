import { Agent, request } from 'node:http'
import { encodeFields } from '#protocol/core/form-codec.ts'
import { named } from '#protocol/core/name.ts'
import type { Operation } from '#protocol/core/operation.ts'
import { tokenOf } from '../databases.ts'
import type { Answer, Tally } from './tally.ts'

const perNetwork = 4

/** Only Linux answers on all of 127.0.0.0/8: a few people behind one address, as the server counts them. */
const addressOf = (place: number) =>
  process.platform === 'linux'
    ? { localAddress: `127.0.0.${2 + Math.floor(place / perNetwork)}` }
    : {}

/** Somebody at a browser of their own, with a connection that is kept. */
export class Person {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #origin: string
  readonly #place: number
  readonly #tally: Tally

  constructor(origin: string, place: number, tally: Tally) {
    this.#origin = origin
    this.#place = place
    this.#tally = tally
  }

  close(): void {
    this.#agent.destroy()
  }

  /** Calls an operation as the n-th person of the seed, or as a visitor. */
  async call(operation: Operation, fields: object, n?: number): Promise<Answer> {
    const { objectType, values } = named(operation, { ...fields })
    const pairs = [['objectType', objectType], ...encodeFields(values)] as [string, string | Blob][]
    if (operation.kind === 'query')
      return this.fetch(
        operation.name,
        `/api?${new URLSearchParams(pairs as [string, string][])}`,
        { n },
      )
    const hasFiles = pairs.some(([, value]) => value instanceof Blob)
    const form = hasFiles ? new FormData() : new URLSearchParams()
    for (const [name, value] of pairs) form.append(name, value as string)
    return this.fetch(operation.name, '/api', { n, form })
  }

  /** Asks for a path, with `form` by POST; `name` is what it is counted as. */
  async fetch(
    name: string,
    path: string,
    { n, form }: { n?: number | undefined; form?: FormData | URLSearchParams } = {},
  ): Promise<Answer> {
    const encoded = form && new Response(form)
    const body = encoded && Buffer.from(await encoded.arrayBuffer())
    const type = encoded?.headers.get('content-type')
    const headers = {
      ...(n === undefined ? {} : { authorization: `Bearer ${tokenOf(n)}` }),
      ...(type && body ? { 'content-type': type, 'content-length': body.length } : {}),
      'accept-encoding': 'br',
    }
    const began = performance.now()
    const answer = await this.#ask(path, headers, body).catch((error: Error) => ({
      http: 0,
      body: { message: error.message },
    }))
    this.#tally.add(name, answer, performance.now() - began)
    return answer
  }

  #ask(path: string, headers: Record<string, string | number>, body?: Buffer): Promise<Answer> {
    const { hostname, port } = new URL(this.#origin)
    // A page reads plain text; what is packed costs the server, not this client.
    const asksPlain = path.startsWith('/api?') || body !== undefined
    const sent = asksPlain ? { ...headers, 'accept-encoding': 'identity' } : headers
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          hostname,
          port,
          path,
          method: body ? 'POST' : 'GET',
          headers: sent,
          agent: this.#agent,
          ...addressOf(this.#place),
        },
        (response) => {
          const pieces: Buffer[] = []
          response.on('data', (piece: Buffer) => pieces.push(piece))
          response.on('error', reject)
          response.on('end', () => {
            const text = Buffer.concat(pieces)
            const isJson = /json/.test(response.headers['content-type'] ?? '')
            resolve({
              http: response.statusCode ?? 0,
              body: isJson ? JSON.parse(text.toString()) : {},
            })
          })
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })
  }
}
