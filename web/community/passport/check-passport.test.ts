// @vitest-environment node
import { generateKeyPairSync, createHash, sign } from 'node:crypto'
import { expect, it } from 'vitest'
import { type Passport, passportFile } from '#domain/community/passport/passport.ts'
import { checkPassport, keysIn } from './check-passport.ts'

function signer() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const content = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x })
  return {
    id: createHash('sha256').update(content).digest('base64url'),
    sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
    key: { kty: 'OKP', crv: 'Ed25519', x } as const,
  }
}

const passport: Passport = {
  kind: 'tramo rental passport',
  version: 1,
  issuer: 'https://rent.example.com',
  issuedAt: '2026-11-20T18:00:00.000Z',
  person: { firstName: 'Ana', lastName: 'Núñez', memberSince: '2024-02-01' },
  facts: { emailConfirmed: true, licenseVerified: true, insuranceVerified: false },
  totals: { rentals: 3, days: 120 },
  score: { value: 8.2, reviews: 3 },
  criteria: [{ id: '3', name: 'Punctuality', value: 9 }],
  rentals: [{ start: '2026-01-02', end: '2026-02-01', area: 'Miami', car: '2022 Kia Soul' }],
}
const ours = signer()
const file = passportFile(passport, ours)
const kindOf = async (text: string, keys = [ours.key]) => (await checkPassport(text, keys)).kind

it('a passport that was signed with one of the keys is verified, whichever of them', async () => {
  expect(await checkPassport(file, [signer().key, ours.key])).toMatchObject({
    kind: 'verified',
    file: { passport },
  })
})

it.each([
  ['another score', () => file.replace('8.2', '9.9'), 'changed'],
  ['a letter more in a name', () => file.replace('"Ana"', '"Anna"'), 'changed'],
  [
    'a signature that is none',
    () => file.replace(/"signature": "..../, '"signature": "!!!!'),
    'changed',
  ],
  ['an unsigned field', () => file.replace('"version"', '"more": 1, "version"'), 'unreadable'],
  ['something else', () => '[]', 'unreadable'],
  ['a file that is cut off', () => file.slice(0, -9), 'unreadable'],
  ['a file of two million characters', () => file + ' '.repeat(2_000_000), 'unreadable'],
])('%s is found out', async (_what, text, kind) => {
  expect(await kindOf(text())).toBe(kind)
})

it('one signed with another key needs the keys of its issuer', async () => {
  expect(await checkPassport(file, [signer().key])).toEqual({
    kind: 'otherKeys',
    issuer: 'https://rent.example.com',
  })
  const theirs = passportFile(passport, { ...signer(), id: ours.id })
  expect(await kindOf(theirs)).toBe('changed')
})

it('keys are read from a published set, and from nothing else', () => {
  expect(keysIn(JSON.stringify({ keys: [{ ...ours.key, kid: ours.id }] }))).toEqual([ours.key])
  for (const text of ['', '{}', '{"keys":[{"kty":"RSA"}]}', ' '.repeat(100_000)])
    expect(keysIn(text)).toEqual([])
})
