import { describe, expect, test } from 'vitest'
import { codeOf, lineOf } from './check.ts'
import { judgeClock } from './clocks.ts'
import { judgeFreeBytes } from './disk.ts'
import { judgeCounts } from './proxy.ts'
import { judgeExpiry } from './public-url.ts'
import { judgeDkim, judgeDmarc, judgeSpf } from './sender-records.ts'
import { tryVariables } from './variables.ts'

const domain = 'cars.example.com'

test.each([
  [[], 'fails', 'has no SPF record'],
  [['v=spf10 -all'], 'fails', 'has no SPF record'],
  [['google-site-verification=x', 'v=spf1 include:mail.example.net -all'], 'ok', 'ends in -all'],
  [['V=SPF1 MX ~ALL'], 'ok', 'ends in ~all'],
  [['v=spf1 redirect=_spf.example.net'], 'ok', 'leaves it to another domain'],
  [['v=spf1 redirect=_spf.example.net ?all'], 'advice', 'refuses nobody'],
  [['v=spf1'], 'advice', 'refuses nobody'],
  [['v=spf1 mx ?all'], 'advice', 'refuses nobody'],
  [['v=spf1 all'], 'fails', 'lets everybody send'],
  [['v=spf1 +all -all'], 'fails', 'lets everybody send'],
  [['v=spf1 -all', 'v=spf1 mx -all'], 'fails', 'has 2 SPF records'],
])('SPF %j: %s', (records, outcome, words) => {
  expect(judgeSpf(domain, records)).toMatchObject({
    outcome,
    sentence: expect.stringContaining(words),
  })
})

test.each([
  [[], 'advice', 'has no DMARC record'],
  [['v=DMARC12; p=none'], 'advice', 'has no DMARC record'],
  [['v=DMARC1; p=none'], 'ok', 'p=none'],
  [['v=DMARC1;p=Reject;rua=mailto:x@example.com'], 'ok', 'p=reject'],
  [['v=DMARC1; rua=mailto:x@example.com'], 'advice', 'has no policy'],
  [['v=DMARC1; p=later'], 'advice', 'has no policy'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'advice', 'has 2 DMARC records'],
])('DMARC %j: %s', (records, outcome, words) => {
  expect(judgeDmarc(domain, records)).toMatchObject({
    outcome,
    sentence: expect.stringContaining(words),
  })
})

test.each([
  [[], 'fails', 'There is no key'],
  [['v=spf1 -all'], 'fails', 'There is no key'],
  [['v=DKIM1; k=rsa; p='], 'fails', 'is revoked'],
  [['v=DKIM1; k=rsa; p=MIGf'], 'ok', 'There is a key'],
  [['p=MIGf'], 'ok', 'There is a key'],
  [['v=DKIM1; p=', 'v=DKIM1; p=MIGf'], 'ok', 'There is a key'],
])('DKIM %j: %s', (records, outcome, words) => {
  expect(judgeDkim(`mail._domainkey.${domain}`, records)).toMatchObject({
    outcome,
    sentence: expect.stringContaining(words),
  })
})

test.each([
  [199_999_999, 'fails'],
  [200_000_000, 'advice'],
  [999_999_999, 'advice'],
  [1_000_000_000, 'ok'],
])('%i bytes free: %s', (free, outcome) => {
  expect(judgeFreeBytes(free).outcome).toBe(outcome)
})

test.each([
  // A header of whole seconds, and an answer that took its time: the moments overlap.
  [{ from: 5000, to: 5999 }, { from: 2000, to: 5000 }, 'ok', 'agree'],
  [{ from: 7000, to: 7000 }, { from: 4000, to: 5000 }, 'ok', 'agree'],
  [{ from: 7001, to: 7001 }, { from: 4000, to: 5000 }, 'advice', '2 seconds ahead of'],
  [{ from: 1000, to: 1000 }, { from: 31_000, to: 31_000 }, 'advice', '30 seconds behind'],
  [{ from: 1000, to: 1000 }, { from: 31_001, to: 32_000 }, 'fails', '30 seconds behind'],
])('a clock of %j at %j: %s', (theirs, ours, outcome, words) => {
  expect(judgeClock('A clock', theirs, ours)).toMatchObject({
    outcome,
    sentence: expect.stringContaining(words),
  })
})

test.each([
  ['2026-11-28T12:00:00Z', 'fails'],
  ['2026-12-12T11:59:59Z', 'advice'],
  ['2026-12-12T12:00:00Z', 'ok'],
])('a certificate until %s: %s', (until, outcome) => {
  expect(judgeExpiry(new Date(until), new Date('2026-11-28T12:00:00Z')).outcome).toBe(outcome)
})

test.each([
  ['one server that believes its proxy alone', [1199, 1198, 1197, 1196, 1195], 'ok'],
  ['an address made up has its own count', [1199, 1198, 1199, 1197, 1199], 'advice'],
  ['the count began anew between', [12, 11, 1199, 1198, 1197], 'not tried'],
  ['two servers in turn', [1199, 1199, 1198, 1198, 1197], 'not tried'],
  ['a cache', [1199, 1199, 1199, 1199, 1199], 'not tried'],
  ['no counts', [Number.NaN, Number.NaN, Number.NaN, Number.NaN, Number.NaN], 'not tried'],
])('%s', (_what, counts, outcome) => {
  expect(judgeCounts(counts).outcome).toBe(outcome)
})

describe('variables', () => {
  test.each([
    [{ PORT: 'many' }, ['PORT']],
    [{ PORT: 'many', LOG_LEVEL: 'loud' }, ['PORT', 'LOG_LEVEL']],
    [{ RATE_LIMITS: 'off', PUBLIC_URL: 'https://rent.example.com' }, ['RATE_LIMITS']],
    [{ MAIL_URL: 'smtp://mail.example.com' }, ['MAIL_URL']],
    [{ MAP_STYLE_ORIGINS: 'https://fonts.example.com' }, ['MAP_STYLE_ORIGINS']],
    // What it names first is not set: the other of the two is left out.
    [{ DATABASE_STATEMENT_SECONDS: '5' }, ['DATABASE_STATEMENT_SECONDS']],
    [{ TEST_CLOCK: '1', HOST: '0.0.0.0' }, ['TEST_CLOCK']],
    [{ GOOGLE_PLACES_URL: 'http://127.0.0.1:4000', HOST: '0.0.0.0' }, ['GOOGLE_PLACES_URL']],
  ])('%j: what is refused is left out, each in a line', (env, names) => {
    const { checks, unusable } = tryVariables(env)
    expect([...unusable].toSorted()).toEqual(names.toSorted())
    expect(checks.map(({ outcome }) => outcome)).toEqual(names.map(() => 'fails'))
  })

  test('pretended cards in public are told', () => {
    const { checks } = tryVariables({
      PUBLIC_URL: 'https://rent.example.com',
      ALLOW_TEST_PAYMENTS: '1',
    })
    expect(checks).toContainEqual({
      name: 'variables',
      outcome: 'advice',
      sentence: expect.stringContaining('pretended cards'),
    })
  })
})

test('a line is one line, whatever a name has in it, and an error is a code', () => {
  const check = { name: 'company', outcome: 'ok', sentence: 'Acme\nFAILS' } as const
  expect(lineOf(check)).toBe('ok         company: Acme FAILS')
  expect(codeOf(Object.assign(new Error('user:secret@host'), { code: 'ECONNRESET' }))).toBe(
    'ECONNRESET',
  )
  expect(codeOf(Object.assign(new Error('x'), { code: 'secret words' }))).toBe('no code')
})
