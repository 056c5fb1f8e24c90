import { beforeEach, describe, expect, it } from 'vitest'
import {
  replyToReview,
  reportReview,
  staffReplyToReview,
} from '#protocol/community/reviews/answers.ts'
import { reviews } from '#protocol/community/reviews/reviews.ts'
import { staffDecideReview, staffReviewReports } from '#protocol/community/reviews/staff-reviews.ts'
import { userDetails } from '#protocol/community/profile/user-details.ts'
import { act } from '#testing/community/network.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { leave } from '#testing/leaving/leave.ts'
import { written as writtenReview } from '#testing/reviews/written.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/* What is written about Ana: she is the one reviewed, Ben wrote, Cleo reads. */

let server: TestServer
let ana: TestUser
let ben: TestUser
let cleo: TestUser
let staff: TestUser

beforeEach(async () => {
  server = await testServer()
  ana = await buildUser(server)
  ben = await buildUser(server, { user: { first_name: 'Ben' } })
  cleo = await buildUser(server)
  staff = await buildUser(server, { staff: true })
})

type More = { status?: string; daysAgo?: number; waits?: boolean; about?: null }

const written = (value: number, { status = 'completed', ...more }: More = {}) =>
  writtenReview(server, { by: ben, about: ana, value, columns: { status }, ...more })

const read = async (by: TestUser, more: Record<string, string | number> = {}) =>
  (await server.as(by.token).read(reviews, { userId: ana.id, ...more })).body
const comments = (body: Awaited<ReturnType<typeof read>>) =>
  body.reviews?.map(({ comment }) => comment.replace(' of 10', ''))
const notices = async ({ id }: TestUser) =>
  (
    await server.services.db
      .selectFrom('notification')
      .select('title_en')
      .where('user_id', '=', id)
      .execute()
  ).map((row) => row.title_en)

describe('the reviews of a person', () => {
  // @2.3-profile-dialog-reviews @7-reviews
  it.each([
    ['newest', ['3', '9', '5', '9', '1']],
    ['oldest', ['1', '9', '5', '9', '3']],
    ['highest', ['9', '9', '5', '3', '1']],
    ['lowest', ['1', '3', '5', '9', '9']],
  ])('come %s first, page by page, each once', async (sort, expected) => {
    for (const [value, daysAgo] of [
      [1, 50],
      [9, 40],
      [5, 30],
      [9, 20],
      [3, 10],
    ] as const)
      await written(value, { daysAgo })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await read(cleo, { sort, limit: 2, ...(cursor ? { cursor } : {}) })
      seen.push(...(comments(page) ?? []))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toEqual(expected)
  })

  it('are in three tabs with their numbers, and one in progress is not scored', async () => {
    await written(9)
    await written(8, { status: 'canceled' })
    await written(2, { status: 'in-progress' })
    const page = await read(cleo, { status: 'in-progress' })
    expect(page.counts).toEqual({ completed: 1, 'in-progress': 1, canceled: 1 })
    expect(comments(page)).toEqual(['2'])
    expect(page.reviews?.[0]?.score).toBeUndefined()
  })

  // @7-reviews
  it('that wait are read by who wrote them alone, and say until when', async () => {
    await written(4, { waits: true })
    expect((await read(ben)).reviews).toMatchObject([{ waitsUntil: '2026-11-27T10:00' }])
    for (const other of [ana, cleo, staff]) {
      expect((await read(other)).reviews).toEqual([])
      expect((await read(other)).counts?.completed).toBe(0)
    }
  })
})

describe('who wrote it', () => {
  it('has no name, picture or profile for whom they blocked; staff who decide read the name', async () => {
    const { db } = server.services
    await db.updateTable('app_user').set({ avatar: 'x' }).where('id', '=', ben.id).execute()
    const review = await written(4)
    for (const one of [cleo, staff]) await act(server, ben, one, 'block')
    for (const one of [cleo, staff])
      expect((await read(one)).reviews?.[0]?.user).toEqual({ firstName: 'A member' })
    expect((await read(ana)).reviews?.[0]?.user).toMatchObject({ id: ben.id, firstName: 'Ben' })
    await server.as(ana.token).send(reportReview, { review, reason: 'It is about somebody else' })
    const { body } = await server.as(staff.token).read(staffReviewReports, { limit: 500 })
    expect(body.reviews?.find(({ id }) => id === review)?.user).toMatchObject({ firstName: 'Ben' })
  })

  it('has no profile once they left', async () => {
    await written(4)
    await leave(server, ben)
    expect((await read(cleo)).reviews?.[0]?.user).toEqual({ firstName: 'Former member' })
  })
})

