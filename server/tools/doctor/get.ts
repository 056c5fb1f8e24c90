import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { TLSSocket } from 'node:tls'
import type { Outside } from './outside.ts'

/* Whoever answers is not known yet: no more is read, and no longer is waited. */
const mostBytes = 65_536
const mostMs = 5_000
const mostHeaderBytes = 16_384

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  body: string
  /** Until when its certificate is valid, with https. */
  validTo: Date | undefined
  /** From the question to the answer, in milliseconds since 1970. */
  asked: { from: number; to: number }
}

const failure = (code: string) => Object.assign(new Error(code), { code })

/**
 * One GET, which follows no redirect and believes only valid certificates.
 * @throws an error with a code: the system's, that of TLS, ETIMEDOUT, or ETOOLARGE
 */
export function get(
  address: URL,
  { lookup, authorities, now }: Pick<Outside, 'lookup' | 'authorities' | 'now'>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const from = now().getTime()
  const request = address.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(address, {
      agent: false,
      headers: { accept: 'application/json', 'user-agent': 'tramo-doctor', ...headers },
      maxHeaderSize: mostHeaderBytes,
      ...(lookup && { lookup }),
      ...(authorities && { ca: authorities }),
    })
    const late = setTimeout(() => sent.destroy(failure('ETIMEDOUT')), mostMs)
    sent.once('close', () => clearTimeout(late))
    sent.on('error', reject)
    sent.once('response', (response) => {
      const to = now().getTime()
      const { socket } = response
      const validTo =
        socket instanceof TLSSocket ? dateOf(socket.getPeerCertificate().valid_to) : undefined
      const parts: Buffer[] = []
      let length = 0
      response.on('error', reject)
      response.on('data', (part: Buffer) => {
        length += part.length
        if (length > mostBytes) sent.destroy(failure('ETOOLARGE'))
        else parts.push(part)
      })
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
          validTo,
          asked: { from, to },
        }),
      )
    })
    sent.end()
  })
}

/** A date that a stranger wrote, when it is one. */
export function dateOf(text: string | undefined): Date | undefined {
  const at = new Date(text ?? '')
  return Number.isNaN(at.getTime()) ? undefined : at
}
