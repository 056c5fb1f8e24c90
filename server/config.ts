import { resolve } from 'node:path'
import { z } from 'zod'
import { backupRefusal, backupVariables } from './backup-variables.ts'
import { expected } from './config-sentences.ts'
import { isLoopback, isMapAddress, isOrigin, isProxy, list, sender } from './config-values.ts'
import { type StripeKeys, stripeKeys, stripeVariables } from './stripe-keys.ts'
import type { DatabaseLimits } from './platform/db/database.ts'

const flag = z.enum(['0', '1']).transform((value) => value === '1')

const seconds = (usual: number) => z.coerce.number().int().min(1).max(3600).default(usual)

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(500).default(10),
  DATABASE_CONNECT_SECONDS: seconds(4),
  DATABASE_LOCK_SECONDS: seconds(10),
  DATABASE_STATEMENT_SECONDS: seconds(30),
  APP_ORIGINS: z
    .string()
    .transform(list)
    .refine((origins) => origins.every((origin) => /^https?:/.test(origin) && isOrigin(origin)))
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin)
    .optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().regex(sender).optional(),
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname))
    .optional(),
  SMS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,500}$/)
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform(list)
    .refine((parts) => parts.every(isProxy))
    .optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  SEED_DEMO: flag.optional(),
  ALLOW_TEST_PAYMENTS: flag.default(false),
  ...stripeVariables,
  ANALYTICS_SRC: z.url({ protocol: /^https$/ }).optional(),
  GOOGLE_MAPS_KEY: z
    .string()
    .regex(/^[\w-]{20,100}$/)
    .optional(),
  /** Only for tests on loopback: who plays Google when addresses are searched. */
  GOOGLE_PLACES_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin)
    .default('https://places.googleapis.com'),
  MAP_STYLE_URL: z.string().refine(isMapAddress).optional(),
  MAP_STYLE_ORIGINS: z
    .string()
    .transform(list)
    .refine((origins) => origins.every((origin) => isMapAddress(origin) && isOrigin(origin)))
    .optional(),
  SENTRY_DSN: z
    .string()
    .regex(/^https:\/\/\w+@[\w.-]+(:\d+)?(\/[\w-]+)*\/\d+$/)
    .optional(),
  TRUST_WIDGET_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin)
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  SIGNING_KEY_FILE: z.string().min(1).optional(),
  ...backupVariables,
  /** Opens the pages below /dev to the person at this machine; `npm start` sets it where nothing is public. */
  DEV_PAGES: flag.default(false),
  /** Only for tests on loopback: opens /dev/clock, which moves the server's clock forward. */
  TEST_CLOCK: flag.default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** How long a PostgreSQL is waited for. */
  databaseLimits: DatabaseLimits
  /** Origin without a slash at the end; set after listening when PORT is 0. */
  publicUrl: string
  /** Whether people elsewhere come to it. */
  isPublic: boolean
  /** Other origins whose pages may call the server, without a slash at the end. */
  appOrigins: string[]
  mailUrl: string | undefined
  /** What is only written to files comes from this machine. */
  mailFrom: string
  /** Who sends text messages, and what they know us by; without it none are offered. */
  smsUrl: string | undefined
  smsToken: string | undefined
  trustProxy: string[]
  rateLimits: boolean
  seedDemo: boolean
  /** Somebody has asked for the sample company by hand. */
  showsSample: boolean
  /** The company's account at Stripe; without it cards are pretended. */
  stripe: StripeKeys | undefined
  /** A key with which real money would move. */
  hasLiveKey: boolean
  allowTestPayments: boolean
  /** The analytics script, loaded after consent. */
  analyticsSrc: string | undefined
  /** For Google's map instead of our own, and its search of addresses; the page is told. */
  googleMapsKey: string | undefined
  /** Origin of that search. */
  googlePlacesUrl: string
  /** A style of MapLibre: its streets below the pins instead of our own map; the page is told. */
  mapStyleUrl: string | undefined
  /** Origins that the style names beside its own, without a slash at the end. */
  mapStyleOrigins: string[]
  /** Where errors of screens go besides `errorReport`; the page is told. */
  sentryDsn: string | undefined
  /** Origin of the trust cards that our own pages show, without a slash at the end; else this server. */
  trustWidgetUrl: string | undefined
  metricsToken: string | undefined
  /** The key that evidence is signed with; else one is made below DATA_DIR. */
  signingKeyFile: string | undefined
  /** Where backups and the log of the database go by themselves: a folder or an address. */
  backupDir: string | undefined
  /** What they are encrypted with: 64 hexadecimal digits. */
  backupKey: string | undefined
  /** Whether the pages below /dev are there, for the person at this machine. */
  devPages: boolean
  testClock: boolean
  logLevel: string
}

function withoutEndSlashes(url: string): string {
  let end = url.length
  while (url[end - 1] === '/') end -= 1
  return url.slice(0, end)
}

/** The names of all variables that this version knows. */
export const variables: string[] = Object.keys(environment.shape)

