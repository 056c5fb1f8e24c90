import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverOn, type TestServer } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'

let opened: TestServer
let closed: TestServer
beforeAll(async () => {
  const database = await testDatabase()
  opened = await serverOn(database, { DEV_PAGES: '1', TEST_CLOCK: '1' })
  closed = await serverOn(database, { TEST_CLOCK: '1' })
})
afterAll(() => opened.app.close())

const ask = (
  server: TestServer,
  url: string,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) =>
  server.app.inject({
    method: url === '/dev/clock' || url.startsWith('/gateway/') ? 'POST' : 'GET',
    url,
    headers: { host: 'localhost:3000', ...headers },
    remoteAddress,
  })

const devPages = ['/dev/mail', '/dev/widgets', '/dev/clock']
/** What only the person at this machine may use, with or without DEV_PAGES. */
const sameMachine = [...devPages, '/metrics', '/gateway/test/token', '/gateway/test/confirm']

describe.each(devPages)('%s', (url) => {
  it('is there for the person at this machine when DEV_PAGES is 1', async ({ skip }) => {
    const site = opened.app.hasReplyDecorator('sendFile')
    if (url === '/dev/widgets') skip(!site, 'the site is not built')
    expect((await ask(opened, url)).statusCode).toBe(200)
  })

  it('is not there without DEV_PAGES', async () => {
    expect((await ask(closed, url)).statusCode).toBe(404)
  })
})

const leftByProxies = {
  forwarded: 'for=1.2.3.4',
  'x-forwarded-for': '127.0.0.1',
  'x-forwarded-host': 'cars.example.com',
  via: '1.1 proxy',
  'x-real-ip': '1.2.3.4',
  'cf-connecting-ip': '1.2.3.4',
  'cf-ray': '8f1',
  'cdn-loop': 'cloudflare',
  'true-client-ip': '1.2.3.4',
  'x-client-ip': '1.2.3.4',
  'x-cluster-client-ip': '1.2.3.4',
  'fly-client-ip': '1.2.3.4',
  'fly-region': 'lax',
  'x-amzn-trace-id': 'Root=1',
  'x-amz-cf-id': '1',
  'x-azure-clientip': '1.2.3.4',
  'x-envoy-external-address': '1.2.3.4',
  'x-original-host': 'cars.example.com',
  'x-vercel-id': '1',
  'fastly-client-ip': '1.2.3.4',
  'tailscale-user-login': 'ana',
}

describe.each(sameMachine)('%s', (url) => {
  it.each(Object.entries(leftByProxies))(
    'is not there through what leaves %s',
    async (name, value) => {
      expect((await ask(opened, url, { [name]: value })).statusCode).toBe(404)
    },
  )

  it('is not there for another machine', async () => {
    expect((await ask(opened, url, {}, '192.168.1.7')).statusCode).toBe(404)
  })

  it('is not there under a public name', async () => {
    expect((await ask(opened, url, { host: 'cars.example.com' })).statusCode).toBe(404)
  })
})

/** The status line of an answer to a hand-written request. */
function statusOf(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let text = ''
    socket.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(text.split('\r\n', 1)[0] ?? ''))
  })
}

it('a bare proxy, which speaks HTTP/1.0 and adds nothing, does not show the mails', async () => {
  await opened.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = opened.app.server.address() as AddressInfo
  const by = (version: string) =>
    statusOf(
      port,
      `GET /dev/mail HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
    )
  expect(await by('1.0')).toContain('404')
  expect(await by('1.1')).toContain('200')
})
