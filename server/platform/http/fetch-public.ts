import { Resolver } from 'node:dns/promises'
import { type IncomingHttpHeaders, type IncomingMessage, request as byHttp } from 'node:http'
import { request as byHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback } from '../../config-values.ts'
import type { Text } from '#protocol/core/text.ts'
import { isOwnMachine, isPublicAddress } from './public-addresses.ts'

export type PublicRequest = {
  /** GET without one. */
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
  /** For all of it: the name, the connection, the answer to its last byte. */
  timeoutMs: number
  /** Of the answer's body; the rest is not read. */
  mostBytes: number
  signal?: AbortSignal | undefined
}

/** An answer, whatever its status: one that leads elsewhere (3xx) is not followed. */
export type PublicAnswer = {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** There was more than `mostBytes`. */
  isCut: boolean
}

/** Calls to addresses that somebody typed in: other people's servers. */
export type Outside = {
  /**
   * Asks a server of the public internet. What its name stands for is checked and then dialed, so
   * that no name leads inside by meaning another address a moment later.
   * @throws Unreachable with why; the reason of `signal` when that ended it
   */
  fetchPublic(url: string, request: PublicRequest): Promise<PublicAnswer>
  /** The sentence for the field in which an address was typed, or undefined when it may be asked. */
  refusalOf(url: string): Promise<Text | undefined>
}

/** Why a server was not asked, or did not answer. */
export type Why = 'badAddress' | 'notSecure' | 'unknownName' | 'notPublic' | 'tooSlow' | 'noAnswer'

/** What was to be fetched was not. */
export class Unreachable extends Error {
  readonly why: Why
  constructor(why: Why) {
    super(why)
    this.why = why
  }
}

/** For who typed the address, or reads why nothing came of it. */
export const unreachableTexts = {
  badAddress: {
    en: 'Enter a whole address, like https://example.com/hook, without a password in it.',
    es: 'Escribe una dirección completa, como https://example.com/aviso, sin contraseña.',
  },
  notSecure: {
    en: 'The address must begin with https://.',
    es: 'La dirección debe empezar con https://.',
  },
  unknownName: {
    en: 'No server is known by this name. Check how it is written.',
    es: 'No se conoce ningún servidor con este nombre. Revisa cómo está escrito.',
  },
  notPublic: {
    en: 'This address is inside a private network. Use one that is reached from the internet.',
    es: 'Esta dirección está dentro de una red privada. Usa una que se alcance desde internet.',
  },
  tooSlow: { en: 'It did not answer in time.', es: 'No respondió a tiempo.' },
  noAnswer: {
    en: 'No connection to it was possible.',
    es: 'No se pudo conectar.',
  },
} satisfies Record<Why, Text>

/** What may be asked beside the public internet; nothing, unless somebody says so by hand. */
export type Reach = {
  /** This very machine, also without TLS: for a server in development, and for tests. */
  ownMachine?: boolean
  /** All addresses that a name stands for; only tests have their own. */
  resolve?: (name: string) => Promise<string[]>
}

const longestUrl = 2000

/** By DNS alone, and not by the threads of getaddrinfo: a name that nobody answers for would keep files from being read. */
async function byDns(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

/** The way to other people's servers; `services.outside` is the server's. */
export function outsideOf({ ownMachine = false, resolve = byDns }: Reach = {}): Outside {
  const mayDial = (address: string) =>
    isPublicAddress(address) || (ownMachine && isOwnMachine(address))

  /** @throws Unreachable unless all of what the name stands for may be dialed */
  const addressesOf = async (name: string): Promise<string[]> => {
    const bare = name.replaceAll(/[[\]]/g, '')
    const named = bare === 'localhost' || bare.endsWith('.localhost') ? ['127.0.0.1'] : undefined
    const addresses = isIP(bare) ? [bare] : (named ?? (await resolve(bare)))
    if (addresses.length === 0) throw new Unreachable('unknownName')
    if (!addresses.every(mayDial)) throw new Unreachable('notPublic')
    return addresses
  }

  const readUrl = (text: string): URL => {
    const url = URL.canParse(text) && text.length <= longestUrl ? new URL(text) : undefined
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
      throw new Unreachable('badAddress')
    if (url.protocol === 'http:' && !(ownMachine && isLoopback(url.hostname)))
      throw new Unreachable('notSecure')
    return url
  }

  return {
    async fetchPublic(text, request) {
      request.signal?.throwIfAborted()
      const url = readUrl(text)
      const deadline = AbortSignal.timeout(request.timeoutMs)
      const ends = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline
      try {
        const addresses = await unlessEnded(addressesOf(url.hostname), ends)
        return await ask(url, addresses, request, ends)
      } catch (error) {
        request.signal?.throwIfAborted()
        if (error instanceof Unreachable) throw error
        throw new Unreachable(deadline.aborted ? 'tooSlow' : 'noAnswer')
      }
    },
    async refusalOf(text) {
      try {
        await addressesOf(readUrl(text).hostname)
        return undefined
      } catch (error) {
        return unreachableTexts[error instanceof Unreachable ? error.why : 'unknownName']
      }
    },
  }
}

/** Who hears of an end only at its own leisure is not waited for. */
function unlessEnded<Value>(promise: Promise<Value>, ends: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    ends.addEventListener('abort', () => reject(new Error('ended')), { once: true })
    promise.then(resolve, reject)
  })
}

/** Dials what was checked, and nothing that the name may stand for by now. */
const only =
  (addresses: readonly string[]): LookupFunction =>
  (_name, options, done) => {
    const all = addresses.map((address) => ({ address, family: isIP(address) }))
    const [first] = all
    if (options.all) done(null, all)
    else done(null, first?.address ?? '', first?.family)
  }

function ask(
  url: URL,
  addresses: readonly string[],
  { method = 'GET', headers, body, mostBytes }: PublicRequest,
  signal: AbortSignal,
): Promise<PublicAnswer> {
  const request = url.protocol === 'https:' ? byHttps : byHttp
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const options = {
    method,
    headers: { 'user-agent': 'Tramo', 'accept-encoding': 'identity', ...headers, ...length },
    lookup: only(addresses),
    // A connection of its own each time: one that is kept would go where an earlier name led.
    agent: false as const,
    signal,
  }
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (answer) => {
      readAtMost(answer, mostBytes).then(
        ({ read, isCut }) => {
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: read,
            isCut,
          })
          asked.destroy()
        },
        (error: unknown) => reject(error as Error),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

async function readAtMost(
  answer: IncomingMessage,
  most: number,
): Promise<{ read: Buffer; isCut: boolean }> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.length
    if (bytes > most) break
  }
  return { read: Buffer.concat(parts).subarray(0, most), isCut: bytes > most }
}
