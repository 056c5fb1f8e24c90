import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contactForm, home } from '#protocol/fleet/names.ts'
import { read, send } from './call.ts'
import { connection, connectionWorks } from './connection.ts'
import { loading, sending } from './loading.ts'

const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello' }
const server = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  server.mockReset()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  connectionWorks()
})

async function sentence(status: number, body: string): Promise<string> {
  server.mockResolvedValue(new Response(body, { status }))
  return send(contactForm, message).then(
    () => 'no error',
    (error: Error) => error.message,
  )
}

describe('what a person reads', () => {
  it.each([
    [409, '{"status":0,"message":"The slot is gone."}', 'The slot is gone.'],
    [409, 'The slot is gone.', 'The slot is gone.'],
    [409, '<html>Conflict</html>', 'Error: 409. Something went wrong.'],
    [409, '', 'Error: 409. Something went wrong.'],
    [500, '{"status":0,"message":""}', 'Error: 500. Something went wrong.'],
    [500, '["not","an","answer"]', 'Error: 500. Something went wrong.'],
    [503, '{"status":0,"message":"Starting."}', 'Error: 503. Starting.'],
    [200, '', 'An unexpected error occurred.'],
    [200, '[]', 'An unexpected error occurred.'],
    [200, '{"hello":"world"}', 'An unexpected error occurred.'],
  ])('HTTP %i with %s', async (status, body, text) => {
    expect(await sentence(status, body)).toBe(text)
  })

  // @9-request-timeout
  it('a request that takes longer than 10 seconds', async () => {
    const limit = new AbortController()
    let patienceMs = 0
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      patienceMs = ms
      return limit.signal
    })
    server.mockImplementation(() => {
      limit.abort()
      return Promise.reject(new DOMException('aborted', 'AbortError'))
    })
    await expect(read(home, {})).rejects.toMatchObject({
      kind: 'timeout',
      message: 'The request took too long. Please try again later.',
    })
    expect(patienceMs).toBe(10_000)
    vi.restoreAllMocks()
  })

  it('a lost connection is remembered until the next answer', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(send(contactForm, message)).rejects.toMatchObject({ kind: 'network' })
    expect(connection.get().isOffline).toBe(true)
    expect(await sentence(200, '{"status":1}')).toBe('no error')
    expect(connection.get().isOffline).toBe(false)
  })
})

describe('an endpoint of another origin', () => {
  async function failure() {
    vi.stubEnv('VITE_API_URL', 'https://api.example.com/api')
    vi.resetModules()
    const { read: readThere } = await import('./call.ts')
    return readThere(home, {}).catch((error: Error) => error.message)
  }

  // @8-cross-origin
  it('that answers a plain probe was blocked by its permissions', async () => {
    server.mockImplementation((_url, init) =>
      init?.mode === 'no-cors'
        ? Promise.resolve(new Response(''))
        : Promise.reject(new TypeError('Failed to fetch')),
    )
    expect(await failure()).toBe('Cross-Origin Request Blocked. Check API permissions.')
  })

  it('that answers nothing at all is a matter of the network', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await failure()).toBe('Network Error: Please check your internet connection.')
  })
})

// @9-loader-counter
it('counts what is under way and what is being changed, and returns to 0', async () => {
  let counts: number[] = []
  server.mockImplementation(() => {
    counts = [loading.count(), sending.count()]
    return Promise.resolve(new Response('{"status":1}'))
  })
  await send(contactForm, message)
  expect(counts).toEqual([1, 1])
  await read(home, {})
  expect(counts).toEqual([1, 0])
  expect([loading.count(), sending.count()]).toEqual([0, 0])
})