describe('an answer', () => {
  it('is given once, by whom the review is about, and the writer is told', async () => {
    const review = await written(6)
    const text = 'I was late once. Sorry!'
    for (const other of [ben, cleo])
      expect((await server.as(other.token).send(replyToReview, { review, text })).http).toBe(404)
    expect((await read(ana)).reviews?.[0]?.mayReply).toBe(true)
    const replied = await server.as(ana.token).send(replyToReview, { review, text })
    expect(replied.body.review).toMatchObject({ reply: { text, at: '2026-11-20T10:00' } })
    expect((await read(cleo)).reviews).toMatchObject([{ reply: { text } }])
    expect((await read(ana)).reviews?.[0]?.mayReply).toBeUndefined()
    const again = await server.as(ana.token).send(replyToReview, { review, text: 'And …' })
    expect([again.http, again.body.message]).toEqual([
      409,
      'This review was answered already; there is one answer.',
    ])
    expect(await notices(ben)).toEqual(['Your review was answered'])
  })

  it('waits until the review is final and open', async () => {
    const text = 'Thank you'
    const early = await written(6, { status: 'in-progress' })
    const waits = await written(6, { waits: true })
    const reply = async (review: string) =>
      (await server.as(ana.token).send(replyToReview, { review, text })).http
    expect([await reply(early), await reply(waits)]).toEqual([409, 404])
  })

  it('to a review of a car is the company’s', async () => {
    const review = await written(6, { about: null })
    const team = server.as(staff.token)
    const reply = { review, text: 'Thank you, Ben.' }
    expect((await server.as(ana.token).send(replyToReview, reply)).http).toBe(404)
    expect((await team.send(staffReplyToReview, reply)).body.review?.reply?.text).toBe(
      'Thank you, Ben.',
    )
    expect((await team.send(staffReplyToReview, reply)).http).toBe(409)
    const aboutAna = await written(6)
    expect((await team.send(staffReplyToReview, { ...reply, review: aboutAna })).http).toBe(404)
  })
})

describe('a report', () => {
  const report = (by: TestUser, review: string, reason = 'This is not true.') =>
    server.as(by.token).send(reportReview, { review, reason })
  const decide = (review: string, decision: 'keep' | 'hide', message?: string) =>
    decideAsSeen(server, server.as(staff.token), staffDecideReview, { review, decision, message })

  it('is made once by each reader, never by the writer', async () => {
    const review = await written(2)
    expect((await report(ana, review)).http).toBe(200)
    expect((await report(cleo, review)).http).toBe(200)
    expect((await report(ana, review)).http).toBe(409)
    expect((await report(ben, review)).http).toBe(409)
    expect((await report(ana, await written(2, { waits: true }))).http).toBe(404)
    expect((await read(ana)).reviews?.find(({ id }) => id === review)?.mayReport).toBeUndefined()
    const list = await server.as(staff.token).read(staffReviewReports, {})
    expect(list.body.reviews?.find(({ id }) => id === review)).toMatchObject({
      about: 'Ana Núñez',
      reports: [{ reason: 'This is not true.' }, { by: 'Ana Núñez' }],
    })
  })

  it('that staff agree with takes the review out of sight and out of the score', async () => {
    const review = await written(1)
    await report(ana, review)
    expect((await decide(review, 'hide', 'It is about another rental.')).http).toBe(200)
    for (const reader of [ana, ben, cleo]) expect((await read(reader)).reviews).toEqual([])
    const profile = await server.as(cleo.token).read(userDetails, { userId: ana.id })
    expect(profile.body.userDetails).toMatchObject({ score: { value: 7 }, rating: {} })
    expect(await notices(ben)).toEqual(['Your review was hidden'])
    expect(await notices(ana)).toEqual(['We looked into your report'])
  })

  it('that staff do not agree with changes nothing, and is decided once', async () => {
    const review = await written(1)
    await report(ana, review)
    expect((await decide(review, 'keep')).http).toBe(200)
    expect(comments(await read(cleo))).toEqual(['1'])
    expect((await decide(review, 'keep')).http).toBe(409)
    const list = await server.as(staff.token).read(staffReviewReports, {})
    expect(list.body.reviews?.map(({ id }) => id)).not.toContain(review)
  })

  it('is decided as it was seen: an answer or another report since then changes it', async () => {
    const review = await written(1)
    await report(ana, review)
    const list = await server.as(staff.token).read(staffReviewReports, {})
    const version = list.body.reviews?.find(({ id }) => id === review)?.version ?? ''
    await server.as(ana.token).send(replyToReview, { review, text: 'I was never there.' })
    const late = await server
      .as(staff.token)
      .send(staffDecideReview, { review, version, decision: 'hide' })
    expect(late.http).toBe(409)
    expect(comments(await read(cleo))).toEqual(['1'])
  })

  it('is not decided by who wrote it, whom it is about or who reported it', async () => {
    const review = await written(1)
    await report(cleo, review)
    for (const { id } of [ana, ben, cleo])
      await server.services.db
        .insertInto('staff_member')
        .values({ user_id: id, rights: ['owner'] })
        .execute()
    for (const { token } of [ana, ben, cleo]) {
      const caller = server.as(token)
      const fields = { review, decision: 'hide' } as const
      expect((await decideAsSeen(server, caller, staffDecideReview, fields)).http).toBe(403)
    }
  })
})
