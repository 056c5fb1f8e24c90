import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contactForm, home } from '#protocol/fleet/names.ts'
import { read, send } from './call.ts'
import { deservesToast, fieldErrors } from './errors.ts'
import { isSignedIn, startSession } from '../session/session.ts'
import { onSessionLoss } from '../session/session-loss.ts'

const message = { name: 'Ana', email: 'ana@example.com', message: ' Hello ' }
const server = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  server.mockReset()
  localStorage.clear()
})

function answers(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  server.mockResolvedValue(new Response(text, { status }))
}

const failure = () =>
  read(home, {}).then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a read', () => {
  // @7-one-endpoint
  it('asks the one endpoint by objectType, language and fields, with the token in the header', async () => {
    startSession('secret')
    answers(200, { status: 1, areas: [] })
    expect(await read(home, {})).toEqual({ status: 1, areas: [] })
    const [url, init] = server.mock.calls[0] ?? []
    expect(url).toBe('/api?objectType=home&lang=en')
    expect(init?.headers).toEqual({ Authorization: 'Bearer secret' })
  })

  it('hands a refusal that the person can act on back as a value', async () => {
    answers(200, { status: 0, message: 'No cars' })
    expect(await read(home, {})).toEqual({ status: 0, message: 'No cars' })
  })
})

describe('a change', () => {
  // @7-post-form
  it('is form-encoded and carries a requestId', async () => {
    answers(200, { status: 1, message: 'Thanks' })
    await send(contactForm, message, { requestId: 'r-1' })
    const body = server.mock.calls[0]?.[1]?.body
    expect(body).toBeInstanceOf(URLSearchParams)
    expect((body as URLSearchParams).toString()).toBe(
      'objectType=contactForm&lang=en&requestId=r-1&name=Ana&email=ana%40example.com&message=+Hello+',
    )
  })

  it('leaves out what the operation does not know, such as a field of an old draft', async () => {
    answers(200, { status: 1, message: 'Thanks' })
    await send(contactForm, { ...message, topic: 'Old' } as typeof message)
    const body = server.mock.calls[0]?.[1]?.body as URLSearchParams
    expect(body.has('message')).toBe(true)
    expect(body.has('topic')).toBe(false)
  })
})

describe('the error catalogue', () => {
  // @8-http-409 @8-error-status @8-unexpected-error
  it.each([
    [409, { status: 0, message: 'The car was just taken.' }, 'The car was just taken.'],
    [404, { status: 0, message: 'There is no such order.' }, 'Error: 404. There is no such order.'],
    [502, '<html>Bad gateway</html>', 'Error: 502. Something went wrong.'],
    [200, '<html>Login of a hotel</html>', 'An unexpected error occurred.'],
  ])('HTTP %i', async (status, body, text) => {
    answers(status, body)
    const error = await failure()
    expect(error).toMatchObject({ message: text })
    expect(deservesToast(error)).toBe(true)
  })

  it('no network', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await failure()).toMatchObject({
      message: 'Network Error: Please check your internet connection.',
    })
  })

  it('bad fields go to the form and not to a toast', async () => {
    answers(400, { status: 0, message: 'Please check', errors: { email: 'Invalid e-mail' } })
    const error = await failure()
    expect(fieldErrors(error)).toEqual({ email: 'Invalid e-mail' })
    expect(deservesToast(error)).toBe(false)
  })

  it('a dead token signs out and leaves for the sign-in screen, without a toast', async () => {
    startSession('dead')
    localStorage.setItem('draft', 'what was typed')
    let left = false
    onSessionLoss(() => {
      left = true
    })
    answers(401, { status: 0, message: 'Please sign in' })
    const error = await failure()
    expect([isSignedIn(), left, deservesToast(error)]).toEqual([false, true, false])
    expect(localStorage.getItem('draft')).toBe('what was typed')
  })

  it('a late answer to a session that has ended since sends nobody anywhere', async () => {
    const left = vi.fn<() => void>()
    onSessionLoss(left)
    server.mockImplementation(async () => {
      // Signed out, and in again as somebody else, while the answer was under way.
      startSession('fresh')
      return new Response('{"status":0,"message":"Please sign in"}', { status: 401 })
    })
    startSession('old')
    expect(deservesToast(await failure())).toBe(false)
    expect([isSignedIn(), left.mock.calls.length]).toEqual([true, 0])
  })
})