/** A sentence about the environment that the person who starts the server can act on. */
export class BadConfig extends Error {}

const isPublic = ({ PUBLIC_URL: url }: z.infer<typeof environment>): boolean =>
  url !== undefined && !isLoopback(new URL(url).hostname)

/**
 * Whether an empty database is filled with the sample company. By itself only a server does so: a command that is
 * called before anybody has said SEED_DEMO=0 never makes a company into the sample.
 */
export const loadsSample = ({ seedDemo, showsSample }: Config, who: 'server' | 'tool'): boolean =>
  who === 'server' ? seedDemo : showsSample

/** What is for this machine alone stays on it, also behind a proxy that makes it public. */
function refusePublic(isSet: boolean, what: string, e: z.infer<typeof environment>): void {
  const lack = isLoopback(e.HOST) ? isPublic(e) && 'PUBLIC_URL' : 'HOST'
  if (isSet && lack) throw new BadConfig(`${what} only while ${lack} is a loopback address.`)
}

/**
 * Reads the variables of docs/product/app.md#running-it.
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
  refusePublic(e.RATE_LIMITS === 'off', 'RATE_LIMITS may be off', e)
  refusePublic(e.TEST_CLOCK, 'TEST_CLOCK may be 1', e)
  if (given.GOOGLE_PLACES_URL && !isLoopback(e.HOST))
    throw new BadConfig('GOOGLE_PLACES_URL may be set only while HOST is a loopback address.')
  if (e.MAIL_URL && e.MAIL_FROM === undefined)
    throw new BadConfig(
      'MAIL_URL needs MAIL_FROM, the sender of every mail: Acme Rentals <hello@cars.example.com>, with your own name and address.',
    )
  if ((e.SMS_URL === undefined) !== (e.SMS_TOKEN === undefined))
    throw new BadConfig('SMS_URL and SMS_TOKEN may be set only together.')
  if (e.MAP_STYLE_ORIGINS?.length && e.MAP_STYLE_URL === undefined)
    throw new BadConfig('MAP_STYLE_ORIGINS may be set only with MAP_STYLE_URL.')
  if (e.DATABASE_LOCK_SECONDS >= e.DATABASE_STATEMENT_SECONDS)
    throw new BadConfig(
      'DATABASE_LOCK_SECONDS must be less than DATABASE_STATEMENT_SECONDS: a statement that waits for a lock is one that runs.',
    )
  const dataDir = resolve(e.DATA_DIR)
  const backups = backupRefusal(e, dataDir)
  if (backups !== undefined) throw new BadConfig(backups)
  const stripe = stripeKeys(e)
  if (typeof stripe === 'string') throw new BadConfig(stripe)
  const shownHost = e.HOST.includes(':') ? `[${e.HOST}]` : e.HOST
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    databaseLimits: {
      poolSize: e.DATABASE_POOL_SIZE,
      connectSeconds: e.DATABASE_CONNECT_SECONDS,
      lockSeconds: e.DATABASE_LOCK_SECONDS,
      statementSeconds: e.DATABASE_STATEMENT_SECONDS,
    },
    publicUrl: withoutEndSlashes(e.PUBLIC_URL ?? `http://${shownHost}:${e.PORT}`),
    isPublic: isPublic(e),
    appOrigins: (e.APP_ORIGINS ?? []).map((origin) => new URL(origin).origin),
    mailUrl: e.MAIL_URL,
    mailFrom: e.MAIL_FROM ?? 'hello@localhost',
    smsUrl: e.SMS_URL,
    smsToken: e.SMS_TOKEN,
    trustProxy: e.TRUST_PROXY ?? [],
    rateLimits: e.RATE_LIMITS === 'on',
    seedDemo: e.SEED_DEMO ?? (e.DATABASE_URL === undefined && !isPublic(e)),
    showsSample: e.SEED_DEMO === true,
    stripe,
    hasLiveKey: /^[rs]k_live_/.test(given.STRIPE_SECRET_KEY ?? ''),
    allowTestPayments: e.ALLOW_TEST_PAYMENTS,
    analyticsSrc: e.ANALYTICS_SRC,
    googleMapsKey: e.GOOGLE_MAPS_KEY,
    googlePlacesUrl: withoutEndSlashes(e.GOOGLE_PLACES_URL),
    mapStyleUrl: e.MAP_STYLE_URL,
    mapStyleOrigins: (e.MAP_STYLE_ORIGINS ?? []).map(withoutEndSlashes),
    sentryDsn: e.SENTRY_DSN,
    trustWidgetUrl: e.TRUST_WIDGET_URL && withoutEndSlashes(e.TRUST_WIDGET_URL),
    metricsToken: e.METRICS_TOKEN,
    signingKeyFile: e.SIGNING_KEY_FILE,
    backupDir: e.BACKUP_DIR,
    backupKey: e.BACKUP_KEY,
    devPages: e.DEV_PAGES,
    testClock: e.TEST_CLOCK,
    logLevel: e.LOG_LEVEL,
  }
}
