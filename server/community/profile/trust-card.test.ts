import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { type SignedTrustCard, trustCardContent } from '#domain/community/passport/trust-card.ts'
import { saveAvatar } from '#protocol/people/operations.ts'
import { privacySettings } from '#protocol/community/operations.ts'
import { type PublicKey, signatureFlaw } from '#server/platform/auth/signing-key.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { serverOn, type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser

beforeEach(async () => {
  server = await testServer()
  ana = await buildUser(server, { user: { first_name: 'Ana', last_name: 'Núñez' } })
})

const ask = (path: string, from = server) => from.app.inject(path)

test('a card says what is public of a person, and nothing else', async () => {
  const answer = await ask(`/trust/${ana.id}?lang=es`)
  expect(answer.statusCode).toBe(200)
  expect(answer.json<SignedTrustCard>().card).toEqual({
    kind: 'tramo trust card',
    version: 1,
    issuer: 'http://127.0.0.1:3000',
    company: 'Tramo',
    issuedAt: '2026-11-20T18:00:00.000Z',
    lang: 'es',
    person: { id: ana.id, firstName: 'Ana' },
    score: { value: 7, title: expect.any(String), reviews: 0 },
    facts: { memberSince: expect.any(String), licenseVerified: false, rentals: 0, vouches: 0 },
    profile: `http://127.0.0.1:3000/?dialogType=viewProfile&userId=${ana.id}`,
  })
})

test('a card is signed with the published key; a changed one is found out', async () => {
  const { card, ...signed } = (await ask(`/trust/${ana.id}`)).json<SignedTrustCard>()
  const { keys } = (await ask('/.well-known/tramo-keys.json')).json<{ keys: PublicKey[] }>()
  expect(signatureFlaw(keys, signed, trustCardContent(card))).toBeUndefined()
  const better = { ...card, score: { ...card.score, value: 10 } }
  expect(signatureFlaw(keys, signed, trustCardContent(better))).toBe('wrongSignature')
})

test('any site may read a card and show the picture, for five minutes', async () => {
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const picture = new File([new Uint8Array(png)], 'me.png', { type: 'image/png' })
  await server.as(ana.token).send(saveAvatar, { picture })
  const card = await ask(`/trust/${ana.id}`)
  expect(card.json<SignedTrustCard>().card.person.picture).toBe(
    `http://127.0.0.1:3000/trust/${ana.id}/picture`,
  )
  const image = await ask(`/trust/${ana.id}/picture`)
  expect((await sharp(image.rawPayload).metadata()).width).toBe(96)
  for (const { headers } of [card, image])
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    })
})

test('somebody without a public profile and nobody are answered alike', async () => {
  const hidden = { foundByEmail: false, foundByPhone: false, nameless: false, publicProfile: false }
  const saved = await server.as(ana.token).send(privacySettings, hidden)
  expect(saved.body.status).toBe(1)
  const unconfirmed = await buildUser(server, {
    user: { unconfirmed: true, email_verified_at: null },
  })
  const ids = [ana.id, unconfirmed.id, 'ZZZZZZZZZZ', 'x', 'A'.repeat(90), "'--", '..%2Fapi']
  for (const id of ids)
    for (const path of [`/trust/${id}`, `/trust/${id}/picture`]) {
      const answer = await ask(path)
      expect([path, answer.statusCode, answer.json()]).toEqual([
        path,
        404,
        { status: 0, message: expect.any(String) },
      ])
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
      })
    }
})

test('one network gets 240 cards in ten minutes, and a sentence that other sites can read', async () => {
  const limited = await serverOn({ db: server.services.db }, { RATE_LIMITS: 'on' })
  const from = { remoteAddress: '203.0.113.9' }
  const once = () => limited.app.inject({ url: `/trust/${ana.id}`, ...from })
  for (let time = 0; time < 240; time++) expect((await once()).statusCode).toBe(200)
  const refused = await once()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['access-control-allow-origin']).toBe('*')
  expect(refused.headers['retry-after']).toBe('600')
  const elsewhere = { url: `/trust/${ana.id}`, remoteAddress: '203.0.113.10' }
  expect((await limited.app.inject(elsewhere)).statusCode).toBe(200)
})
