import { decideClaim } from '../../../money/claims/claim-decisions.ts'
import { openClaim } from '../../../money/claims/claims.ts'
import { claimVersion } from '../../../money/claims/claims-store.ts'
import { passOn } from '../../../money/claims/pass-on.ts'
import { addEvent } from '../../../money/orders/orders-store.ts'
import { promiseCash } from '../../../money/payments/loaded/payments.ts'
import { moneyArrived } from '../../../money/payments/waiting-money.ts'
import { askForGoodwill } from '../../../money/refunds/goodwill-requests.ts'
import type { Telling } from '../../../platform/api/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { insertStoredFiles } from '../../../platform/uploads/loaded/stored-files.ts'
import { bookOrder } from '../../../rentals/confirmation/book-order.ts'
import { takeSeat } from '../../../rentals/holds/hold-slot.ts'
import { areaById } from '../../../fleet/site/areas-store.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { demoNumber } from '../demo-id.ts'
import { transferOf } from '../demo-payments.ts'
import type { DemoRental } from '../demo-rentals.ts'
import { drawnPaperId } from '../photos/drawn-paper.ts'
import { claimLine, goodwillReason, tollLine } from './desk-words.ts'
import { readOrder, type TakeDriver } from './driving.ts'
import { atDesk } from './team.ts'

const hourMs = 3_600_000

type Rental = Pick<DemoRental, 'car' | 'start' | 'renterId'>
type Money = {
  /** Held, to be paid on the desk. */
  cash: readonly DemoRental[]
  /** Over, with nothing left of its deposit. */
  over: Rental
}
type Desk = { take: TakeDriver; staffId: string; services: Telling; now: Date }

/** Cash that was taken, a refund above somebody's limit, a toll that was passed on, and a debt. */
export async function loadMoneyNews(
  tx: Tx,
  { cash, over }: Money,
  { take, staffId, services, now }: Desk,
): Promise<Rental[]> {
  for (const rental of cash) await payCash(tx, rental, services, now)
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)

  const cold = take('en')
  const asked = { cents: 12_000, reason: goodwillReason, staffId: atDesk, now: ago(2) }
  await askForGoodwill(tx, await readOrder(tx, cold), asked)

  const crossing = take('en', ['1'])
  await passTollOn(tx, crossing, { staffId, now: ago(26) })

  const order = await readOrder(tx, over)
  const found = { description: claimLine, estimate: 12_500, before: [], after: [], photos: [] }
  const claim = await openClaim(tx, order, { code: 'cleaning', ...found }, staffId, ago(20))
  const version = claimVersion(claim)
  await decideClaim(tx, claim.id, { staffId, version, decision: 'charge', now: ago(19) })
  return [...cash, cold, crossing, over]
}

/** Booked at the desk, and paid there at once. */
async function payCash(tx: Tx, rental: Rental, services: Telling, now: Date): Promise<void> {
  const order = await readOrder(tx, rental)
  const { id, user_id: userId, starts_at: startsAt } = order
  const area = await areaById(tx, order.area_id)
  if (!area) throw new Error(`demo order ${id} is in no area`)
  const slot = { slot: toWall(startsAt, area.zone), startsAt, cents: 0 }
  await takeSeat(tx, area, { ...slot, kind: 'pickup', orderId: id })
  await addEvent(tx, id, now, { actor: 'renter', actorId: userId, code: 'held' })
  const { bankConfirmation: _, ...promised } = transferOf(id)
  const payment = await promiseCash(tx, order, { ...promised, at: now })
  const by = { actor: 'staff', id: atDesk } as const
  await bookOrder(tx, order, { paid: false, code: 'cashPlanned', by, services, now })
  await moneyArrived(tx, order, payment.id, { by, services, now })
}

async function passTollOn(
  tx: Tx,
  rental: Rental,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  const order = await readOrder(tx, rental)
  const file = drawnPaperId({ side: 3, number: demoNumber(`toll ${order.id}`) })
  const paper = { id: file, owner_id: staffId, order_id: order.id, purpose: 'claim' } as const
  const made = { content_type: 'image/webp', byte_size: 20_000, created_at: now } as const
  await insertStoredFiles(tx, [{ ...paper, ...made }])
  const papers = [{ file, sha256: null }]
  await passOn(tx, order, { code: 'toll', cents: 1_825, description: tollLine, papers }, now)
}
