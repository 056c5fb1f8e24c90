import { sql } from 'kysely'
import { myRatings } from '#protocol/community/reviews/my-ratings.ts'
import {
  replyToReview,
  reportReview,
  staffReplyToReview,
} from '#protocol/community/reviews/answers.ts'
import { reviews } from '#protocol/community/reviews/reviews.ts'
import {
  staffDecideReview,
  staffRentalReviews,
  staffSubmitRating,
} from '#protocol/community/reviews/staff-reviews.ts'
import { submitRating } from '#protocol/community/reviews/submit-rating.ts'
import { decideAsSeen } from '../../decide.ts'
import type { TestUser } from '../../factories.ts'
import type { Reply } from '../../server.ts'
import { anOrder } from '../world.ts'
import {
  attempt,
  everybody,
  pair,
  step,
  type Step,
  type Walker,
  words,
  type World,
} from './people.ts'

/** Values of 1 to 10, another one for each criterion. */
const values = (amount: number) => ({
  id1: 1 + (amount % 10),
  id2: 1 + (amount % 7),
  id3: 10 - (amount % 9),
  id4: 1 + (amount % 3),
  id5: 10 - (amount % 4),
})

function mustBeRefused(
  isMay: boolean,
  reply: Reply<typeof submitRating | typeof staffSubmitRating>,
) {
  if (!isMay && reply.http !== 409 && reply.http !== 404)
    throw new Error(`rated though nothing may be: ${JSON.stringify(reply.body)}`)
}

async function renterRates(world: World, at: Step): Promise<void> {
  const { me } = pair(world, at)
  const order = await anOrder(world, at, [88, 87, 86])
  if (!order) return
  const { body } = await world.server.as(me.token).read(myRatings, { order: order.id })
  const may = body.ratings?.[0]?.may !== undefined
  const rated = { order: order.id, ...values(at.amount), ...words(world) }
  mustBeRefused(may, await attempt(world, me, submitRating, rated, may))
}

async function companyRates(world: World, at: Step): Promise<void> {
  const order = await anOrder(world, at, [88, 87, 86])
  if (!order) return
  const { body } = await world.server
    .as(world.staff.token)
    .read(staffRentalReviews, { order: order.id })
  const may = body.may !== undefined
  const rated = { order: order.id, ...values(at.amount), ...words(world) }
  mustBeRefused(may, await attempt(world, world.staff, staffSubmitRating, rated, may))
}

/** The company, the renter, or both. */
export async function sidesRate(world: World, at: Step): Promise<void> {
  // Of the newest rental: any other amount may mean an older one.
  const newest = { ...at, amount: at.amount - (at.amount % 15) + 6 }
  if (at.amount % 5 !== 1) await companyRates(world, newest)
  if (at.amount % 5 !== 2) await renterRates(world, newest)
}

/** What staff decide on; reports of the world's own people alone. */
async function oneReview(world: World, { amount }: Step, which: ReturnType<typeof sql>) {
  const { rows } = await sql<{ id: string }>`
    select v.id from review v where v.reviewer_id = any(${everybody(world)}::text[]) and ${which}
    order by v.created_at, v.id`.execute(world.server.services.db)
  return rows[amount % rows.length]?.id
}

const listOf = async (world: World, reader: TestUser, about: { id: string }) =>
  (await world.server.as(reader.token).read(reviews, { userId: about.id })).body.reviews ?? []

async function reportOne(world: World, at: Step): Promise<void> {
  const { me, them } = pair(world, at)
  const list = await listOf(world, me, at.amount % 3 === 0 ? me : them)
  const review = list[at.amount % list.length]
  if (!review) return
  const said = { review: review.id, reason: 'Not so.' }
  await attempt(world, me, reportReview, said, review.mayReport)
}

async function decideOnOne(world: World, at: Step): Promise<void> {
  const review = await oneReview(
    world,
    at,
    sql`exists (select from review_report r where r.review_id = v.id and r.decided_at is null)`,
  )
  if (!review) return
  const by = world.server.as(world.colleague.token)
  const decision = at.amount % 2 === 0 ? 'hide' : 'keep'
  const reply = await decideAsSeen(world.server, by, staffDecideReview, { review, decision })
  if (reply.body.status !== 1) throw new Error(`no decision: ${JSON.stringify(reply.body)}`)
}

export const ratingSteps: Walker[] = [
  step('rate a rental', renterRates),
  step('rate a renter', companyRates),
  step('both sides rate', sidesRate),
  step('answer what was written', async (world, at) => {
    const { me } = pair(world, at)
    const list = await listOf(world, me, me)
    const review = list.find(({ mayReply }) => mayReply) ?? list[at.amount % list.length]
    if (!review) return
    const said = { review: review.id, text: words(world).comments }
    await attempt(world, me, replyToReview, said, review.mayReply)
  }),
  step('answer a review of a car', async (world, at) => {
    const review = await oneReview(world, at, sql`v.side = 'renter'`)
    const said = { review: review ?? '', text: words(world).comments }
    if (review) await attempt(world, world.colleague, staffReplyToReview, said)
  }),
  step('report a review', reportOne),
  step('report a review that is not shown', async (world, at) => {
    const { me } = pair(world, at)
    const review = await oneReview(
      world,
      at,
      sql`v.reviewer_id <> ${me.id} and v.reveal_at > ${world.server.services.clock()}::timestamptz`,
    )
    if (!review) return
    const reply = await attempt(world, me, reportReview, {
      review,
      reason: 'I should not know it.',
    })
    if (reply.http < 400) throw new Error('a review that waits was reported')
  }),
  step('decide on a reported review', async (world, at) => {
    const { me } = pair(world, at)
    const now = world.server.services.clock()
    const open = sql`v.reviewer_id <> ${me.id} and v.reveal_at <= ${now}::timestamptz`
    const review = await oneReview(world, at, open)
    if (review) await attempt(world, me, reportReview, { review, reason: 'Not so.' })
    await decideOnOne(world, at)
  }),
]
