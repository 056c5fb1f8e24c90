import { sql } from 'kysely'
import { toInstant } from '#domain/core/time/zone.ts'
import { insertReviews, showToEachOther } from '../../community/reviews/loaded/reviews.ts'
import { setTrips } from '../../fleet/fleet/loaded/cars.ts'
import type { Tx } from '../../platform/db/database.ts'
import { keepRatings } from '../../fleet/fleet/car-moves.ts'
import { staffOfOnce } from './demo-past.ts'
import type { DemoRental } from './demo-rentals.ts'
import { transactionIdOf } from './demo-rentals.ts'
import type { ToldRental, Words } from './demo-reviews.ts'
import { zoneOf } from './read-data.ts'

const hourMs = 3_600_000
/** In which both sides write, and after which one reads what one of them wrote. */
const blindMs = 14 * 24 * hourMs

type Told = Omit<ToldRental, 'start' | 'end'> & DemoRental

/** What both sides wrote of rentals that are there: of what runs at once, else when both have, or after 14 days. */
export async function loadReviews(tx: Tx, rentals: readonly Told[], now: Date): Promise<void> {
  const { id: staffId } = await staffOfOnce(tx)
  const rows = rentals.flatMap((rental) => {
    const { byRenter, byCompany, renterId } = rental
    return [
      ...(byRenter ? [rowOf(rental, byRenter, { side: 'renter', reviewer: renterId })] : []),
      // Nobody writes about themself.
      ...(byCompany && renterId !== staffId
        ? [rowOf(rental, byCompany, { side: 'company', reviewer: staffId })]
        : []),
    ]
  })
  const written = rows
    .filter(({ created_at: at }) => at <= now)
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
  const seen = new Set<string>()
  const [first, second]: [typeof rows, typeof rows] = [[], []]
  for (const row of written) {
    const opens = seen.has(row.transaction_id) && row.status === 'completed'
    seen.add(row.transaction_id)
    if (opens) second.push({ ...row, reveal_at: row.created_at })
    else first.push(row)
  }
  const shown = (row: (typeof rows)[number]) => ({
    ...row,
    shown_at: row.reveal_at <= now ? row.reveal_at : null,
  })
  await insertReviews(tx, first.map(shown))
  await insertReviews(tx, second.map(shown))
  await showToEachOther(tx)
}

function rowOf(
  { car, renterId, start, end, as }: Told,
  words: Words,
  { side, reviewer }: { side: 'renter' | 'company'; reviewer: string },
) {
  const isOver = as === 'over'
  const { id, ratings, score, language, comment, writtenAt } = words
  const back = toInstant(end, zoneOf(car.area_id))
  return {
    id,
    reviewer_id: reviewer,
    subject_id: side === 'company' ? renterId : null,
    transaction_id: transactionIdOf({ car, start }),
    side,
    car_id: car.id,
    period_start: start.slice(0, 10),
    period_end: end.slice(0, 10),
    status: isOver ? 'completed' : 'in-progress',
    score: isOver ? score : null,
    ratings,
    language,
    comment,
    created_at: writtenAt,
    reveal_at: isOver ? new Date(back.getTime() + blindMs) : writtenAt,
  }
}

/** The cars get their rating (1 to 10) from what renters said and everybody reads, and their trips from the books. */
export async function rateCars(tx: Tx, now: Date): Promise<void> {
  await keepRatings(
    tx,
    sql`select car_id, round(avg(score), 2) as rating, count(*)::int as reviews from review
      where side = 'renter' and status = 'completed' and reveal_at <= ${now}::timestamptz group by car_id`,
  )
  await setTrips(
    tx,
    sql`select car_id, count(*)::int as trips from rental_order
      where picked_up_at is not null group by car_id`,
  )
}
