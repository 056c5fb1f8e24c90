import { isLateCancellation, type RatedFacts } from '#domain/community/reviews/may-rate.ts'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { type Day, dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { isOut } from '../../money/orders/order-facts.ts'
import { type OrderRow, readOrders } from '../../money/orders/orders-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'

/** A rental as the two sides rate it: from its first order to the last, whatever was in between. */
export type RatedRental = {
  transactionId: string
  renterId: string
  /** The order that runs, or that ended it. */
  orderId: string
  /** The car of that order. */
  carId: string
  zone: string
  period: { start: Day; end: Day }
  facts: RatedFacts
}

const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000

/** A rental and where it stands for those who rate it; undefined when it was never more than held. */
export async function ratedRental(
  db: Db | Tx,
  transactionId: string,
): Promise<RatedRental | undefined> {
  const orders = (await readOrders(db, transactionId)).filter(({ booked_at: booked }) => booked)
  const [first] = orders
  if (!first) return undefined
  const running = orders.find(isOut)
  const returned = orders.findLast((one) => one.rental_status === RentalStatus.returned)
  const last = running ?? returned ?? first
  const area = await areaById(db, last.area_id)
  if (!area) throw new Error(`order ${last.id} has no area`)
  const day = (at: Date) => dayOf(toWall(at, area.zone))
  return {
    transactionId,
    renterId: last.user_id,
    orderId: last.id,
    carId: last.car_id,
    zone: area.zone,
    period: { start: day(first.starts_at), end: day((returned && last.ended_at) ?? last.ends_at) },
    facts: await readFacts(db, orders, running, returned),
  }
}

async function readFacts(
  db: Db | Tx,
  orders: readonly OrderRow[],
  running: OrderRow | undefined,
  returned: OrderRow | undefined,
): Promise<RatedFacts> {
  const kind = 'rental'
  if (running) {
    const keys = orders.flatMap(({ picked_up_at: at }) => at ?? [])
    const [since] = keys.toSorted((one, other) => one.getTime() - other.getTime())
    return since && { kind, stage: 'running', since }
  }
  if (returned?.ended_at) return { kind, stage: 'completed', since: returned.ended_at }
  const booking = orders.find((one) => one.kind === 'start')
  if (!booking?.ended_at || booking.rental_status !== RentalStatus.cancelled) return undefined
  const isLate = await wasGivenUpLate(db, booking, booking.ended_at)
  return isLate ? { kind, stage: 'cancelledLate', since: booking.ended_at } : undefined
}

/** By what its history says, which nobody changes. */
async function wasGivenUpLate(db: Db | Tx, booking: OrderRow, endedAt: Date): Promise<boolean> {
  const event = await db
    .selectFrom('order_event')
    .select(['code', 'actor'])
    .where('order_id', '=', booking.id)
    .where('status_to', '=', RentalStatus.cancelled)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (event?.code === 'noShow') return isLateCancellation({ why: 'noShow' })
  if (event?.code !== 'cancelled' || event.actor !== 'renter') return false
  return isLateCancellation({
    why: 'cancelled',
    minutesToStart: minutesBetween(endedAt, booking.starts_at),
    minutesSinceBooking: minutesBetween(booking.booked_at ?? booking.created_at, endedAt),
  })
}
