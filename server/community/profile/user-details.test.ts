import { beforeEach, describe, expect, it } from 'vitest'
import { userDetails } from '#protocol/community/operations.ts'
import { randomId } from '#server/platform/random.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { type TestServer, testNow, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
let ben: TestUser

beforeEach(async () => {
  server = await testServer()
  ben = await buildUser(server, { user: { first_name: 'Ben', last_name: 'Ortiz' } })
  ana = await buildUser(server, {
    user: { referred_by: ben.id, whatsapp: '+13055550199', social: 'https://social.example/ana' },
  })
})

const ratings = (value: number) => ({ 1: value, 2: value, 3: value, 4: value, 5: value })

async function review(
  value: number,
  more: { status?: string; daysAgo?: number; car?: string; comment?: string } = {},
) {
  const { status = 'completed', daysAgo = 0, car = null, comment = 'Kind and on time.' } = more
  const created = new Date(testNow.getTime() - daysAgo * 86_400_000)
  await server.services.db
    .insertInto('review')
    .values({
      id: randomId(),
      reviewer_id: ben.id,
      subject_id: ana.id,
      car_id: car,
      period_start: '2026-09-01',
      period_end: '2026-10-01',
      status,
      ratings: JSON.stringify(ratings(value)),
      language: 'en',
      comment,
      created_at: created,
      reveal_at: created,
    })
    .execute()
}

const profile = async (of: string, token: string, lang = 'en') =>
  (await server.as(token).read(userDetails, { userId: of }, { lang })).body.userDetails

describe('a profile', () => {
  // @2.3-profile-dialog-name @3-user-info @7-userDetails
  it('tells everybody who is signed in name, score, trust, social link and who invited the person', async () => {
    expect(await profile(ana.id, ben.token)).toEqual({
      id: ana.id,
      firstName: 'Ana',
      lastName: 'Núñez',
      score: { value: 7, title: 'New' },
      trust: 17,
      social: 'https://social.example/ana',
      rating: {},
      reviews: [],
      referredBy: { userId: ben.id, firstName: 'Ben' },
      connection: 'none',
      facts: {
        memberSince: expect.any(String),
        licenseVerified: false,
        rentals: 0,
        vouches: 0,
        reviews: 0,
      },
      hasCard: true,
      allowedActions: ['request', 'block'],
    })
  })

  it('shows WhatsApp, phone and e-mail to the person alone', async () => {
    expect(await profile(ana.id, ana.token)).toMatchObject({
      whatsapp: '+13055550199',
      phone: '+13055550123',
      email: ana.email,
    })
    const seen = JSON.stringify(await profile(ana.id, ben.token))
    for (const contact of ['5550199', '5550123', ana.email]) expect(seen).not.toContain(contact)
  })

  // @8-sorry-no
  it.each(['nobody', 'x; drop table app_user'])('of «%s» is empty or refused', async (userId) => {
    const reply = await server.as(ben.token).read(userDetails, { userId })
    expect([200, 400]).toContain(reply.http)
    expect(reply.body.userDetails).toBeUndefined()
  })

  it('of an account without a name is not found by others', async () => {
    const shy = await buildUser(server, { user: { first_name: null, last_name: null } })
    expect(await profile(shy.id, ben.token)).toBeUndefined()
    expect(await profile(shy.id, shy.token)).toMatchObject({ id: shy.id, email: shy.email })
  })
})

describe('the reviews of a profile', () => {
  // @2.3-profile-dialog-tabs @3-review-id
  it('make the score and the bars; one in progress is shown and not scored', async () => {
    const car = await buildCar(server)
    for (const value of [10, 10, 10]) await review(value)
    await review(1, { status: 'in-progress', car, daysAgo: 3 })
    const seen = await profile(ana.id, ben.token, 'es')
    expect(seen?.score).toEqual({ value: 8.5, title: 'Muy bueno' })
    expect(seen?.rating).toEqual(ratings(10))
    expect(seen?.reviews).toHaveLength(4)
    expect(seen?.reviews.at(-1)).toEqual({
      id: expect.any(String),
      user: { id: ben.id, firstName: 'Ben' },
      car: '2022 Toyota Camry',
      period: { start: '2026-09-01', end: '2026-10-01' },
      dateTimeCreated: '2026-11-17T10:00',
      comment: 'Kind and on time.',
      language: 'en',
      status: 'in-progress',
    })
    expect(seen?.reviews[0]).toMatchObject({
      score: { value: 10, title: 'Excelente' },
      status: 'completed',
    })
  })

  it('of a late cancellation count, and old ones weigh half', async () => {
    await review(1, { status: 'canceled' })
    for (const _ of [1, 2]) await review(10, { daysAgo: 548 })
    const seen = await profile(ana.id, ben.token)
    // (3 × 7 + 1 × 1 + 2 × ½ × 10) / (3 + 1 + 2 × ½)
    expect(seen?.score).toEqual({ value: 6.4, title: 'Good' })
  })
})
