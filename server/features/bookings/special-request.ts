import type { specialRequest as operation } from '#protocol/bookings/special-request.ts'
import type { Handler } from '../../core/handler.ts'
import { limit } from '../../core/limits.ts'
import { Problem, texts } from '../../core/problem.ts'
import { randomId } from '../../core/random.ts'
import { carById } from '../cars/cars-store.ts'
import { ownOrder } from '../rentals/orders-store.ts'
import { bookingTexts } from './booking-texts.ts'

/** A wish that staff answer (PRODUCT.md 7). */
export const specialRequest: Handler<typeof operation> = async (context, input) => {
  const { db: tx, user, now, lang } = context
  limit(context, `special request:${user.id}`, 20, 3600)
  if (input.order && !(await ownOrder(tx, input.order, user.id)))
    throw new Problem(404, texts.lostOrder)
  if (input.car && !(await carById(tx, input.car))) throw new Problem(404, texts.notFound)
  await tx
    .insertInto('special_request')
    .values({
      id: randomId(),
      user_id: user.id,
      order_id: input.order ?? null,
      car_id: input.car ?? null,
      kind: input.kind,
      request_text: input.text,
      created_at: now,
    })
    .execute()
  return { message: bookingTexts.specialRequestSent[lang] }
}
