import type {
  bookingChangesCompleted as completedOperation,
  staffProposeChanges as proposeOperation,
} from '#protocol/rentals/confirmation/booking-changes.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { wake } from '../../platform/work/topics.ts'
import { mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import { lockOwnRental } from '../../money/orders/own-rental.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { rentalAnswer } from '../rentals/rental-answer.ts'

const askedSomethingElse = (message: string): Text => ({
  en: `We have asked for something else meanwhile: “${message}”`,
  es: `Mientras tanto te pedimos otra cosa: «${message}»`,
})

/** Staff ask for a change: the renter reads what, does it and says so (docs/product/rental.md#changes-by-staff). */
export const staffProposeChanges: Handler<typeof proposeOperation> = async (
  { db: tx, user, now },
  { order: orderId, message },
) => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Problem(404, texts.lostOrder)
  mustNotBeOwn(user, order.user_id)
  await changeStatus(tx, order, {
    action: 'proposeChanges',
    by: { actor: 'staff', id: user.id },
    now,
    details: { message },
    set: { changes_asked: message, admin_message: message },
    notice: { text: { en: message, es: message }, severity: 'warning' },
  })
  await audit(tx, user.id, now, 'changes asked', order.id, {
    order: order.id,
    from: order.changes_asked,
    to: message,
  })
  return {}
}

/**
 * The renter has done what was asked.
 * @throws Problem 409 with what is asked now, when that is not what they read
 */
export const bookingChangesCompleted: Handler<typeof completedOperation> = async (
  { db: tx, user, now, lang },
  input,
) => {
  const { order, facts } = await lockOwnRental(tx, input.order, user.id, now)
  const asked = order.changes_asked
  if (asked !== null && input.changesAsked !== undefined && input.changesAsked !== asked)
    throw conflict(askedSomethingElse(asked))
  await changeStatus(tx, order, {
    action: 'bookingChangesCompleted',
    by: { actor: 'renter', id: user.id },
    now,
    facts,
    set: { changes_asked: null, admin_message: null },
  })
  // It may have been all that the confirmation waited for.
  await wake(tx, 'documents')
  return rentalAnswer(tx, order.id, lang, now)
}
