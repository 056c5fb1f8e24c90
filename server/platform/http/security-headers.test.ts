import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverOn, type TestServer } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'

let server: TestServer
let port = 0
beforeAll(async () => {
  server = await serverOn(await testDatabase())
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.app.close())

const expected = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'permissions-policy': expect.stringMatching(
    /camera=\(self\).*geolocation=\(self\).*microphone=\(\)/,
  ),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** What comes back for bytes written to the socket: the status and the headers. */
function raw(request: string): Promise<{ status: number; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let text = ''
    socket.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
    })
    socket.once('error', reject)
    socket.once('close', () => {
      const [first = '', ...lines] = text.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? []
      const headers = lines.map((line) => line.split(/: (.*)/s) as [string, string])
      resolve({
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
      })
    })
  })
}

const line = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${more}\r\n`

describe('every answer has the headers that protect the page:', () => {
  it.each<[string, number, string]>([
    ['a read', 200, line('GET', '/api?objectType=home')],
    ['a refused call', 401, line('GET', '/api?objectType=userInfo')],
    ['an unknown operation', 400, line('GET', '/api?objectType=nothing')],
    ['the head of a read', 200, line('HEAD', '/api?objectType=home')],
    ['a path that cannot be read', 400, line('GET', '/%E0%A4%A')],
    ['the same for a browser', 302, line('GET', '/%E0%A4%A', 'Accept: text/html\r\n')],
    ['the same below files', 400, line('GET', '/files/%E0%A4%A')],
    ['a name that is too long', 404, line('GET', `/files/${'a'.repeat(5000)}`)],
    ['metrics that are refused', 404, line('GET', '/metrics', 'Via: 1.1 proxy\r\n')],
    ['metrics', 200, line('GET', '/metrics')],
    ['a health check', 200, line('GET', '/healthz')],
    ['the head of a health check', 200, line('HEAD', '/healthz')],
    ['an unknown file', 404, line('GET', '/nothing.js')],
    ['a method that no route has', 404, line('DELETE', '/api')],
    ['a method that only few know', 404, line('PROPFIND', '/')],
    ['a question for options', 404, line('OPTIONS', '*')],
    ['a file without a session', 401, line('GET', '/files/ABCDEFGH12')],
    [
      'a webhook that nobody signed',
      400,
      line('POST', '/webhooks/payment', 'Content-Type: application/json\r\nContent-Length: 2\r\n') +
        '{}',
    ],
    [
      'a foreign call',
      403,
      line('POST', '/api', 'Origin: https://evil.example\r\nContent-Length: 0\r\n'),
    ],
    ['an expectation that is not met', 417, line('GET', '/healthz', 'Expect: a miracle\r\n')],
    ['no host', 400, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['what is no HTTP', 400, 'hello\r\n\r\n'],
    ['a header that is no header', 400, 'GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n'],
    [
      'headers that are too large',
      431,
      line('GET', '/healthz', `X-Much: ${'a'.repeat(20_000)}\r\n`),
    ],
  ])('%s (%i)', async (_what, status, request) => {
    const answer = await raw(request)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(expected)
  })
})

const call = (headers: Record<string, string>, url = '/api') =>
  server.app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'cars.example.com',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: 'objectType=contactForm&lang=es',
  })

describe('a changing call', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'https://cars.example.com.evil.example' }],
    [{ origin: 'https://evil-cars.example.com' }],
    [{ origin: 'null' }],
    [{ origin: 'nonsense' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://cars.example.com' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://evil.example.com' }],
  ])('from the page of another site is refused with a sentence: %j', async (headers) => {
    for (const url of [
      '/api?lang=es',
      '/gateway/test/confirm?lang=es',
      '/webhooks/payment?lang=es',
    ]) {
      const { statusCode, body } = await call(headers, url)
      expect([statusCode, JSON.parse(body)]).toEqual([
        403,
        {
          status: 0,
          message: 'Esta acción llegó desde otro sitio. Ábrela en nuestro sitio.',
        },
      ])
    }
  })

  it.each([
    [{}],
    [{ origin: 'https://cars.example.com' }],
    [{ origin: 'http://cars.example.com:80' }],
    [{ origin: 'http://127.0.0.1:3000' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('from our own page or from no page is heard: %j', async (headers) => {
    expect((await call(headers)).statusCode).toBe(400)
  })
})

it('a read from elsewhere is answered: it changes nothing, and the page cannot see it', async () => {
  const reply = await server.app.inject({
    url: '/api?objectType=home',
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['access-control-allow-origin']).toBeUndefined()
})

it('HEAD of a page is answered like the page, without its text', async ({ skip }) => {
  skip(!server.app.hasReplyDecorator('sendFile'), 'the site is not built')
  for (const path of ['/', '/results', '/about']) {
    const page = await server.app.inject({ url: path })
    const head = await server.app.inject({ method: 'HEAD', url: path })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['content-type']).toBe(page.headers['content-type'])
  }
})
