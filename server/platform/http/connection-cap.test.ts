import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/server.ts'
import { buildApp } from '../../app/app.ts'
import { testGateway } from '../../money/gateways/test-gateway/test-gateway.ts'
import { inputLimits } from './input-limits.ts'

const open: FastifyInstance[] = []
const sockets: Socket[] = []

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  for (const app of open) await app.close()
})

/** The same server with three connections for one network. */
async function listening({ services }: TestServer, trustProxy: string[]) {
  const config = { ...services.config, trustProxy }
  const app = await buildApp(
    { ...services, config, payments: testGateway(), metrics: new Registry() },
    { ...inputLimits, connections: 3 },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  open.push(app)
  return app
}

function client(app: FastifyInstance, localAddress = '127.0.0.1') {
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  // Whom the server hangs up on may hear it as a reset.
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => resolve('closed'))
  })
  return {
    socket,
    /** The first line of an answer, or that there will be none. */
    ask: () => {
      const heard = new Promise<string>((resolve) => {
        socket.once('data', (bytes) => resolve(String(bytes).split('\r\n')[0] ?? ''))
      })
      socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
      return Promise.race([heard, closed])
    },
    /** Sends the head of a call whose body does not come, until the server has begun it. */
    hang: async () => {
      const begun = once(app.server, 'request')
      socket.write(
        'POST /api HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\n',
      )
      const [request] = (await begun) as [IncomingMessage]
      const isGone = new Promise<void>((resolve) => {
        request.socket.once('close', () => resolve())
      })
      return { isGone }
    },
  }
}

const ok = 'HTTP/1.1 200 OK'

it('one address holds so many connections and no more, another has its own', async () => {
  const app = await listening(await testServer(), [])
  const three = [client(app), client(app), client(app)]
  const hanging = []
  for (const { hang } of three) hanging.push(await hang())
  expect(await client(app).ask()).toBe('closed')
  expect(await client(app, '127.0.0.2').ask()).toBe(ok)

  three[0]?.socket.destroy()
  await hanging[0]?.isGone
  expect(await client(app).ask()).toBe(ok)
})

it('idle connections block nobody else at the same address: the longest idle one is closed', async () => {
  const app = await listening(await testServer(), [])
  const [first, second, third] = [client(app), client(app), client(app)]
  for (const { ask } of [first, second, third]) expect(await ask()).toBe(ok)
  expect(await first.ask()).toBe(ok)
  expect(await client(app).ask()).toBe(ok)
  expect(await second.ask()).toBe('closed')
  expect(await first.ask()).toBe(ok)
  expect(await client(app).ask()).toBe(ok)
  expect(await third.ask()).toBe('closed')
})

it('a trusted proxy has the connections of everybody', async () => {
  const app = await listening(await testServer(), ['10.0.0.0/8', 'loopback'])
  const many = Array.from({ length: 5 }, () => client(app))
  for (const { ask } of many) expect(await ask()).toBe(ok)
})
