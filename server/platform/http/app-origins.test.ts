import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverOn, type TestServer } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'
import { readConfig } from '../../config.ts'
import { buildApp } from '../../app/app.ts'

const page = 'https://app.example.com'
let server: TestServer
let open: FastifyInstance
beforeAll(async () => {
  server = await serverOn(await testDatabase())
  const { appOrigins } = readConfig({ APP_ORIGINS: `${page}/` })
  const { services } = server
  open = await buildApp({
    ...services,
    config: { ...services.config, appOrigins },
    metrics: new Registry(),
  })
})
afterAll(async () => {
  await open.close()
  await server.app.close()
})

const sentence = {
  objectType: 'contactForm',
  name: 'Ana',
  email: 'ana@example.com',
  message: 'Hola',
}
const change = (app: FastifyInstance, origin: string) =>
  app.inject({
    method: 'POST',
    url: '/api',
    headers: {
      origin,
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(sentence).toString(),
  })
const read = (app: FastifyInstance, origin: string, url = '/api?objectType=home') =>
  app.inject({ url, headers: { origin } })
const question = (app: FastifyInstance, origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url: '/api',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  })

test('a page of APP_ORIGINS reads, changes and carries its session', async () => {
  expect((await read(open, page)).headers).toMatchObject({
    'access-control-allow-origin': page,
    vary: expect.stringContaining('Origin'),
  })
  expect((await change(open, page)).statusCode).not.toBe(403)
  const { statusCode, headers } = await question(open, page)
  expect(statusCode).toBe(204)
  expect(headers['access-control-allow-headers']).toMatch(/authorization/i)
  // Nothing of the browser's own travels: no cookie could be used by somebody else's page.
  expect(headers['access-control-allow-credentials']).toBeUndefined()
})

test.each(['https://evil.example.com', `${page}.evil.example.com`, 'null'])(
  'a page of %s is let in nowhere',
  async (origin) => {
    for (const app of [open, server.app]) {
      expect((await read(app, origin)).headers['access-control-allow-origin']).toBeUndefined()
      expect((await question(app, origin)).headers['access-control-allow-origin']).toBeUndefined()
      expect((await change(app, origin)).statusCode).toBe(403)
    }
  },
)

test('no other origin is let in unless it is named', async () => {
  expect((await read(server.app, page)).headers['access-control-allow-origin']).toBeUndefined()
  expect((await change(server.app, page)).statusCode).toBe(403)
})

test('whoever was refused learns at the bare endpoint that the server is there', async () => {
  const policy = async (app: FastifyInstance, url: string) =>
    (await read(app, page, url)).headers['cross-origin-resource-policy']
  expect(await policy(server.app, '/api')).toBe('cross-origin')
  expect(await policy(server.app, '/api?objectType=home')).toBe('same-origin')
  expect(await policy(server.app, '/files/avatars/none.webp')).toBe('same-origin')
  // A page of APP_ORIGINS shows pictures.
  expect(await policy(open, '/files/avatars/none.webp')).toBe('cross-origin')
})
