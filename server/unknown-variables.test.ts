import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { sentencesAboutUnknown } from './unknown-variables.ts'

test.each([
  ['S3_URL', 'DATA_DIR/uploads'],
  ['S3_BUCKET', 'DATA_DIR/uploads'],
])('%s is named as unsupported, with what happens instead', (name, instead) => {
  const [sentence, ...others] = sentencesAboutUnknown({ [name]: 'sk_live_secret' })
  expect(sentence).toContain(`${name} is not supported by this version`)
  expect(sentence).toContain(instead)
  expect(sentence).not.toContain('secret')
  expect(others).toEqual([])
})

test.each([
  ['MAILURL', 'MAIL_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['public_url', 'PUBLIC_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['TRUST_PROXIES', undefined],
  ['TRUST_PROXYS', 'TRUST_PROXY'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['MIAL_URL', 'MAIL_URL'],
  ['TRAMO_PUBLIC_URL', 'PUBLIC_URL'],
  ['TRAMO_PORT', 'PORT'],
  ['TRAMO_COLOUR', undefined],
  ['MAP_STYLE_UR', 'MAP_STYLE_URL'],
  ['MAP_STYLE_FONTS', undefined],
  ['MAIL_PASSWORD', undefined],
  ['SEED_DEMOS', 'SEED_DEMO'],
])('%s is named as unknown', (name, meant) => {
  const sentences = sentencesAboutUnknown({ [name]: '1' })
  expect(sentences).toEqual([
    meant
      ? `${name} is not known and is ignored. Did you mean ${meant}?`
      : `${name} is not known to this version and is ignored.`,
  ])
})

test('nothing is said about what other programs read, what is empty, or what is ours', () => {
  const others = {
    PATH: '/bin',
    HOME: '/root',
    MAIL: '/var/mail/root',
    HOSTNAME: 'cars',
    PORTS: '1',
    POST: '1',
    NODE_ENV: 'production',
    npm_config_registry: 'https://registry.npmjs.org',
    npm_package_name: 'tramo',
    POSTGRES_PASSWORD: 'x',
    S3_URL: '',
  }
  const ours = {
    PORT: '0',
    HOST: '127.0.0.1',
    MAIL_URL: 'smtp://localhost',
    MAIL_FROM: 'a@b.co',
    DEV_PAGES: '1',
  }
  expect(() => readConfig(ours)).not.toThrow()
  expect(sentencesAboutUnknown({ ...others, ...ours })).toEqual([])
})
