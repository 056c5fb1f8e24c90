import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type PassportFile, passportFile } from '#domain/community/passport/passport.ts'
import { rentalPassport } from '#protocol/community/passport/rental-passport.ts'
import { newKeyFile, readSigningKey } from '#server/platform/auth/signing-key.ts'
import { runVerifyPassport } from '#server/tools/verify-passport-tool.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let user: TestUser
let file: string

const passportOf = async ({ token }: TestUser) =>
  (await server.as(token).read(rentalPassport, {})).body.file ?? ''
const parsed = (text: string) => JSON.parse(text) as PassportFile

beforeAll(async () => {
  server = await testServer()
  const rented = await pickedUp(server)
  user = rented.user
  await setWall(server, '2027-01-12T09:00')
  const returned = await keys(server, user, {
    order: rented.order,
    rentalStatus: 88,
    odometer: 50_000,
  })
  if (returned.body.rentalStatus !== 88) throw new Error(JSON.stringify(returned.body))
  file = await passportOf(user)
})

test('a passport tells a person’s completed rentals, score and verified facts', async () => {
  expect(parsed(file).passport).toEqual({
    kind: 'tramo rental passport',
    version: 1,
    issuer: 'http://127.0.0.1:3000',
    issuedAt: '2027-01-12T17:00:00.000Z',
    person: { firstName: 'Ana', lastName: 'Núñez', memberSince: expect.any(String) },
    facts: { emailConfirmed: true, licenseVerified: true, insuranceVerified: true },
    totals: { rentals: 1, days: 49 },
    score: { value: 7, reviews: 0 },
    criteria: [],
    rentals: [
      { start: '2026-11-24', end: '2027-01-12', area: 'Bay Area', car: '2022 Toyota Camry' },
    ],
  })
})

test('the summary is the passport without the list of rentals, under a signature of its own', async () => {
  const { summary = '' } = (await server.as(user.token).read(rentalPassport, {})).body
  const whole = parsed(await passportOf(user))
  expect(parsed(summary).passport).toEqual({ ...whole.passport, rentals: [] })
  expect(parsed(summary).signature).not.toBe(whole.signature)
})

test('a rental under way is not in it, nor is anybody else’s', async () => {
  server.setNow(new Date('2026-11-20T18:00:00Z'))
  const { user: driver } = await pickedUp(server)
  expect(parsed(await passportOf(driver)).passport).toMatchObject({
    totals: { rentals: 0, days: 0 },
    rentals: [],
  })
})

test('the name is the one that staff compared with the license, while it is valid', async () => {
  const verified = { license_verification: 'verified', insurance_verification: 'verified' } as const
  const of = async (driver: object) => {
    const person = await buildUser(server, {
      user: { first_name: 'Anything', last_name: 'Goes' },
      driver,
    })
    const { person: named, facts } = parsed(await passportOf(person)).passport
    return [named.firstName, facts.licenseVerified, facts.insuranceVerified]
  }
  expect(await of(verified)).toEqual(['Ana', true, true])
  expect(await of({ ...verified, license_expires: '2026-01-01' })).toEqual([
    'Anything',
    false,
    true,
  ])
})

async function verify(text: string, publishedKeys?: string) {
  const path = (name: string) => join(server.dataDir, name)
  const published = await server.app.inject('/.well-known/tramo-keys.json')
  writeFileSync(path('passport.json'), text)
  writeFileSync(path('keys.json'), publishedKeys ?? published.body)
  const lines: string[] = []
  const say = (line: string) => lines.push(line)
  const code = await runVerifyPassport(
    [path('passport.json'), '--key', path('keys.json')],
    say,
    say,
  )
  return { code, said: lines.join('\n') }
}

test('verify-passport says what was signed, however the file is spaced', async () => {
  for (const text of [file, JSON.stringify(parsed(file))]) {
    const { code, said } = await verify(text)
    expect(said).toBe(
      [
        'As signed by http://127.0.0.1:3000 at 2027-01-12T17:00:00.000Z.',
        `Ana Núñez, member since ${parsed(file).passport.person.memberSince}: e-mail confirmed, license verified, insurance verified.`,
        'Completed rentals: 1, days: 49. Score: 7 of 10, reviews: 0.',
      ].join('\n'),
    )
    expect(code).toBe(0)
  }
})

const theirs = () => {
  const key = readSigningKey(newKeyFile())
  if (!key) throw new Error('a new key can be read')
  return key
}
const changed = 'Changed: it is not what was signed.'
const noPassport = 'Not a rental passport, or one that was changed.'

test.each<[string, () => string, string | RegExp]>([
  ['another number of rentals', () => file.replace('"rentals": 1', '"rentals": 9'), changed],
  ['another name', () => file.replace('"Ana"', '"Eva"'), changed],
  ['another issuer', () => file.replace('127.0.0.1', '127.0.0.2'), changed],
  ['a rental taken out', () => file.replace(/"rentals": \[[^\]]*\]/, '"rentals": []'), changed],
  ['a field beside it', () => file.replace('"kind"', '"note": "x", "kind"'), noPassport],
  ['a score of 11', () => file.replace('"value": 7', '"value": 11'), noPassport],
  ['no JSON', () => file.slice(1), noPassport],
  ['100,000 characters', () => `${' '.repeat(100_000)}${file}`, noPassport],
  [
    'one that somebody else signed',
    () => passportFile(parsed(file).passport, theirs()),
    /^Not proven: .* which is not among those given\.$/,
  ],
  [
    'one that somebody else signed in our name',
    () => passportFile(parsed(file).passport, { ...theirs(), id: parsed(file).key }),
    changed,
  ],
])('verify-passport refuses %s', async (_what, text, sentence) => {
  const { code, said } = await verify(text())
  expect(said).toMatch(sentence)
  expect(code).toBe(1)
})

test('verify-passport without keys, or with a key that is not what its name says, proves nothing', async () => {
  expect((await verify(file, '{}')).code).toBe(2)
  const [ours] = (await server.app.inject('/.well-known/tramo-keys.json')).json<{
    keys: { kid: string }[]
  }>().keys
  const their = theirs()
  const [forged] = their.published
  const published = JSON.stringify({ keys: [{ ...forged, kid: ours?.kid }] })
  const inTheirName = passportFile(parsed(file).passport, { ...their, id: ours?.kid ?? '' })
  expect(await verify(inTheirName, published)).toEqual({ code: 1, said: changed })
})
