import { beforeAll, describe, expect, it } from 'vitest'
import {
  replyToReview,
  reportReview,
  reviews,
  staffRentalReviews,
  staffReplyToReview,
  staffReviewReports,
} from '#protocol/community/operations.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import {
  allowedTo,
  fieldsOf,
  fieldsSaid,
  lines,
  type Matrix,
} from '#testing/community/field-matrix.ts'
import { driver, postJob } from '#testing/jobs/jobs.ts'
import { named } from '#testing/community/network.ts'
import { anasContacts, peopleAround, type Standing, standings } from '#testing/community/people.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { trip } from '#testing/journey.ts'
import { type Rented, setWall } from '#testing/rental-life.ts'
import { companyRates, renterRates, returnedRental } from '#testing/reviews/rentals.ts'
import { written } from '#testing/reviews/written.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/* Beside the eight of the profile: who wrote about Ana. */
type Viewer = Standing | 'writer'

let server: TestServer
let ana: TestUser
let viewers: Record<Viewer, TestUser | undefined>

/** What is written of Ana where nobody but its writer or staff reads it. */
const notes = {
  waits: 'Still waiting',
  hidden: 'Out of sight',
  company: 'Keeps dogs, says the company',
}

/** Rents as anybody may, and is of the staff: both sides of one person. */
let rita: Rented

beforeAll(async () => {
  server = await testServer()
  rita = await returnedRental(server, { user: await buildUser(server, { staff: true }) })
  await setWall(server, trip.start)
  const around = await peopleAround(server)
  ana = around.ana
  const writer = await named(server, 'Ben')
  viewers = { ...around.viewers, writer }
  const about = { by: writer, about: ana, value: 9 }
  const { db, clock } = server.services
  const { transaction_id, car_id } = await db
    .selectFrom('rental_order')
    .select(['transaction_id', 'car_id'])
    .where('id', '=', around.rented.order)
    .executeTakeFirstOrThrow()
  const period = { period_start: '2026-11-24', period_end: '2027-01-12' }
  const ofRental = { transaction_id, car_id, ...period, side: 'company', status: 'in-progress' }
  await written(server, { ...about, by: around.rented.staff, columns: ofRental })
  await written(server, { ...about, columns: { reply: 'Thanks', replied_at: clock() } })
  const job_id = await postJob(server, await driver(server, 'Ida'), {
    type: 'carWash',
    to: undefined,
    seats: undefined,
    start: `${trip.end.slice(0, 10)}T08:00`,
    end: `${trip.end.slice(0, 10)}T12:00`,
  })
  await written(server, { ...about, columns: { job_id, side: 'owner' } })
  await written(server, { ...about, columns: { private_note: notes.company } })
  await written(server, { ...about, waits: true, columns: { comment: notes.waits } })
  await written(server, { ...about, columns: { comment: notes.hidden, hidden_at: clock() } })
  await db.updateTable('app_user').set({ avatar: 'x' }).where('id', '=', writer.id).execute()
})

const everybody: Viewer[] = [...standings, 'writer']
const members = everybody.filter((one) => one !== 'visitor')
const secrets = [...Object.values(anasContacts), 'Núñez', 'Prado', ...Object.values(notes)]

describe('what is written about Ana', () => {
  const told = members.filter((one) => one !== 'blocked')
  const matrix: Matrix<Viewer> = {
    ...lines('', 'reviews counts', members),
    ...lines('counts.', 'completed in-progress canceled', members),
    ...lines('reviews.', 'id user user.id user.firstName user.img byCompany', told),
    ...lines('reviews.', 'car job period period.start period.end dateTimeCreated', told),
    ...lines('reviews.', 'score score.value score.title comment language status', told),
    ...lines('reviews.', 'reply reply.text reply.at', told),
    'reviews.waitsUntil': ['writer'],
    'reviews.mayReply': ['self'],
    'reviews.mayReport': told,
  }
  // How a page goes on is of the page, not of Ana.
  const fields = fieldsOf(reviews.output).filter((field) => field !== 'nextCursor')
  const readBy = async (viewer: Viewer) =>
    (await server.as(viewers[viewer]?.token).read(reviews, { userId: ana.id })).body

  // @7-reviews
  it.each(everybody)('is told to %s as the table says', async (viewer) => {
    expect(fieldsSaid(fields, await readBy(viewer))).toEqual(allowedTo(matrix, viewer))
  })

  it('and every field of the answer has its line', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(fields.toSorted())
  })

  it.each(everybody)('keeps from %s what waits, is hidden, or is for staff', async (viewer) => {
    const body = await readBy(viewer)
    const own = viewer === 'writer' ? [notes.waits] : []
    for (const secret of secrets.filter((one) => !own.includes(one)))
      expect(JSON.stringify(body)).not.toContain(secret)
    const seen = { visitor: undefined, blocked: 0, writer: 4 }
    const completed = viewer in seen ? seen[viewer as keyof typeof seen] : 3
    expect(body.counts?.completed).toBe(completed)
  })
})

