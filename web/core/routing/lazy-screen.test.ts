import { beforeEach, expect, it } from 'vitest'
import { loadOrReload } from './lazy-screen.ts'

beforeEach(() => sessionStorage.clear())

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

// @2.1-screens-load @8-screen-load
it('reloads the page once a session when a screen cannot be loaded, then passes the error on', async () => {
  const first = new Promise<string>((reloaded) => {
    loadOrReload(gone, () => reloaded('reloaded')).catch(() => reloaded('failed'))
  })
  expect(await first).toBe('reloaded')
  await expect(loadOrReload(gone, () => {})).rejects.toThrow('could not be loaded')
})

it('hands on what was loaded', async () => {
  expect(
    await loadOrReload(
      () => Promise.resolve('screen'),
      () => {},
    ),
  ).toBe('screen')
})
