import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'

const flag = z.enum(['0', '1']).transform((value) => value === '1')

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Tramo <hello@localhost>'),
  TRUST_PROXY: z.string().optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  SEED_DEMO: flag.optional(),
  ALLOW_TEST_PAYMENTS: flag.default(false),
  ANALYTICS_SRC: z.url({ protocol: /^https$/ }).optional(),
  GOOGLE_MAPS_KEY: z
    .string()
    .regex(/^[\w-]{20,100}$/)
    .optional(),
  SENTRY_DSN: z
    .string()
    .regex(/^https:\/\/\w+@[\w.-]+(:\d+)?(\/[\w-]+)*\/\d+$/)
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Only for tests on loopback: opens /dev/clock, which moves the server's clock forward. */
  TEST_CLOCK: flag.default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

/** What one bad variable must look like, for the sentence at start. */
const expected: Record<string, string> = {
  PORT: 'a port number from 0 to 65535',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/name',
  PUBLIC_URL: 'an address like https://cars.example.com',
  ANALYTICS_SRC: 'an address like https://stats.example.com/script.js',
  GOOGLE_MAPS_KEY: '20 to 100 letters, digits, - and _',
  SENTRY_DSN: 'an address like https://key@errors.example.com/42',
  MAIL_URL: 'an address like smtp://user:password@host:587',
  RATE_LIMITS: 'on or off',
  SEED_DEMO: '0 or 1',
  ALLOW_TEST_PAYMENTS: '0 or 1',
  TEST_CLOCK: '0 or 1',
  METRICS_TOKEN: 'at least 16 characters',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
}

export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** Origin without a slash at the end; set after listening when PORT is 0. */
  publicUrl: string
  mailUrl: string | undefined
  mailFrom: string
  trustProxy: string[]
  rateLimits: boolean
  seedDemo: boolean
  allowTestPayments: boolean
  /** The analytics script, loaded after consent. */
  analyticsSrc: string | undefined
  /** For Google's map instead of our own; the page is told. */
  googleMapsKey: string | undefined
  /** Where errors of screens go besides `errorReport`; the page is told. */
  sentryDsn: string | undefined
  metricsToken: string | undefined
  testClock: boolean
  logLevel: string
}

const loopbackHost = /^(127(\.\d+){3}|localhost|\[?::1\]?)$/

export function isLoopback(host: string): boolean {
  return loopbackHost.test(host)
}

/** A sentence about the environment that the person who starts the server can act on. */
export class BadConfig extends Error {}

/**
 * Reads the variables of PRODUCT.md 1.
 * @throws BadConfig naming the variable when a value is not usable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    throw new BadConfig(
      `${name} is not usable: it must be ${expected[name] ?? 'a non-empty text'}.`,
    )
  }
  const e = parsed.data
  if (e.RATE_LIMITS === 'off' && !isLoopback(e.HOST)) {
    throw new BadConfig('RATE_LIMITS may be off only while HOST is a loopback address.')
  }
  if (e.TEST_CLOCK && !isLoopback(e.HOST)) {
    throw new BadConfig('TEST_CLOCK may be 1 only while HOST is a loopback address.')
  }
  const shownHost = e.HOST.includes(':') ? `[${e.HOST}]` : e.HOST
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: isAbsolute(e.DATA_DIR) ? e.DATA_DIR : resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    publicUrl: (e.PUBLIC_URL ?? `http://${shownHost}:${e.PORT}`).replace(/\/+$/, ''),
    mailUrl: e.MAIL_URL,
    mailFrom: e.MAIL_FROM,
    trustProxy: (e.TRUST_PROXY ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    rateLimits: e.RATE_LIMITS === 'on',
    seedDemo: e.SEED_DEMO ?? e.DATABASE_URL === undefined,
    allowTestPayments: e.ALLOW_TEST_PAYMENTS,
    analyticsSrc: e.ANALYTICS_SRC,
    googleMapsKey: e.GOOGLE_MAPS_KEY,
    sentryDsn: e.SENTRY_DSN,
    metricsToken: e.METRICS_TOKEN,
    testClock: e.TEST_CLOCK,
    logLevel: e.LOG_LEVEL,
  }
}
