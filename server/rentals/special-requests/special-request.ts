import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { specialRequest as operation } from '#protocol/rentals/special-requests/special-request.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { randomId } from '../../platform/random.ts'
import { carById } from '../../fleet/fleet/cars-store.ts'
import { ownOrder } from '../../money/orders/orders-store.ts'
import { bookingTexts } from '../../fleet/pricing/booking-texts.ts'

/** A special request that staff answer (docs/product/help-and-claims.md#special-requests). */
export const specialRequest: Handler<typeof operation> = async (context, input) => {
  const { db: tx, user, now, lang } = context
  limit(context, `special request:${user.id}`, 20, 3600)
  const order = input.order ? await ownOrder(tx, input.order, user.id) : undefined
  if (input.order && !order) throw new Problem(404, texts.lostOrder)
  const isOther = order && input.car && order.car_id !== input.car
  if (input.car && (isOther || !(await carById(tx, input.car))))
    throw new Problem(404, texts.notFound)
  await insertSpecialRequest(tx, user.id, input, now)
  return { message: bookingTexts.specialRequestSent[lang] }
}

/** Keeps a special request for staff; the caller has looked that order and car are the person's. */
export async function insertSpecialRequest(
  tx: Tx,
  userId: string,
  { kind, text, order, car }: ParsedInputOf<typeof operation>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('special_request')
    .values({
      id: randomId(),
      user_id: userId,
      order_id: order ?? null,
      car_id: car ?? null,
      kind,
      request_text: text,
      created_at: now,
    })
    .execute()
}
