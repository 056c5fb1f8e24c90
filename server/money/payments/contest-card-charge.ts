import type { contestCardCharge as operation } from '#protocol/money/payments/contest-card-charge.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { settleNotice } from '../../platform/mail/notifications.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'
import { paymentTexts } from '../ledger/payment-texts.ts'
import { plannedChargeOf } from '../ledger/planned-charges.ts'
import { addEvent, lockOrder } from '../orders/orders-store.ts'

/** docs/product/booking-and-payment.md#charge-of-a-saved-card: nothing is charged until staff decide. */
export const contestCardCharge: Handler<typeof operation> = async (
  { db: tx, user, now },
  { order: id, text },
) => {
  const order = await lockOrder(tx, id)
  if (order?.user_id !== user.id) throw new Problem(404, texts.lostOrder)
  const charge = await plannedChargeOf(tx, order.id)
  if (charge?.state !== 'planned' || charge.contested_at) throw conflict(paymentTexts.noContest)
  await tx
    .updateTable('planned_charge')
    .set({ state: 'contested', contested_at: now, contest_text: text })
    .where('id', '=', charge.id)
    .execute()
  const by = { actor: 'renter', actorId: user.id } as const
  await addEvent(tx, order.id, now, { ...by, code: 'chargeContested' })
  await settleNotice(tx, user.id, `balance ${order.transaction_id}`, now)
  const amount = dollarsText(charge.amount_cents)
  await tellStaff(
    tx,
    {
      renterId: user.id,
      right: 'money',
      orderId: order.id,
      topic: 'payment',
      thread: `contested ${charge.id}`,
      severity: 'warning',
      title: { en: 'A card charge is contested', es: 'Impugnaron un cobro a la tarjeta' },
      text: {
        en: `The renter contests ${amount}. The card is not charged until you decide.`,
        es: `El cliente impugna ${amount}. No se cobra a la tarjeta hasta que decidas.`,
      },
      route: 'staff',
      query: { view: 'payments', subject: order.id },
    },
    now,
  )
  return {}
}
