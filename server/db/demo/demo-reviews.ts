import { sql } from 'kysely'
import type { Day } from '#domain/time/wall-time.ts'
import type { Tx } from '../database.ts'
import { insertRows } from '../insert-rows.ts'
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

/**
 * The reviews: those of rentals about demo cars of the same area, those of persons about persons.
 * Then the cars get their rating (1 to 5, half the reviews' scale) and their trips.
 */
export async function loadReviews(
  tx: Tx,
  cars: DemoCar[],
  days: DemoDays,
): Promise<RunningRental[]> {
  const choose = carChooser(cars)
  const running: RunningRental[] = []
  const reviews = readRows<Column>('reviews.csv').toSorted((a, b) => (a.start < b.start ? -1 : 1))
  const rows = reviews.map((review) => {
    const ofRental = review.kind === 'rental'
    const start = days.day(review.start)
    const end = days.day(review.end)
    const car = choose(review, { start, end, alone: ofRental && review.status !== 'canceled' })
    const renterId = demoId('person', review.renter_id)
    if (ofRental && review.status === 'in-progress') running.push({ car, renterId, start, end })
    return row(review, car, days)
  })
  await insertRows(tx, 'review', rows)
  await rateCars(tx)
  return running
}

function row(review: ReviewData, car: DemoCar, days: DemoDays) {
  return {
    id: demoId('review', review.id),
    reviewer_id: demoId('person', review.reviewer_id),
    subject_id: review.subject_id ? demoId('person', review.subject_id) : null,
    car_id: car.id,
    period_start: days.day(review.start),
    period_end: days.day(review.end),
    status: review.status,
    score: review.score || null,
    ratings: Object.fromEntries(criteria.map((id) => [id, Number(review[`c${id}`])])),
    language: review.lang,
    comment: named(review.comment, nameOf(car)),
    created_at: days.noon(review.created),
    reveal_at: days.noon(review.created),
    shown_at: days.noon(review.created),
  }
}

/** Some reviews name the car; `a` or `an` goes with its name. */
function named(comment: string, name: string): string {
  const article = /^[AEIOU]/.test(name) ? 'an' : 'a'
  return comment.replaceAll(/\ban? \{car\}/g, `${article} ${name}`).replaceAll('{car}', name)
}

async function rateCars(tx: Tx): Promise<void> {
  await sql`
    update car set rating = reviewed.rating, review_count = reviewed.reviews, trips = reviewed.trips
    from (
      select car_id, round(avg(score) filter (where status = 'completed') / 2, 2) as rating,
        count(*) filter (where status = 'completed') as reviews,
        count(*) filter (where status <> 'canceled') as trips
      from review where subject_id is null group by car_id
    ) as reviewed where reviewed.car_id = car.id`.execute(tx)
}
