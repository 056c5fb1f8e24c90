import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { formOf, multipartOf, multipartType } from '#testing/fields/nasty-input.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser

beforeAll(async () => {
  server = await testServer()
  ana = await buildUser(server)
})

const form = 'application/x-www-form-urlencoded'
const contact = 'objectType=contactForm&name=A&email=a%40example.com&message=Hello%2C%20friends'

type Sent = { method?: 'GET' | 'POST'; url?: string; type?: string; token?: string }

async function send(
  payload: string | Buffer | undefined,
  more: Sent & Record<string, string> = {},
) {
  const { method = 'POST', url = '/api', type = form, token, ...headers } = more
  const response = await server.app.inject({
    method,
    url,
    headers: {
      ...(payload === undefined ? {} : { 'content-type': type }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
  return { http: response.statusCode, body: response.json() }
}

const refusal = (message: string) => ({ status: 0, message })

describe('a data format that is not accepted', () => {
  const wrong = { http: 415, body: refusal('This data format is not accepted.') }

  it.each([
    ['application/json', '{"objectType":"contactForm"}'],
    ['text/plain', contact],
    ['application/octet-stream', contact],
    ['multipart/mixed; boundary=b0undary', '--b0undary--'],
  ])('%s is refused on the endpoint and beside it', async (type, payload) => {
    for (const url of ['/api', '/api/contract/A', '/gateway/test/confirm'])
      expect(await send(payload, { url, type, host: '127.0.0.1' })).toEqual(wrong)
  })

  it('a form at the webhook, which takes JSON alone', async () => {
    expect(await send(contact, { url: '/webhooks/payment' })).toEqual(wrong)
  })

  it.each(['gzip', 'br', 'deflate', 'identity'])(
    'packed as %s, before it is unpacked',
    async (coding) => {
      const packed = gzipSync(`${contact}${'x'.repeat(12_000_000)}`)
      for (const url of ['/api', '/webhooks/payment', '/nothing'])
        expect(await send(packed, { url, 'content-encoding': coding })).toEqual(wrong)
    },
  )

  it('a read with a body', async () => {
    expect((await send('x=1', { method: 'GET', url: '/api?objectType=home' })).http).toBe(400)
  })
})

describe('the size of a form', () => {
  const tooLarge = { http: 413, body: refusal('This is too large to send.') }

  it('is 128 KB at most, urlencoded and multipart', async () => {
    const long = 'x'.repeat(128 * 1024)
    expect(await send(`${contact}&more=${long}`)).toEqual(tooLarge)
    const parts = [
      { name: 'objectType', bytes: 'contactForm' },
      { name: 'message', bytes: long },
    ]
    expect(await send(multipartOf(parts), { type: multipartType })).toEqual(tooLarge)
  })

  it('is 200 fields at most, urlencoded, multipart and in the address', async () => {
    const many = Array.from({ length: 201 }, (_, index) => `f${index}`)
    expect(await send(formOf(many.map((name) => [name, '1'])))).toEqual(tooLarge)
    const parts = many.map((name) => ({ name, bytes: '1' }))
    expect(await send(multipartOf(parts), { type: multipartType })).toEqual(tooLarge)
    const url = `/api?objectType=home&${formOf(many.map((name) => [name, '1']))}`
    expect(await send(undefined, { method: 'GET', url })).toEqual(tooLarge)
  })

  it('of an address is bounded too', async () => {
    const url = `/api?objectType=home&x=${'x'.repeat(20_000)}`
    expect(await send(undefined, { method: 'GET', url })).toEqual(tooLarge)
  })
})

describe('text that is none', () => {
  it.each(['%00', '%FF', '%ED%A0%80', '%C0%AF', '%ZZ', '%'])(
    '%s in a field is refused at that field, in a name without one',
    async (bytes) => {
      const malformed = 'Please check the marked fields.'
      const marked = {
        http: 400,
        body: { ...refusal(malformed), errors: { name: 'Invalid data' } },
      }
      expect(await send(`objectType=contactForm&name=a${bytes}`)).toEqual(marked)
      const read = { method: 'GET' as const }
      expect(await send(undefined, { ...read, url: `/api?objectType=home&name=${bytes}` })).toEqual(
        marked,
      )
      expect(await send(`${contact}&a${bytes}=1`)).toEqual({ http: 400, body: refusal(malformed) })
    },
  )

  it.each([
    '/files/A%00',
    '/files/A%FF',
    '/api/contract/A%00',
    '/api/contract/%ED%A0%80',
    '/nothing/%00',
  ])('%s is refused', async (url) => {
    const method = url.includes('contract') ? 'POST' : 'GET'
    expect((await send(undefined, { method, url, token: ana.token })).http).toBe(400)
  })

  it('a path that a browser shows leads to the page for unknown paths', async () => {
    const response = await server.app.inject({
      url: '/details%00',
      headers: { accept: 'text/html' },
    })
    expect([response.statusCode, response.headers.location]).toEqual([302, '/404'])
  })

  it.each([
    ['a value', { name: 'name', bytes: Buffer.from([0x61, 0xff]) }],
    [
      'a value in another alphabet’s bytes',
      { name: 'name', bytes: Buffer.from([0xe9]), type: 'text/plain; charset=latin1' },
    ],
    ['a value with NUL', { name: 'name', bytes: 'a\0' }],
    ['a name', { name: 'na\0me', bytes: 'a' }],
  ])('%s of a multipart form is refused', async (_what, part) => {
    const parts = [{ name: 'objectType', bytes: 'contactForm' }, part]
    expect((await send(multipartOf(parts), { type: multipartType })).http).toBe(400)
  })
})

describe('a field that comes twice', () => {
  it.each(['objectType', 'lang', 'requestId', 'name'])(
    '%s is refused at that field',
    async (field) => {
      const answer = await send(`${contact}&lang=en&requestId=r1&${field}=a`)
      expect([answer.http, answer.body.errors]).toEqual([400, { [field]: 'Invalid data' }])
    },
  )

  it('as text and as a file is refused', async () => {
    const parts = [
      { name: 'objectType', bytes: 'uploadFile' },
      { name: 'purpose', bytes: 'help' },
      { name: 'file', bytes: 'some text' },
      { name: 'file', bytes: 'x', filename: 'a.png' },
    ]
    const answer = await send(multipartOf(parts), { type: multipartType, token: ana.token })
    expect([answer.http, answer.body.errors]).toEqual([400, { file: 'Invalid data' }])
  })

  it('in the address and in the form must name the same operation', async () => {
    const answer = await send(contact, { url: '/api?objectType=signOut' })
    expect([answer.http, answer.body.errors]).toEqual([400, { objectType: 'Invalid data' }])
  })
})

describe('a multipart form', () => {
  const upload = [
    { name: 'objectType', bytes: 'uploadFile' },
    { name: 'purpose', bytes: 'help' },
    { name: 'file', bytes: 'x'.repeat(1000), filename: 'a.png', type: 'image/png' },
  ]
  const malformed = { http: 400, body: refusal('Please check the marked fields.') }

  it.each([
    ['that is cut in a file', multipartOf(upload).subarray(0, -300), multipartType],
    ['that is cut in a field', multipartOf(upload).subarray(0, 120), multipartType],
    ['that is cut in a header', multipartOf(upload).subarray(0, 30), multipartType],
    ['without a boundary', multipartOf(upload), 'multipart/form-data'],
    ['with another boundary', multipartOf(upload), 'multipart/form-data; boundary=other'],
    ['that is something else', Buffer.from('hello'), multipartType],
  ])('%s is refused as malformed', async (_what, payload, type) => {
    expect(await send(payload, { type, token: ana.token })).toEqual(malformed)
  })

  it('with a file from a visitor is refused, whatever it is for', async () => {
    const parts = [{ name: 'objectType', bytes: 'contactForm' }, ...upload.slice(2)]
    for (const sent of [upload, parts]) {
      const answer = await send(multipartOf(sent), { type: multipartType })
      expect(answer).toEqual({ http: 401, body: refusal('Please sign in to continue.') })
    }
  })

  it('with a file for an operation or a field that takes none is refused at the field', async () => {
    const elsewhere = [upload[0], upload[1], { ...upload[2], name: 'purpose' }] as typeof upload
    const other = [{ name: 'objectType', bytes: 'contactForm' }, ...upload.slice(2)]
    for (const [parts, field] of [
      [elsewhere, 'purpose'],
      [other, 'file'],
    ] as const) {
      const answer = await send(multipartOf(parts), { type: multipartType, token: ana.token })
      expect([answer.http, answer.body.errors]).toEqual([400, { [field]: 'Invalid data' }])
    }
  })
})

describe('the doors beside the endpoint', () => {
  it.each([
    ['POST', '/gateway/test/confirm', 'confirmationToken=1&confirmationToken=2&clientSecret=a'],
    ['POST', '/gateway/test/token', 'number=1&number=2&expiry=a&expiry=b&cvc=1'],
    ['POST', '/gateway/test/token', `number=${'4'.repeat(60_000)}&expiry=12%2F99&cvc=1e309`],
    ['POST', '/api/contract/A', 'lang=en&lang=es&token=a&token=b'],
    ['GET', '/api/receipt?start=A&start=B', undefined],
    ['GET', '/api/receipt?start=A&end=B&end=C', undefined],
    ['GET', `/api/receipt?start=${'x'.repeat(7_000)}`, undefined],
    ['GET', '/api/evidence?order=A&order=B', undefined],
  ] as const)('%s %s refuses what it cannot use', async (method, url, payload) => {
    const answer = await send(payload, { method, url, token: ana.token, host: '127.0.0.1' })
    expect(answer.http).toBeGreaterThanOrEqual(400)
    expect(answer.http).toBeLessThan(500)
  })

  it('a webhook that is no JSON, unsigned or too long is refused', async () => {
    const type = 'application/json'
    for (const payload of ['{', '[]', '"\\u0000"', ' '.repeat(70_000)]) {
      const answer = await send(payload, {
        url: '/webhooks/payment',
        type,
        'x-tramo-signature': 't=1',
      })
      expect([400, 413]).toContain(answer.http)
    }
  })
})
