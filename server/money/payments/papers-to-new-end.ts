import { arePapersVerified } from '#domain/people/drivers/papers.ts'
import type { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { nextStatus } from '#domain/money/orders/transitions.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { DriverRow } from '../../people/drivers/drivers-store.ts'
import { missingForBooking } from '../../people/drivers/missing-for-booking.ts'
import { type OrderPapers, readPapers } from '../orders/order-papers.ts'
import { hasOpenSwap } from '../orders/order-facts.ts'
import { lockOrder, type OrderRow, readOrders } from '../orders/orders-store.ts'
import { isBlocked } from '../../people/people/block-marks.ts'
import { areaById } from '../../fleet/site/areas-store.ts'

/**
 * What the papers lack for an extension until `endDay`, one sentence each: every driver that the rental lists is
 * verified until a day after the new end, before anybody pays (docs/product/rental.md#extension). What staff did
 * without while the car is out they do without here too.
 */
export async function missingToNewEnd(
  db: Db | Tx,
  order: OrderRow,
  drivers: DriverRow[],
  endDay: Day,
  lang: Lang,
) {
  const papers = (await readPapers(db, [order.id]))(order.id)
  const ids = new Set(papers.drivers.map(({ id }) => id))
  const mustBeVerified = (id: string) => !isDoneWithout(order, papers) && ids.has(id)
  return missingForBooking(drivers, endDay, lang, mustBeVerified)
}

/** Whether staff did without the papers since the keys, as the papers are now. */
const isDoneWithout = (
  { papers_override_at: at, picked_up_at: since }: OrderRow,
  { isOverridden }: OrderPapers,
): boolean => isOverridden && at !== null && since !== null && at >= since

const texts = {
  blocked: {
    en: 'The renter is blocked, so this extension cannot begin. Lift the block first, or refuse the payment and get the car back at its agreed end.',
    es: 'El cliente está bloqueado, así que esta extensión no puede empezar. Primero levanta el bloqueo, o rechaza el pago y recibe el auto en el final acordado.',
  },
  papers: {
    en: 'The license and insurance of every driver must be verified until a day after the new end before this extension can begin. Check the documents first, or refuse the payment.',
    es: 'La licencia y el seguro de cada conductor deben estar verificados hasta un día después del nuevo final antes de que empiece esta extensión. Revisa primero los documentos, o rechaza el pago.',
  },
  moved: {
    en: 'The rental cannot go on with this extension: its return is scheduled, its car is being changed, or it is over. Ask the renter to take that back first, or refuse the payment; what has come of it then goes back.',
    es: 'La renta no puede seguir con esta extensión: su devolución está agendada, hay un cambio de auto en curso o ya terminó. Pide primero al cliente que lo retire, o rechaza el pago; lo que haya llegado se devuelve entonces.',
  },
} satisfies Record<string, Text>

/**
 * Why an extension whose money is there must not begin all the same: days may have passed since it was asked for, and
 * meanwhile the renter was blocked, a driver or paper became another, or the rental took another way
 * (docs/product/rental.md#extension). Undefined
 * when nothing is in its way, and for every other order. The caller holds the rental's lock.
 */
export async function whyNotToContinue(
  tx: Tx,
  order: OrderRow,
  now: Date,
): Promise<Text | undefined> {
  if (order.kind !== 'extension') return undefined
  if (await isBlocked(tx, order.user_id, now)) return texts.blocked
  const running = await lockOrder(tx, order.previous_order_id ?? '')
  const area = await areaById(tx, order.area_id)
  if (!running || !area) throw new Error(`extension ${order.id} follows no order`)
  const from = (running.rental_status ?? 'none') as RentalStatus | 'none'
  const isMoved = 'refusal' in nextStatus(from, 'extended')
  if (isMoved || hasOpenSwap(await readOrders(tx, order.transaction_id))) return texts.moved
  const papers = (await readPapers(tx, [running.id]))(running.id)
  const isFine =
    isDoneWithout(running, papers) ||
    arePapersVerified(papers.drivers, toWall(order.ends_at, area.zone))
  return isFine ? undefined : texts.papers
}
