import { once } from 'node:events'
import { request, type RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, LookupFunction, Server } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Certificate } from './certificate.ts'

/** A server of this machine for as long as a test asks it. */
export type Running = { port: number; close(): Promise<void> }

export async function listening(server: Server): Promise<Running> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close()
      if ('closeAllConnections' in server)
        (server as { closeAllConnections(): void }).closeAllConnections()
    },
  }
}

/** What answers over TLS. */
export const secureServer = (
  { cert, key }: Certificate,
  answer: RequestListener,
): Promise<Running> => listening(createServer({ cert, key }, answer))

/** A proxy before `portOf`, whose client is at a public address; it adds that to what the client claims. */
export const proxyTo =
  (portOf: () => number): RequestListener =>
  (incoming, outgoing) => {
    const claimed = incoming.headers['x-forwarded-for']
    const client = '198.51.100.7'
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': claimed === undefined ? client : `${String(claimed)}, ${client}`,
    }
    const { url: path, method } = incoming
    request({ host: '127.0.0.1', port: portOf(), path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
      .on('error', () => outgoing.destroy())
      .end()
  }

/** Every host is this machine. */
export const everythingHere: LookupFunction = (_host, options, done) => {
  if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }])
  else done(null, '127.0.0.1', 4)
}

/**
 * A mail server that takes what is sent by the user `tramo` with this password.
 * @param only the sender that it sends for
 */
export async function mailServer(
  password: string,
  only?: string,
): Promise<Running & { taken: string[] }> {
  const taken: string[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password: given }, _session, done) =>
      username === 'tramo' && given === password
        ? done(null, { user: 'tramo' })
        : done(new Error('no')),
    onMailFrom: ({ address }, _session, done) =>
      only === undefined || address === only ? done() : done(new Error('not yours')),
    onData(stream, session, done) {
      stream.resume()
      stream.once('end', () => {
        taken.push(...session.envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  return {
    taken,
    port: (smtp.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
}
