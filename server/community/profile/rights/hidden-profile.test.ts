import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobAccept } from '#protocol/jobs/operations.ts'
import { trust, userRecommendation } from '#protocol/community/operations.ts'
import { reviews } from '#protocol/community/reviews/reviews.ts'
import { userDetails } from '#protocol/community/profile/user-details.ts'
import { act, completedRental, connect, named } from '#testing/community/network.ts'
import { tiesOn } from '#testing/community/trust-ties.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { assignedJob, driver, postJob } from '#testing/jobs/jobs.ts'
import { written } from '#testing/reviews/written.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/* Somebody without a public profile, of whom others come across the id: in a tree, at a review. */

let server: TestServer
let shy: TestUser
let looks: TestUser

beforeAll(async () => {
  server = await testServer()
})

beforeEach(async () => {
  shy = await driver(server, 'Shy')
  looks = await driver(server, 'Lola')
  const { db } = server.services
  await db.insertInto('person_privacy').values({ user_id: shy.id, public_profile: false }).execute()
})

const profile = async (who = looks) =>
  (await server.as(who.token).read(userDetails, { userId: shy.id })).body.userDetails

it('is nobody to a stranger, by whichever way', async () => {
  await written(server, { by: looks, about: shy, value: 9 })
  await tiesOn(server).vouch(looks, shy)
  const as = server.as(looks.token)
  expect(await profile()).toBeUndefined()
  expect((await as.read(reviews, { userId: shy.id })).body).toMatchObject({
    reviews: [],
    counts: { completed: 0 },
  })
  expect((await as.read(trust, { userId: shy.id })).body.trust).toBeUndefined()
  await completedRental(server, looks)
  const vouch = { userId: shy.id, comment: 'Nice', rating: 9, confidence: 1 }
  expect((await as.send(userRecommendation, vouch)).body).toEqual({
    status: 0,
    message: 'You cannot vouch for this person.',
  })
})

it('leads nowhere from what they wrote about others', async () => {
  const other = await named(server, 'Olga')
  await written(server, { by: shy, about: other, value: 9 })
  const author = async (who: TestUser) =>
    (await server.as(who.token).read(reviews, { userId: other.id })).body.reviews?.[0]?.user
  expect(await author(looks)).toEqual({ firstName: 'Shy' })
  await connect(server, shy, looks)
  expect(await author(looks)).toEqual({ id: shy.id, firstName: 'Shy' })
})

it('does not open to whoever only asks', async () => {
  const { db } = server.services
  await db
    .updateTable('person_privacy')
    .set({ found_by_email: true })
    .where('user_id', '=', shy.id)
    .execute()
  expect(await act(server, looks, shy)).toBe('asked')
  expect(await profile()).toBeUndefined()
})

describe('is there for those who know the person', () => {
  const ways: [string, () => Promise<unknown>][] = [
    ['whom they ask for a connection', () => act(server, shy, looks)],
    [
      'who ignored that',
      async () => {
        await act(server, shy, looks)
        await act(server, looks, shy, 'ignore')
      },
    ],
    ['a connection', () => connect(server, shy, looks)],
    ['whom they vouch for', () => tiesOn(server).vouch(shy, looks)],
    [
      'whom they invited',
      () =>
        server.services.db
          .updateTable('app_user')
          .set({ referred_by: shy.id })
          .where('id', '=', looks.id)
          .execute(),
    ],
    ['who does a job of theirs', () => assignedJob(server, shy, looks)],
    ['whose job they do', () => assignedJob(server, looks, shy)],
    [
      'whose job they applied to',
      async () => {
        const id = await postJob(server, looks)
        await server.as(shy.token).send(jobAccept, { id, offer: 38 })
      },
    ],
    ['who sees an open job of theirs', () => postJob(server, shy)],
  ]

  it.each(ways)('%s', async (_who, happens) => {
    expect(await profile()).toBeUndefined()
    await happens()
    expect(await profile()).toMatchObject({ firstName: 'Shy', lastName: 'Prado' })
  })

  it('and staff', async () => {
    expect(await profile(await buildUser(server, { staff: true }))).toMatchObject({ id: shy.id })
  })

  it('but for whom they blocked', async () => {
    await connect(server, shy, looks)
    await act(server, shy, looks, 'block')
    expect(await profile()).toBeUndefined()
  })
})
