import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportError } from './report-error.ts'

const server = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockImplementation(() => Promise.resolve(new Response('{"status":1}')))
})
afterEach(() => {
  server.mockReset()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

// @7-errorReport
it('reports what broke and where, outside development only', async () => {
  await reportError(new Error('x is not a function'))
  expect(server).not.toHaveBeenCalled()
  vi.stubEnv('DEV', false)
  await reportError(new Error('x is not a function'))
  const body = server.mock.calls[0]?.[1]?.body as URLSearchParams
  expect(body.get('objectType')).toBe('errorReport')
  expect(body.get('message')).toBe('x is not a function')
  expect(body.get('path')).toBe('/')
})

// @8-reports-ignore
it.each([
  'Network Error: Please check',
  'NetworkError when attempting to fetch',
  'network changed',
])('ignores «%s»', async (message) => {
  vi.stubEnv('DEV', false)
  await reportError(new Error(message))
  expect(server).not.toHaveBeenCalled()
})
