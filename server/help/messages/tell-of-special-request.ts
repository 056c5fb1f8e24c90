import type { EventOf } from '#domain/core/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type OrderRow, ownOrder } from '../../money/orders/orders-store.ts'
import {
  specialRequestKindTexts,
  specialRequestTexts,
} from '../../rentals/special-requests/special-request-texts.ts'
import { quoted } from '../../platform/mail/notice.ts'
import { tellThread } from './tell-thread.ts'
import { addToThread } from './thread-store.ts'

type Answered = EventOf<'specialRequestAnswered'>
type Decided = EventOf<'specialRequestDecided'>

/** What staff answered to a special request stands in the rental's thread, and its renter is told. */
export async function tellOfAnsweredRequest(tx: Tx, event: Answered): Promise<void> {
  const { answer, staffId, at: now } = event
  const order = await readOrder(tx, event)
  const by = { author: 'staff', authorId: staffId } as const
  const details = detailsOf(event)
  await addToThread(tx, order, { ...by, event: 'specialRequestAnswered', details, now })
  await addToThread(tx, order, { ...by, body: answer, now })
  const news = {
    topic: 'messages',
    title: specialRequestTexts.answered,
    text: quoted(answer),
  } as const
  await tellThread(tx, order, 'renter', news, now)
}

/** What the renter made of an offer stands in the thread, and staff are told. */
export async function tellOfDecidedRequest(tx: Tx, event: Decided): Promise<void> {
  const { request, at: now } = event
  const order = await readOrder(tx, event)
  const by = { author: 'renter', authorId: request.userId } as const
  const details = detailsOf(event)
  await addToThread(tx, order, { ...by, event: 'specialRequestDecided', details, now })
  const title =
    request.status === 'accepted' ? specialRequestTexts.accepted : specialRequestTexts.refused
  const text = specialRequestKindTexts[request.kind as keyof typeof specialRequestKindTexts]
  const news = { topic: 'messages', view: 'specialRequests', title, text } as const
  await tellThread(tx, order, 'staff', news, now)
}

const detailsOf = ({ request: { kind, status, price } }: Answered | Decided) => ({
  kind,
  status,
  price,
})

async function readOrder(tx: Tx, { request }: Answered | Decided): Promise<OrderRow> {
  const order = await ownOrder(tx, request.orderId, request.userId)
  if (!order)
    throw new Error(`a special request is about the order ${request.orderId}, which is not there`)
  return order
}
