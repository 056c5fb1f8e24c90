import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

async function arriveAt(path: string) {
  window.history.replaceState(null, '', path)
  return import('./pending-token.ts')
}

const address = () => window.location.pathname + window.location.search + window.location.hash

// @2.2-token @4.4-token-query
it('takes the token of a sign-in link out of the address bar and keeps the rest', async () => {
  const { takePendingToken } = await arriveAt(
    '/booking?car=9&token=abc123&start=2026-11-24T10:00#top',
  )
  expect(address()).toBe('/booking?car=9&start=2026-11-24T10%3A00#top')
  expect(takePendingToken()).toBe('abc123')
  expect(takePendingToken()).toBeUndefined()
})

it('leaves other addresses as they are', async () => {
  const { takePendingToken } = await arriveAt('/results?area=7')
  expect(address()).toBe('/results?area=7')
  expect(takePendingToken()).toBeUndefined()
})

// @4.4-rewritten
it('makes an old address with a hash a normal one first, so that its token is found too', async () => {
  const { takePendingToken } = await arriveAt('/#/personal?token=abc&lang=es')
  expect(address()).toBe('/personal?lang=es')
  expect(takePendingToken()).toBe('abc')
})
