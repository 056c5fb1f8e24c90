import { afterEach, expect, test, vi } from 'vitest'
import { isPublicSite } from './is-public-site.ts'
import { replayOptions, sentryOptions } from './sentry-options.ts'

afterEach(() => vi.unstubAllEnvs())

// @9-error-reporting
test('errors are reported only from pages in real use: not in development, not on localhost', () => {
  expect(isPublicSite('cars.example.com')).toBe(false)
  vi.stubEnv('DEV', false)
  expect(isPublicSite('cars.example.com')).toBe(true)
  expect(isPublicSite('localhost.example.com')).toBe(true)
  for (const own of ['localhost', 'app.localhost', '127.0.0.1', '127.8.0.1', '[::1]'])
    expect({ own, isPublic: isPublicSite(own) }).toEqual({ own, isPublic: false })
})

// @9-error-reporting
test('every trace, a tenth of the visits, every error, without words and pictures', () => {
  expect(sentryOptions).toMatchObject({
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  })
  expect(replayOptions).toMatchObject({ maskAllText: true, blockAllMedia: true })
})

// @9-error-reporting
test('a lost network is no error', () => {
  const isIgnored = (message: string) =>
    sentryOptions.ignoreErrors.some((rule) => rule.test(message))
  expect(isIgnored('Network Error: Please check your internet connection.')).toBe(true)
  expect(isIgnored('NetworkError when attempting to fetch')).toBe(true)
  expect(isIgnored('x is not a function')).toBe(false)
})

// @8-report-carries
test('a report tells what broke and where, and nothing about the person', () => {
  const { beforeSend, beforeSendSpan, beforeBreadcrumb, dataCollection } = sentryOptions
  const event = {
    message: 'No car for ana@example.com at /api?objectType=cars&token=secret',
    request: { url: 'https://cars.example.com/keys?order=secret#secret', query_string: 'a=secret' },
    exception: {
      values: [{ stacktrace: { frames: [{ filename: '/assets/base-1.js', lineno: 7 }] } }],
    },
  }
  expect(beforeSend(event)).toEqual({
    message: 'No car for [e-mail] at /api',
    request: { url: 'https://cars.example.com/keys' },
    exception: event.exception,
  })
  // The browser's memory of how the page was opened, from a mailed link.
  const span = {
    name: 'https://cars.example.com/booking?car=3&token=secret',
    attributes: { 'url.query': 'token=secret', 'http.url': '/booking?token=secret' },
  }
  expect(JSON.stringify(beforeSendSpan(span))).not.toContain('secret')
  const crumb = { data: { from: '/welcome?returnUrl=%2Fkeys%3Forder%3Dsecret', to: '/keys' } }
  expect(beforeBreadcrumb(crumb)).toEqual({ data: { from: '/welcome', to: '/keys' } })
  const added = { type: 5, data: { payload: { description: '/api?order=secret' } } }
  expect(JSON.stringify(replayOptions.beforeAddRecordingEvent(added))).not.toContain('secret')
  expect(dataCollection).toMatchObject({ userInfo: false, cookies: false, httpBodies: [] })
})
