import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { picture } from '#testing/files/hostile-files.ts'
import { multipartOf, multipartType } from '#testing/fields/nasty-input.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { buildApp } from '../../app/app.ts'
import { testGateway } from '../../money/gateways/test-gateway/test-gateway.ts'
import { inputLimits } from './input-limits.ts'

/** The same server with other times and sizes, on a port of its own. */
async function listening(limits: Partial<typeof inputLimits>) {
  const services = { ...server.services, payments: testGateway(), metrics: new Registry() }
  const app = await buildApp(services, { ...inputLimits, ...limits })
  await app.listen({ port: 0, host: '127.0.0.1' })
  open.push(app)
  return app
}

let server: TestServer
let ana: TestUser
let ben: TestUser
const open: FastifyInstance[] = []
const sockets: Socket[] = []

beforeAll(async () => {
  server = await testServer()
  ana = await buildUser(server)
  ben = await buildUser(server)
})

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  for (const app of open) await app.close()
})

/** A client that writes what and when it likes, and everything that it is answered. */
function client(app: FastifyInstance) {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let heard = ''
  let onHeard = () => {}
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text
    onHeard()
  })
  // Whom the server hangs up on may hear it as a reset.
  socket.on('error', () => {})
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
  })
  return {
    write: (text: string | Uint8Array) => socket.write(text),
    /** Resolves with the answer when its connection has ended. */
    ended: ended.then(() => heard),
    /** Resolves when the head of an answer is there. */
    answered: new Promise<string>((resolve) => {
      onHeard = () => {
        if (heard.includes('\r\n\r\n')) resolve(heard)
      }
      onHeard()
      void ended.then(() => resolve(heard))
    }),
  }
}

const head = (length: number, more: Record<string, string> = {}, path = '/api') =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Content-Length: ${length}`,
    ...Object.entries(more).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const files = { 'Content-Type': multipartType }
const by = (user: TestUser) => ({ ...files, Authorization: `Bearer ${user.token}` })
const upload = '/api?objectType=uploadFile'
const parts = (bytes: Uint8Array | string) => [
  { name: 'objectType', bytes: 'uploadFile' },
  { name: 'purpose', bytes: 'help' },
  { name: 'file', bytes, filename: 'a.png', type: 'image/png' },
]
const beginning = multipartOf(parts('x'.repeat(1000))).subarray(0, 400)

describe('no client is waited for forever:', () => {
  it('a form that arrives byte by byte, each in time', async () => {
    const app = await listening({ formMs: 300, silenceMs: 60_000 })
    const slow = client(app)
    slow.write(head(1000, form))
    const drip = setInterval(() => slow.write('a'), 20)
    const answer = await slow.ended
    clearInterval(drip)
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(answer).toContain('This took too long to arrive. Please try again.')
  })

  it('a form that stops in its middle', async () => {
    const app = await listening({ formMs: 60_000, silenceMs: 200 })
    for (const [fields, begun] of [
      [form, 'objectType=con'],
      [by(ana), beginning],
    ] as const) {
      const silent = client(app)
      silent.write(head(1000, fields))
      silent.write(begun)
      expect(await silent.ended).toMatch(/^HTTP\/1.1 408 /)
    }
  })

  it('a file that arrives byte by byte, each in time', async () => {
    const app = await listening({ formMs: 60_000, uploadMs: 300, silenceMs: 60_000 })
    const slow = client(app)
    slow.write(head(1_000_000, by(ana), upload))
    slow.write(beginning)
    const drip = setInterval(() => slow.write('a'), 20)
    expect(await slow.ended).toMatch(/^HTTP\/1.1 408 /)
    clearInterval(drip)
  })

  it('headers that never end, and a connection that sends nothing', async () => {
    const app = await listening({ headMs: 200, checkMs: 50 })
    const [half, silent] = [client(app), client(app)]
    half.write('POST /api HTTP/1.1\r\nHost: 127.0.0.1\r\n')
    expect(await half.ended).toMatch(/^HTTP\/1.1 408 /)
    await silent.ended
  })

  it('the rest of a refused form is discarded, for a limited time', async () => {
    const app = await listening({ lingerMs: 300 })
    const refused = client(app)
    refused.write(head(1_000_000, files, upload))
    refused.write(beginning)
    expect(await refused.answered).toMatch(/^HTTP\/1.1 401 /)
    refused.write(Buffer.alloc(100_000))
    await refused.ended
  })
})

describe('sign-in is asked for before a file is received:', () => {
  it('by the address and the header, before anything of the form', async () => {
    const app = await listening({})
    const dead = client(app)
    dead.write(head(1_000_000, { ...files, Authorization: 'Bearer dead-token' }, upload))
    expect(await dead.answered).toMatch(/^HTTP\/1.1 401 /)
    const renter = client(app)
    renter.write(head(1_000_000, by(ana), '/api?objectType=staffAddFine'))
    expect(await renter.answered).toMatch(/^HTTP\/1.1 403 /)
  })

  it('by the fields that come before the file', async () => {
    const app = await listening({})
    const visitor = client(app)
    visitor.write(head(1_000_000, files))
    visitor.write(beginning)
    expect(await visitor.answered).toMatch(/^HTTP\/1.1 401 /)
    const known = client(app)
    const payload = multipartOf([
      { name: 'token', bytes: ana.token },
      ...parts(await picture().png().toBuffer()),
    ])
    known.write(head(payload.length, files))
    known.write(payload)
    expect(await known.answered).toMatch(/^HTTP\/1.1 200 /)
  })
})

describe('room for uploads', () => {
  it('is not held by senders that announce much and send nothing', async () => {
    const app = await listening({})
    for (let count = 0; count < 12; count++) {
      const silent = client(app)
      silent.write(head(40_000_000, by(ana), upload))
      silent.write(beginning)
    }
    const payload = multipartOf(parts(await picture().png().toBuffer()))
    const other = client(app)
    other.write(head(payload.length, by(ben), upload))
    other.write(payload)
    expect(await other.answered).toMatch(/^HTTP\/1.1 200 /)
  })

  it('is shared: one sender’s forms together have a part, others have theirs', async () => {
    const app = await listening({ uploadBytes: 400_000 })
    const big = Buffer.alloc(300_000)
    const hold = (user: TestUser) => {
      const held = client(app)
      held.write(head(390_000, by(user), upload))
      held.write(multipartOf(parts(big)).subarray(0, -100))
      return held
    }
    const first = hold(ana)
    const second = hold(ana)
    const refused = await Promise.race([first.answered, second.answered])
    expect(refused).toMatch(/^HTTP\/1.1 429 /)
    const payload = multipartOf(parts(await picture().png().toBuffer()))
    const other = client(app)
    other.write(head(payload.length, by(ben), upload))
    other.write(payload)
    expect(await other.answered).toMatch(/^HTTP\/1.1 200 /)
  })
})
