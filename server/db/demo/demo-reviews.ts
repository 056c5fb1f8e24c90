import { sql } from 'kysely'
import type { Day } from '#domain/time/wall-time.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Tx } from '../database.ts'
import { carChooser, nameOf } from './choose-car.ts'
import type { DemoDays } from './demo-days.ts'
import type { DemoCar } from './demo-fleet.ts'
import { demoId } from './demo-id.ts'
import { readRows } from './read-data.ts'

const criteria = ['1', '2', '3', '4', '5'] as const

type Column =
  | 'id'
  | 'kind'
  | 'reviewer_id'
  | 'subject_id'
  | 'renter_id'
  | 'area'
  | 'start'
  | 'end'
  | 'created'
  | 'status'
  | 'score'
  | 'lang'
  | 'comment'
  | `c${(typeof criteria)[number]}`

type ReviewData = Record<Column, string>

/** A rental that is under way while the demo is loaded: its renter reviewed it already. */
export type RunningRental = { car: DemoCar; renterId: string; start: Day; end: Day }

/** A rental that is over, and what its renter wrote of it. */
export type ReviewedRental = RunningRental & {
  ratings: Record<string, number>
  language: Lang
  comment: string
  writtenAt: Date
}

/**
 * Completed rentals of reviews.csv that are lived through as those of past-rentals.csv are: of whom
 * the README names, of those who came through them, and of available cars near
 * the top of their list, so that a visitor sees photos of them. Each costs the first start a tenth of a second.
 */
const lived = new Set([
  'r0415',
  'r0547',
  'r0738',
  'r0857',
  'r0935',
  'r1026',
  'r1062',
  'r1064',
  'r1104',
  'r1135',
  'r1151',
  'r1153',
  'r1161',
  'r1225',
  'r1272',
  'r1275',
  'r1279',
  'r1309',
  'r1324',
  'r1500',
])

export type Reviews = {
  rows: ReturnType<typeof row>[]
  running: RunningRental[]
  past: ReviewedRental[]
}

/**
 * The reviews: those of rentals about demo cars of the same area, those of persons about persons.
 * Those of past rentals are left to the people who write them once their rental is over.
 */
export function readReviews(cars: DemoCar[], days: DemoDays): Reviews {
  const choose = carChooser(cars)
  const running: RunningRental[] = []
  const past: ReviewedRental[] = []
  const rows = readRows<Column>('reviews.csv')
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .flatMap((review) => {
      const ofRental = review.kind === 'rental'
      const shortest = lived.has(review.id)
      const rental = reviewed(review, choose, days, {
        alone: ofRental && review.status !== 'canceled',
        shortest,
      })
      if (ofRental && review.status === 'in-progress') running.push(rental)
      if (shortest) past.push(rental)
      return shortest ? [] : [row(review, rental)]
    })
  // Last, so that nobody else has another car because of them.
  for (const review of readRows<Column>('past-rentals.csv'))
    past.push(reviewed(review, choose, days, { alone: true, shortest: true }))
  return { rows, running, past: past.toSorted((a, b) => (a.start < b.start ? -1 : 1)) }
}

function reviewed(
  review: ReviewData,
  choose: ReturnType<typeof carChooser>,
  days: DemoDays,
  how: { alone: boolean; shortest: boolean },
): ReviewedRental {
  const period = { start: days.day(review.start), end: days.day(review.end) }
  const car = choose(review, { ...period, ...how })
  return {
    car,
    renterId: demoId('person', review.renter_id),
    ...period,
    ratings: Object.fromEntries(criteria.map((id) => [id, Number(review[`c${id}`])])),
    language: review.lang === 'es' ? 'es' : 'en',
    comment: named(review.comment, nameOf(car)),
    writtenAt: days.noon(review.created),
  }
}

function row(review: ReviewData, rental: ReviewedRental) {
  const { car, start, end, ratings, language, comment, writtenAt } = rental
  return {
    id: demoId('review', review.id),
    reviewer_id: demoId('person', review.reviewer_id),
    subject_id: review.subject_id ? demoId('person', review.subject_id) : null,
    car_id: car.id,
    period_start: start,
    period_end: end,
    status: review.status,
    score: review.score || null,
    ratings,
    language,
    comment,
    created_at: writtenAt,
    reveal_at: writtenAt,
    shown_at: writtenAt,
  }
}

/** Some reviews name the car; `a` or `an` goes with its name. */
function named(comment: string, name: string): string {
  const article = /^[AEIOU]/.test(name) ? 'an' : 'a'
  return comment.replaceAll(/\ban? \{car\}/g, `${article} ${name}`).replaceAll('{car}', name)
}

/** The cars get their rating (1 to 10) and their trips from all reviews of them. */
export async function rateCars(tx: Tx): Promise<void> {
  await sql`
    update car set rating = reviewed.rating, review_count = reviewed.reviews, trips = reviewed.trips
    from (
      select car_id, round(avg(score) filter (where status = 'completed'), 2) as rating,
        count(*) filter (where status = 'completed') as reviews,
        count(*) filter (where status <> 'canceled') as trips
      from review where subject_id is null group by car_id
    ) as reviewed where reviewed.car_id = car.id`.execute(tx)
}
