import { beforeAll, describe, expect, it } from 'vitest'
import { UserDetails, userDetails } from '#protocol/community/profile/user-details.ts'
import { operations } from '#protocol/operations.ts'
import { act, completedRental, named } from '#testing/community/network.ts'
import { anasContacts, peopleAround, type Standing } from '#testing/community/people.ts'
import { tiesOn } from '#testing/community/trust-ties.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { companyRates, renterRates, returnedRental } from '#testing/reviews/rentals.ts'
import { type TestServer, testNow, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
let inviter: TestUser
/** Who looks, by what they are to Ana. */
let viewers: Record<Standing, TestUser | undefined>

beforeAll(async () => {
  server = await testServer()
  ;({ ana, inviter, viewers } = await peopleAround(server))
})

const seenBy = async (viewer: TestUser | undefined, of: TestUser = ana) =>
  (await server.as(viewer?.token).read(userDetails, { userId: of.id })).body.userDetails

const everybody = [
  'id',
  'firstName',
  'img',
  'score',
  'facts',
  'hasCard',
  'rating',
  'reviews',
  'allowedActions',
]
const members = [...everybody, 'lastName', 'social', 'referredBy']
const others = [...members, 'trust', 'connection']
const contacts = ['whatsapp', 'phone', 'email']

describe('each field of a profile is for whom the rules name, and for nobody else', () => {
  // @2.3-profile-dialog-each
  it.each<[Standing, readonly string[]]>([
    ['visitor', everybody],
    ['stranger', others],
    ['unconfirmed', others],
    ['connection', [...others, ...contacts, 'recommendation']],
    ['counterpart', [...others, ...contacts]],
    ['self', [...members, ...contacts]],
    ['blocked', []],
    ['blocker', others],
  ])('%s', async (who, fields) => {
    const seen = await seenBy(viewers[who])
    expect(Object.keys(seen ?? {}).toSorted()).toEqual([...fields].toSorted())
  })

  it('and every field of the answer is in that table', () => {
    const inTable = new Set([...others, ...contacts, 'recommendation'])
    expect([...inTable].toSorted()).toEqual(Object.keys(UserDetails.shape).toSorted())
  })

  it('staff see the contacts of nobody whose rental is over', async () => {
    const rented = await pickedUp(server)
    expect(await seenBy(rented.staff, rented.user)).toMatchObject({ email: rented.user.email })
    await setWall(server, '2027-01-12T09:00')
    const { user, order } = rented
    await keys(server, user, { order, rentalStatus: 88, odometer: 50_000 })
    const seen = await seenBy(rented.staff, user)
    server.setNow(testNow)
    expect(seen).toMatchObject({ facts: { rentals: 1 } })
    for (const field of contacts) expect(seen).not.toHaveProperty(field)
  })
})

describe('a visitor', () => {
  // @2.3-profile-dialog-each
  it('reads no more than the public part, in no field', async () => {
    const text = JSON.stringify(await seenBy(undefined))
    const { whatsapp, phone, social } = anasContacts
    for (const secret of [whatsapp, phone, social, ana.email, 'Núñez', inviter.id])
      expect(text).not.toContain(secret)
    expect(await seenBy(undefined)).toMatchObject({
      firstName: 'Ana',
      score: { value: 7, title: 'New' },
      facts: { memberSince: expect.any(String), vouches: 1, rentals: 0, licenseVerified: true },
      reviews: [],
      allowedActions: [],
    })
  })

  it('finds nobody who has no public profile, has no name, or has not confirmed the address', async () => {
    const shy = await named(server, 'Shy')
    expect(await seenBy(undefined, shy)).toMatchObject({ firstName: 'Shy' })
    await server.services.db
      .insertInto('person_privacy')
      .values({ user_id: shy.id, public_profile: false })
      .execute()
    const nameless = await buildUser(server, { user: { first_name: null } })
    const shade = await buildUser(server, { user: { unconfirmed: true, email_verified_at: null } })
    for (const one of [shy, nameless, shade]) expect(await seenBy(undefined, one)).toBeUndefined()
    expect(await seenBy(viewers.stranger, shade)).toBeUndefined()
    expect(await seenBy(viewers.stranger, shy)).toBeUndefined()
  })
})

describe('who invited somebody', () => {
  // @2.3-profile-dialog-share
  it('has a name for those two, and for others only with a public profile', async () => {
    const invites = (viewer: TestUser | undefined) =>
      seenBy(viewer).then((seen) => seen?.referredBy)
    expect(await invites(viewers.stranger)).toEqual({ userId: inviter.id, firstName: 'Iris' })
    const { db } = server.services
    await db
      .insertInto('person_privacy')
      .values({ user_id: inviter.id, public_profile: false })
      .execute()
    expect(await invites(viewers.stranger)).toEqual({ userId: inviter.id })
    for (const viewer of [ana, inviter])
      expect(await invites(viewer)).toEqual({ userId: inviter.id, firstName: 'Iris' })
    await tiesOn(server).block(inviter, viewers.stranger as TestUser)
    expect(await invites(viewers.stranger)).toBeUndefined()
  })
})

describe('what the viewer can do', () => {
  const offered = async (me: TestUser, to: TestUser) => (await seenBy(me, to))?.allowedActions

  // @2.3-profile-dialog-each
  it('follows how the two stand, and each of it is then taken', async () => {
    const [eva, leo] = [await named(server, 'Eva'), await named(server, 'Leo')]
    expect(await offered(eva, leo)).toEqual(['request', 'block'])
    await act(server, eva, leo)
    expect(await offered(eva, leo)).toEqual(['cancel', 'block'])
    expect(await offered(leo, eva)).toEqual(['confirm', 'ignore', 'block'])
    await act(server, leo, eva, 'ignore')
    // Whoever is ignored is not told; whoever ignored can still ask, which connects the two.
    expect(await offered(eva, leo)).toEqual(['cancel', 'block'])
    expect(await offered(leo, eva)).toEqual(['request', 'block'])
    expect(await act(server, leo, eva)).toBe('connected')
    expect(await offered(eva, leo)).toEqual(['remove', 'block'])
    await completedRental(server, eva)
    expect(await offered(eva, leo)).toEqual(['remove', 'recommend', 'block'])
    await server.as(eva.token).send(operations.userRecommendation, {
      userId: leo.id,
      comment: 'Careful',
      rating: 9,
      confidence: 0.5,
    })
    expect(await offered(eva, leo)).toEqual(['remove', 'recommend', 'withdraw', 'block'])
    expect(await seenBy(eva, leo)).toMatchObject({ recommendation: { rating: 9, userId: leo.id } })
    await act(server, eva, leo, 'block')
    expect(await offered(eva, leo)).toEqual(['unblock'])
    expect(await seenBy(leo, eva)).toBeUndefined()
  })

  it('is nothing on the own profile, nor before the address is confirmed', async () => {
    expect(await offered(ana, ana)).toEqual([])
    expect(await offered(viewers.unconfirmed as TestUser, ana)).toEqual([])
  })

  it('is no request to whoever takes none', async () => {
    const shy = await named(server, 'Shy')
    const eva = await buildUser(server, { user: { referred_by: shy.id } })
    const privacy = { user_id: shy.id, public_profile: false }
    await server.services.db.insertInto('person_privacy').values(privacy).execute()
    expect(await offered(eva, shy)).toEqual(['block'])
  })
})

it('the reviews that make the score are counted, once both sides wrote', async () => {
  const rented = await returnedRental(server)
  const counted = async () => (await seenBy(undefined, rented.user))?.facts
  await companyRates(server, rented)
  expect(await counted()).toMatchObject({ rentals: 1, reviews: 0 })
  await renterRates(server, rented)
  expect(await counted()).toMatchObject({ rentals: 1, reviews: 1 })
})

it('a visitor does not leaf through profiles: after 120 in ten minutes their network waits', async () => {
  server.services.config.rateLimits = true
  const from = { address: '203.0.113.7' }
  const codes: number[] = []
  for (let turn = 0; turn < 121; turn++)
    codes.push((await server.as().read(userDetails, { userId: 'nobody' }, from)).http)
  server.services.config.rateLimits = false
  expect(codes.slice(0, 120).every((code) => code === 200)).toBe(true)
  expect(codes.at(-1)).toBe(429)
})