/* Who of the staff looks at the rental of one of them. */
type Staff = 'colleague' | 'own'
const both: Staff[] = ['colleague', 'own']

const review = [
  'id user user.id user.firstName car period period.start period.end dateTimeCreated',
  'score score.value score.title comment language status reply reply.text reply.at ratings hidden',
].join(' ')

describe('what staff read of the rental of one of them', () => {
  const note = { comments: 'Left it clean', privateNote: notes.company }
  const matrix: Matrix<Staff> = {
    ...lines('', 'may until own usual renterWaits refusal renter company', both),
    ...lines('renter.', `${review} privateNote`, both),
    ...lines('renter.', 'user.img byCompany waitsUntil mayReply job', []),
    'renter.mayReport': ['colleague'],
    ...lines('company.', `${review.replace(' hidden', '')} byCompany`, both),
    ...lines('company.', 'user.img job', []),
    // What staff alone read of her, and while nobody else reads it.
    ...lines('company.', 'privateNote waitsUntil hidden', ['colleague']),
    ...lines('company.', 'mayReply mayReport', ['own']),
  }
  const fields = fieldsOf(staffRentalReviews.output)

  it('is as blind and as private to its renter as to any other, all the way', async () => {
    await setWall(server, trip.end)
    const { order, user, staff } = rita
    const who = { colleague: server.as(staff.token), own: server.as(user.token) }
    const seen: Record<Staff, Set<string>> = { colleague: new Set(), own: new Set() }
    const look = async () => {
      for (const one of both) {
        const { body } = await who[one].read(staffRentalReviews, { order })
        for (const field of fieldsSaid(fields, body)) seen[one].add(field)
      }
      const { body } = await who.own.read(staffRentalReviews, { order })
      const { body: log } = await who.own.read(staffAudit, {})
      return JSON.stringify([body, log])
    }
    await look()
    const company = (await companyRates(server, rita, note)).body.review?.id ?? ''
    const blind = await look()
    for (const said of Object.values(note)) expect(blind).not.toContain(said)
    const renter = (await renterRates(server, rita, { privateNote: 'It pulls left' })).body.review
    const open = await look()
    expect(open).toContain(note.comments)
    expect(open).not.toContain(note.privateNote)
    await who.colleague.send(staffReplyToReview, { review: renter?.id ?? '', text: 'Thank you' })
    await who.own.send(replyToReview, { review: company, text: 'Thank you' })
    const hidden = { hidden_at: server.services.clock() }
    const ids = [company, renter?.id ?? '']
    await look()
    await server.services.db.updateTable('review').set(hidden).where('id', 'in', ids).execute()
    await look()
    await server.services.db
      .updateTable('review')
      .set({ hidden_at: null })
      .where('id', 'in', ids)
      .execute()
    for (const one of both) expect([...seen[one]].toSorted()).toEqual(allowedTo(matrix, one))
  })

  it('and every field of the answer has its line', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(fields.toSorted())
  })
})

describe('what is reported of a review of one of the staff', () => {
  const matrix: Matrix<Staff> = {
    ...lines('', 'reviews total', both),
    ...lines('reviews.', `${review.replace(' hidden', '')} byCompany`, both),
    ...lines('reviews.', 'about order version own reports', both),
    ...lines('reviews.', 'privateNote reports.by reports.reason reports.at', ['colleague']),
    // Nobody reports what waits or is hidden, it has been answered, the company has no picture, and it is no job's.
    ...lines('reviews.', 'waitsUntil hidden mayReply user.img job', []),
    'reviews.mayReport': both,
  }
  const fields = fieldsOf(staffReviewReports.output)

  it('is not told to whom it is about: neither who reported nor what staff noted', async () => {
    const { user, staff } = rita
    const { body } = await server.as(user.token).read(reviews, { userId: user.id })
    const ofCompany = body.reviews?.[0]?.id ?? ''
    const reader = server.as(viewers.stranger?.token)
    const sent = { review: ofCompany, reason: 'It is about another car.' }
    expect((await reader.send(reportReview, sent)).body.status).toBe(1)
    const colleague = await buildUser(server, { staff: true })
    for (const [one, { token }] of [
      ['colleague', colleague],
      ['own', user],
    ] as const) {
      const list = (await server.as(token).read(staffReviewReports, {})).body
      expect(fieldsSaid(fields, list)).toEqual(allowedTo(matrix, one))
    }
    for (const { token } of [ana, staff]) {
      const { http } = await server.as(token).read(staffReviewReports, {})
      expect(http).toBe(token === ana.token ? 403 : 200)
    }
  })

  it('and every field of the answer has its line', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(fields.toSorted())
  })
})
