import { beforeAll, expect, it } from 'vitest'
import { serverOn, type TestServer } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'

let server: TestServer
beforeAll(async () => {
  server = await serverOn(await testDatabase(), { DEV_PAGES: '1' })
})

const open = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.app.inject({
    url: '/dev/widgets',
    headers: { host: 'localhost', ...headers },
    remoteAddress,
  })

it.each([
  ['comes from another machine', {}, '192.168.1.7'],
  ['comes through a proxy', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
  ['asks under a public name', { host: 'cars.example.com' }, '127.0.0.1'],
])('the page of all widgets is not there for who %s', async (_who, headers, address) => {
  const reply = await open(headers, address)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    404,
    'application/json; charset=utf-8',
  ])
})

// @2.3-widgets-back
it('is there for the person at this machine, once the site is built', async ({ skip }) => {
  skip(!server.app.hasReplyDecorator('sendFile'), 'the site is not built')
  const reply = await open()
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
})
