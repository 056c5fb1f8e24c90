import { addDaysToDay, type Day, daysBetween } from '#domain/core/time/wall-time.ts'
import type { Lang } from '#protocol/core/text.ts'
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

type Stay = { car: DemoCar; renterId: string; start: Day; end: Day }

/** What one side of a rental wrote of it. */
export type Words = {
  id: string
  ratings: Record<string, number>
  score: string | null
  language: Lang
  comment: string
  writtenAt: Date
}

/** A rental, over or under way, with what its two sides wrote of it: one of them at least. */
export type ToldRental = Stay & { byRenter?: Words; byCompany?: Words }

/** A rental that is lived through, and what its renter wrote of it. */
export type ReviewedRental = Stay & Words

/**
 * Completed rentals of reviews.csv that are lived through as those of past-rentals.csv are: of whom
 * the README names, and of one who came through them. Each costs the first start a fifth of a second.
 */
const lived = new Set(['r0547', 'r0738', 'r1500'])

export type Rentals = {
  /** Lived through: `past-rental.ts`. */
  past: ReviewedRental[]
  /** Over before the company kept its books here. */
  over: ToldRental[]
  underWay: ToldRental[]
}

/**
 * The rentals that the reviews are of: each on a car of its area that nobody else had then. What the
 * company wrote of a renter is of the rental that this person had then, or of one of its own; a renter
 * who had another then has none of it, and whoever is lived through is reviewed there.
 */
export function readReviews(cars: DemoCar[], days: DemoDays): Rentals {
  const choose = carChooser(cars, days.today)
  const [past, over, underWay]: [ReviewedRental[], ToldRental[], ToldRental[]] = [[], [], []]
  const rows = readRows<Column>('reviews.csv').toSorted((a, b) => (a.start < b.start ? -1 : 1))
  for (const review of rows.filter(({ kind }) => kind === 'rental')) {
    // Who has the car now drives a car that was driven before, too.
    const isTold = lived.has(review.id) || review.status === 'in-progress'
    const stay = stayOf(review, choose, days, isTold)
    const words = wordsOf(review, stay, days)
    if (lived.has(review.id)) past.push({ ...stay, ...words })
    else if (review.status === 'in-progress') underWay.push({ ...stay, byRenter: words })
    else if (stay.end < days.today) over.push({ ...stay, byRenter: words })
  }
  // Last, so that nobody else has another car because of them.
  for (const review of readRows<Column>('past-rentals.csv')) {
    const stay = stayOf(review, choose, days, true)
    past.push({ ...stay, ...wordsOf(review, stay, days) })
  }
  // Whoever has brought a car back lately and has not rated it is reminded to.
  const longAgo = addDaysToDay(days.today, -16)
  const known = new Set(past.map(({ renterId }) => renterId))
  for (const review of rows.filter(({ kind }) => kind === 'person')) {
    const renterId = demoId('person', review.renter_id)
    if (known.has(renterId)) continue
    const period = { start: days.day(review.start), end: days.day(review.end) }
    const isRunning = review.status === 'in-progress'
    const theirs = [...over, ...underWay].filter((one) => one.renterId === renterId)
    const then = theirs.filter((one) => one.start <= period.end && period.start <= one.end)
    const same = (isRunning ? underWay : over).find(
      (one) => then.includes(one) && !one.byCompany && isAsLong(one, period),
    )
    if (same) same.byCompany = wordsOf(review, same, days)
    else if (then.length === 0 && !isRunning && period.end < longAgo) {
      const stay = stayOf(review, choose, days, true)
      over.push({ ...stay, byCompany: wordsOf(review, stay, days) })
    }
  }
  return { past: past.toSorted((a, b) => (a.start < b.start ? -1 : 1)), over, underWay }
}

/** Many of the words name a season, or how many weeks it was. */
function isAsLong(one: { start: Day; end: Day }, other: { start: Day; end: Day }): boolean {
  const near = (a: Day, b: Day) => Math.abs(daysBetween(a, b)) <= 21
  return near(one.start, other.start) && near(one.end, other.end)
}

function stayOf(
  review: ReviewData,
  choose: ReturnType<typeof carChooser>,
  days: DemoDays,
  shortest: boolean,
): Stay {
  const period = { start: days.day(review.start), end: days.day(review.end) }
  const car = choose(review, { ...period, shortest })
  return { car, renterId: demoId('person', review.renter_id), ...period }
}

/** Written after the return, or from the eighth day on while the car is out, whatever hour it is there. */
function wordsOf(review: ReviewData, { car, start, end }: Stay, days: DemoDays): Words {
  const [written, eighth] = [days.day(review.created), addDaysToDay(start, 8)]
  const later = Math.min(Math.max(1, daysBetween(review.end, review.created)), 12)
  const running = written < eighth ? eighth : written
  const at = review.status === 'in-progress' ? running : addDaysToDay(end, later)
  return {
    id: demoId('review', review.id),
    ratings: Object.fromEntries(criteria.map((id) => [id, Number(review[`c${id}`])])),
    score: review.score || null,
    language: review.lang === 'es' ? 'es' : 'en',
    comment: named(review.comment, nameOf(car)),
    writtenAt: days.noonOfDay(at),
  }
}

/** Some reviews name the car; `a` or `an` goes with its name. */
function named(comment: string, name: string): string {
  const article = /^[AEIOU]/.test(name) ? 'an' : 'a'
  return comment.replaceAll(/\ban? \{car\}/g, `${article} ${name}`).replaceAll('{car}', name)
}
