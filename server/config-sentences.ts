import { expectedOfBackups } from './backup-variables.ts'
import { expectedOfStripe } from './stripe-keys.ts'

/** What one bad variable must look like, for the sentence at start. */
export const expected: Record<string, string> = {
  PORT: 'a port number from 0 to 65535',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/name',
  DATABASE_POOL_SIZE: 'a number of connections from 1 to 500',
  DATABASE_CONNECT_SECONDS: 'whole seconds from 1 to 3600',
  DATABASE_LOCK_SECONDS: 'whole seconds from 1 to 3600',
  DATABASE_STATEMENT_SECONDS: 'whole seconds from 1 to 3600',
  PUBLIC_URL: 'an address like https://cars.example.com, without a path',
  APP_ORIGINS: 'addresses like https://app.example.com, without a path, with commas between them',
  ANALYTICS_SRC: 'an address like https://stats.example.com/script.js',
  GOOGLE_MAPS_KEY: '20 to 100 letters, digits, - and _',
  GOOGLE_PLACES_URL: 'an address like http://127.0.0.1:4000, without a path',
  MAP_STYLE_URL: 'an address like https://tiles.example.com/style.json',
  MAP_STYLE_ORIGINS:
    'addresses like https://tiles.example.com, without a path, with commas between them',
  SENTRY_DSN: 'an address like https://key@errors.example.com/42',
  TRUST_WIDGET_URL: 'an address like https://trust.example.com, without a path',
  MAIL_URL:
    'an address like smtp://user:password@host:587, in quotes, with @ # / ? & of name or password written as %40 %23 %2F %3F %26',
  MAIL_FROM: 'a sender like Acme Rentals <hello@cars.example.com>',
  SMS_URL: 'an address like https://sms.example.com/send; http only on this machine',
  SMS_TOKEN: '16 to 500 letters, digits and signs',
  TRUST_PROXY:
    'addresses or ranges of proxies like 10.0.0.7, 172.16.0.0/12, or loopback, linklocal, uniquelocal, with commas between them',
  RATE_LIMITS: 'on or off',
  SEED_DEMO: '0 or 1',
  ALLOW_TEST_PAYMENTS: '0 or 1',
  ...expectedOfStripe,
  ...expectedOfBackups,
  DEV_PAGES: '0 or 1',
  TEST_CLOCK: '0 or 1',
  METRICS_TOKEN: 'at least 16 characters',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
}
