import { expect, test } from 'vitest'
import { BadConfig, readConfig } from '../config.ts'
import { arrivalPages, arrivals } from './http/pages/arrival-pages.ts'
import { endpointOf } from './http/built-endpoint.ts'
import { contentSecurityPolicy, policyText } from './http/content-security-policy.ts'
import { pageFacts } from './http/pages/page-facts.ts'

const key = 'AIzaSyA-0123456789_abcdefghijklmnopqrst'
const dsn = 'https://0123456789abcdef@errors.example.com/42'
const script = 'https://stats.example.com/script.js'
const cards = 'https://trust.example.com/'

test.each([
  ['GOOGLE_MAPS_KEY', 'my key'],
  ['GOOGLE_MAPS_KEY', '"><script>'],
  ['MAP_STYLE_URL', 'tiles.example.com'],
  ['MAP_STYLE_URL', 'http://tiles.example.com/style.json'],
  ['MAP_STYLE_URL', 'https://me:secret@tiles.example.com/style.json'],
  ['MAP_STYLE_URL', 'https://tiles.example.com/"; script-src *'],
  ['MAP_STYLE_ORIGINS', 'https://tiles.example.com/planet'],
  ['MAP_STYLE_ORIGINS', 'https://tiles.example.com; script-src *'],
  ['SENTRY_DSN', 'errors.example.com'],
  ['SENTRY_DSN', 'https://errors.example.com/42'],
  ['SENTRY_DSN', 'https://key@errors.example.com/project'],
  ['SENTRY_DSN', 'http://key@errors.example.com/42'],
  ['TRUST_WIDGET_URL', 'trust.example.com'],
  ['TRUST_WIDGET_URL', 'https://trust.example.com/cards'],
  ['APP_ORIGINS', 'app.example.com'],
  ['APP_ORIGINS', 'https://app.example.com/cars'],
  ['APP_ORIGINS', 'https://app.example.com, *'],
  ['ANALYTICS_SRC', 'stats'],
  ['ANALYTICS_SRC', 'http://stats.example.com/script.js'],
])('%s=%s is refused with a sentence that names it', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(BadConfig)
  expect(read).toThrow(new RegExp(`^${name} is not usable: it must be .+\\.$`))
})

test('without configuration a page reaches its own origin alone, and is told of no script', () => {
  const config = readConfig({})
  expect(JSON.stringify(contentSecurityPolicy(config))).not.toContain('http')
  expect(Object.keys(pageFacts(config))).toEqual(['release'])
})

test('a page compiles programs of its own origin, and none out of a text', () => {
  const { scriptSrc } = contentSecurityPolicy(readConfig({}))
  expect(scriptSrc).toEqual(["'self'", "'wasm-unsafe-eval'"])
})

test('a build that calls another origin reaches that one too, and the page does not ask its own early', () => {
  const html = '<head><meta name="endpoint" content="https://api.example.com/api"></head>'
  expect(endpointOf(html)).toBe('https://api.example.com')
  expect(endpointOf('<head></head>')).toBeUndefined()
  const { connectSrc, imgSrc, scriptSrc } = contentSecurityPolicy({
    ...readConfig({}),
    endpoint: endpointOf(html),
  })
  expect([connectSrc, imgSrc].every((sources) => sources.includes('https://api.example.com'))).toBe(
    true,
  )
  expect(scriptSrc.join(' ')).not.toContain('api.example.com')
  const files = Object.values(arrivals)
    .flat()
    .map((source) => [source, { file: 'assets/one.js' }])
  const manifest = JSON.stringify(Object.fromEntries(files))
  expect(arrivalPages('<head></head>', manifest, 'ask()').get('/')).toContain('ask()')
  expect(arrivalPages(html, manifest, 'ask()').get('/')).not.toContain('ask()')
})

test('text becomes HTML only by our named policies, while no script of others is configured', () => {
  const policyOf = (env: Record<string, string | undefined>) =>
    policyText(contentSecurityPolicy(readConfig(env)))
  expect(policyOf({})).toContain("require-trusted-types-for 'script'; trusted-types tramo default")
  // The streets of a style are drawn by a program of our own.
  const streets = policyOf({ MAP_STYLE_URL: 'https://tiles.example.com/style.json' })
  expect(streets).toContain('trusted-types tramo default')
  for (const env of [
    { GOOGLE_MAPS_KEY: key },
    { SENTRY_DSN: dsn },
    { ANALYTICS_SRC: script },
    { TRUST_WIDGET_URL: cards },
  ])
    expect(policyOf(env)).not.toContain('trusted-types')
})

// @7-maps-script
test('each script opens the policy for itself and for nothing else', () => {
  const opened = (env: Record<string, string>) => {
    const base = Object.entries(contentSecurityPolicy(readConfig({})))
    const more: Record<string, unknown> = contentSecurityPolicy(readConfig(env))
    return base.flatMap(([name, before]) => {
      const added = ((more[name] ?? []) as string[]).filter(
        (source) => !(before as string[]).includes(source),
      )
      return added.length > 0 ? [`${name} ${added.join(' ')}`] : []
    })
  }
  expect(opened({ SENTRY_DSN: dsn })).toEqual(['connectSrc https://errors.example.com'])
  expect(opened({ ANALYTICS_SRC: script })).toEqual([
    'scriptSrc https://stats.example.com',
    'imgSrc https://stats.example.com',
    'connectSrc https://stats.example.com',
  ])
  expect(opened({ TRUST_WIDGET_URL: cards })).toEqual([
    'scriptSrc https://trust.example.com',
    'imgSrc https://trust.example.com',
    'connectSrc https://trust.example.com',
  ])
  const style = { MAP_STYLE_URL: 'https://tiles.example.com/styles/streets' }
  expect(opened(style)).toEqual([
    'imgSrc https://tiles.example.com',
    'connectSrc https://tiles.example.com',
  ])
  const fonts = 'https://fonts.example.org/, https://tiles.example.com'
  expect(opened({ ...style, MAP_STYLE_ORIGINS: fonts })).toEqual([
    'imgSrc https://tiles.example.com https://fonts.example.org',
    'connectSrc https://tiles.example.com https://fonts.example.org',
  ])
  const maps = opened({ GOOGLE_MAPS_KEY: key })
  expect(maps).toContain('scriptSrc https://maps.googleapis.com https://maps.gstatic.com')
  expect(maps.join()).not.toContain('example.com')
  expect(maps.join()).not.toContain('unsafe')
})

test('origins of a style without a style are refused', () => {
  expect(() => readConfig({ MAP_STYLE_ORIGINS: 'https://tiles.example.com' })).toThrow(
    'MAP_STYLE_ORIGINS may be set only with MAP_STYLE_URL.',
  )
})

test('the page is told what is configured', () => {
  const facts = pageFacts(
    readConfig({
      GOOGLE_MAPS_KEY: key,
      MAP_STYLE_URL: 'http://127.0.0.1:8080/style.json',
      SENTRY_DSN: dsn,
      ANALYTICS_SRC: script,
      TRUST_WIDGET_URL: cards,
    }),
  )
  expect(facts).toMatchObject({
    'google-maps': key,
    'map-style': 'http://127.0.0.1:8080/style.json',
    sentry: dsn,
    analytics: script,
    'trust-widget': 'https://trust.example.com',
  })
})
