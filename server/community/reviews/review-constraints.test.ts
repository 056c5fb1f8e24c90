import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { randomId } from '#server/platform/random.ts'
import { databaseRefusal } from '#server/platform/api/database-refusals.ts'
import { returnedRental, renterRates } from '#testing/reviews/rentals.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let id: string

beforeEach(async () => {
  server = await testServer()
  const rented = await returnedRental(server)
  id = (await renterRates(server, rented)).body.review?.id ?? ''
})

/* What the database refuses by itself, whoever writes to it, and the sentence that it becomes. */

const refusalOf = (statement: ReturnType<typeof sql>) =>
  statement.execute(server.services.db).then(
    () => undefined,
    (error: unknown) => error,
  )

// @7-submitRating
test.each([
  [
    'twice by one side',
    'review_one_a_side',
    () => sql`
    insert into review (id, reviewer_id, car_id, transaction_id, side, status, language, comment, created_at, reveal_at)
    select ${randomId()}, reviewer_id, car_id, transaction_id, side, status, language, 'Again', created_at, reveal_at
    from review where id = ${id}`,
  ],
  [
    'anew when it is final',
    'review_is_final',
    () => sql`
    update review set comment = 'Another word' where id = ${id}`,
  ],
  [
    'with other values when it is final',
    'review_is_final',
    () => sql`
    update review set ratings = '{"1": 1}' where id = ${id}`,
  ],
])('a review is not written %s', async (_, constraint, statement) => {
  const refused = await refusalOf(statement())
  expect(refused).toMatchObject({ constraint })
  expect(databaseRefusal(refused)).toMatchObject({
    status: 409,
    text: { en: 'This rental was rated already; a final review stays as it is.' },
  })
})

test('an answer is given once', async () => {
  const reply = (text: string) => sql`
    update review set reply = ${text}, replied_at = now() where id = ${id}`
  expect(await refusalOf(reply('Thank you'))).toBeUndefined()
  const refused = await refusalOf(reply('And another thing'))
  expect(databaseRefusal(refused)?.text.es).toContain('ya tiene respuesta')
})

test.each([0, 11])('a value of %d is none', async (value) => {
  const refused = await refusalOf(sql`
    insert into review (id, reviewer_id, status, ratings, language, comment, created_at, reveal_at)
    select ${randomId()}, reviewer_id, 'completed', ${JSON.stringify({ 1: value })}::jsonb, 'en', '', now(), now()
    from review where id = ${id}`)
  expect(refused).toMatchObject({ constraint: 'review_rates_from_1_to_10' })
})

test('a final review waits for the other side, and 14 days at most', async () => {
  const { db } = server.services
  const refused = { constraint: 'review_is_blind' }
  const revealed = (at: ReturnType<typeof sql>) =>
    sql`update review set reveal_at = ${at} where id = ${id}`
  for (const early of [
    sql`created_at`,
    sql`created_at - interval '1 day'`,
    sql`created_at + interval '1 day'`,
  ])
    await expect(revealed(early).execute(db)).rejects.toMatchObject(refused)
  const late = revealed(sql`created_at + interval '15 days'`)
  await expect(late.execute(db)).rejects.toMatchObject(refused)
  // The company has written too.
  await sql`insert into review (id, reviewer_id, transaction_id, side, status, language, comment, created_at, reveal_at)
    select ${randomId()}, reviewer_id, transaction_id, 'company', 'completed', 'en', '', created_at, created_at
    from review where id = ${id}`.execute(db)
  expect(await refusalOf(revealed(sql`created_at`))).toBeUndefined()
})
