import { expect, test } from 'vitest'
import { BadConfig, loadsSample, readConfig } from './config.ts'

test.each([
  ['TRUST_PROXY', 'foo'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.7, proxy.example.com'],
  ['TRUST_PROXY', 'fd00::/129'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['MAIL_FROM', 'Tramo'],
  ['MAIL_FROM', 'Tramo <hello>'],
  ['MAIL_FROM', 'a@example.com\nBcc: b@example.com'],
  ['SMS_URL', 'http://sms.example.com/send'],
  ['SMS_TOKEN', 'short'],
  ['MAIL_URL', 'mail.example.com'],
  ['PUBLIC_URL', 'cars.example.com'],
  ['PUBLIC_URL', 'https://cars.example.com/app'],
  ['PUBLIC_URL', 'https://cars.example.com/?a=1'],
  ['DEV_PAGES', 'yes'],
  ['PORT', '80000'],
  ['DATABASE_POOL_SIZE', '0'],
  ['DATABASE_POOL_SIZE', 'ten'],
  ['DATABASE_CONNECT_SECONDS', '0'],
  ['DATABASE_LOCK_SECONDS', '-1'],
  ['DATABASE_STATEMENT_SECONDS', '1.5'],
  ['DATABASE_STATEMENT_SECONDS', '3601'],
  ['BACKUP_KEY', 'a secret'],
  ['BACKUP_KEY', 'ab'.repeat(31)],
  ['BACKUP_DIR', 'https://backups.example.com'],
  ['BACKUP_DIR', 's3://s3.example.com/bucket'],
])('%s=%s is refused with a sentence that names it', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(BadConfig)
  expect(read).toThrow(new RegExp(`^${name} is not usable: it must be .+\\.$`))
})

test.each([
  ['10.0.0.7', ['10.0.0.7']],
  ['172.16.0.0/12, fd00::/8', ['172.16.0.0/12', 'fd00::/8']],
  ['10.0.0.0/255.0.0.0', ['10.0.0.0/255.0.0.0']],
  ['loopback, linklocal,uniquelocal', ['loopback', 'linklocal', 'uniquelocal']],
  ['', []],
])('TRUST_PROXY=%s is taken', (value, proxies) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(proxies)
})

test.each(['hello@cars.example.com', 'Tramo <hello@cars.example.com>', '"Tramo, Inc." <a@b.co>'])(
  'MAIL_FROM=%s is taken',
  (value) => {
    expect(readConfig({ MAIL_FROM: value }).mailFrom).toBe(value)
  },
)

test('mail that leaves needs a sender, which is nobody’s by itself', () => {
  const MAIL_URL = 'smtp://mail.example.com'
  expect(() => readConfig({ MAIL_URL })).toThrow(/^MAIL_URL needs MAIL_FROM, the sender/)
  expect(() => readConfig({ MAIL_URL, MAIL_FROM: '' })).toThrow(/^MAIL_URL needs MAIL_FROM/)
  expect(readConfig({ MAIL_URL, MAIL_FROM: 'hi@cars.example.com' }).mailFrom).toBe(
    'hi@cars.example.com',
  )
  expect(readConfig({}).mailFrom).not.toContain('Tramo')
})

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ PUBLIC_URL: 'https://cars.example.com' }, false],
  [{ DATABASE_URL: 'postgres://a@b/c' }, false],
  [{ DATABASE_URL: 'postgres://a@b/c', SEED_DEMO: '1' }, true],
  [{ SEED_DEMO: '0' }, false],
])('with %j the sample company is loaded: %s', (env, seedDemo) => {
  expect(readConfig(env).seedDemo).toBe(seedDemo)
})

test.each([
  [{}, 'server', true],
  [{}, 'tool', false],
  [{ SEED_DEMO: '1' }, 'tool', true],
  [{ SEED_DEMO: '0' }, 'server', false],
] as const)('with %j a %s fills an empty database with the sample: %s', (env, who, does) => {
  expect(loadsSample(readConfig(env), who)).toBe(does)
})

test('PUBLIC_URL may end with a slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://cars.example.com/' }).publicUrl).toBe(
    'https://cars.example.com',
  )
})

test('how long a PostgreSQL is waited for can be set, and is bounded where it is not', () => {
  expect(readConfig({}).databaseLimits).toEqual({
    poolSize: 10,
    connectSeconds: 4,
    lockSeconds: 10,
    statementSeconds: 30,
  })
  const set = readConfig({
    DATABASE_POOL_SIZE: '40',
    DATABASE_CONNECT_SECONDS: '2',
    DATABASE_LOCK_SECONDS: '3',
    DATABASE_STATEMENT_SECONDS: '4',
  })
  expect(set.databaseLimits).toEqual({
    poolSize: 40,
    connectSeconds: 2,
    lockSeconds: 3,
    statementSeconds: 4,
  })
})

test('a lock that is waited for longer than a statement may run is refused', () => {
  const read = () => readConfig({ DATABASE_LOCK_SECONDS: '30' })
  expect(read).toThrow(BadConfig)
  expect(read).toThrow(/^DATABASE_LOCK_SECONDS must be less than DATABASE_STATEMENT_SECONDS/)
})

test.each([
  [{ RATE_LIMITS: 'off', PUBLIC_URL: 'https://cars.example.com' }, 'RATE_LIMITS', 'PUBLIC_URL'],
  [{ TEST_CLOCK: '1', PUBLIC_URL: 'https://cars.example.com' }, 'TEST_CLOCK', 'PUBLIC_URL'],
  [{ RATE_LIMITS: 'off', HOST: '0.0.0.0' }, 'RATE_LIMITS', 'HOST'],
  [{ TEST_CLOCK: '1', HOST: '0.0.0.0' }, 'TEST_CLOCK', 'HOST'],
])('%j is refused: it is for this machine alone', (env, name, lack) => {
  const sentence = new RegExp(`^${name} may be .+ only while ${lack} is a loopback address\\.$`)
  expect(() => readConfig(env)).toThrow(sentence)
  expect(() =>
    readConfig({ ...env, [lack]: lack === 'HOST' ? '::1' : 'http://localhost:3000' }),
  ).not.toThrow()
})

test('BACKUP_DIR needs a key, and lies outside DATA_DIR', () => {
  const BACKUP_KEY = 'ab'.repeat(32)
  expect(() => readConfig({ BACKUP_DIR: '/backups' })).toThrow(/BACKUP_DIR needs BACKUP_KEY/)
  const inside = { DATA_DIR: '/data', BACKUP_DIR: '/data/backups', BACKUP_KEY }
  expect(() => readConfig(inside)).toThrow(/must lie outside DATA_DIR/)
  const beside = { ...inside, BACKUP_DIR: '/data-backups' }
  expect(readConfig(beside)).toMatchObject({ backupDir: '/data-backups', backupKey: BACKUP_KEY })
  expect(readConfig({ BACKUP_KEY }).backupDir).toBeUndefined()
})
