import { afterEach, expect, test, vi } from 'vitest'
import { isPublicSite } from './is-public-site.ts'
import { replayOptions, sentryOptions } from './sentry-options.ts'

afterEach(() => vi.unstubAllEnvs())

test('only a page that people use tells others anything: not in development, not on localhost', () => {
  expect(isPublicSite('cars.example.com')).toBe(false)
  vi.stubEnv('DEV', false)
  expect(isPublicSite('cars.example.com')).toBe(true)
  expect(isPublicSite('localhost.example.com')).toBe(true)
  for (const own of ['localhost', 'app.localhost', '127.0.0.1', '127.8.0.1', '[::1]'])
    expect({ own, isPublic: isPublicSite(own) }).toEqual({ own, isPublic: false })
})

test('every trace, a tenth of the visits, every error, without words and pictures', () => {
  expect(sentryOptions).toMatchObject({
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  })
  expect(replayOptions).toMatchObject({ maskAllText: true, blockAllMedia: true })
})

test('a lost network is no error', () => {
  const isIgnored = (message: string) =>
    sentryOptions.ignoreErrors.some((rule) => rule.test(message))
  expect(isIgnored('Network Error: Please check your internet connection.')).toBe(true)
  expect(isIgnored('NetworkError when attempting to fetch')).toBe(true)
  expect(isIgnored('x is not a function')).toBe(false)
})
