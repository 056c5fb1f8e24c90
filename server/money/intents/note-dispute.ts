import type { Services } from '../../platform/api/context.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { DisputeNews } from '../../platform/gateways/payment.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'
import { addEvent, lockOrder, type OrderRow } from '../orders/orders-store.ts'
import { bookDispute } from '../refunds/book-dispute.ts'

type State = DisputeNews['state']

const texts = {
  open: {
    title: { en: 'A card payment is disputed', es: 'Disputan un pago con tarjeta' },
    text: (amount: string) => ({
      en: `A renter’s bank disputes ${amount}. Answer at the payment gateway before the date in the list of payments, or the money is lost.`,
      es: `El banco de un cliente disputa ${amount}. Responde en la pasarela de pago antes de la fecha que está en la lista de pagos, o el dinero se pierde.`,
    }),
  },
  won: {
    title: { en: 'The dispute is won', es: 'Ganaste la disputa' },
    text: (amount: string) => ({
      en: `${amount} stays with you. What the bank had taken of it comes back to the card gateway.`,
      es: `${amount} se quedan contigo. Lo que el banco había tomado de eso regresa a la pasarela de tarjetas.`,
    }),
  },
  lost: {
    title: { en: 'The dispute is lost', es: 'Perdiste la disputa' },
    text: (amount: string) => ({
      en: `The renter’s bank keeps ${amount}. It pays the refunds that were owed, and the rest is a loss in the books. The renter is not charged again: write to them if they still owe it.`,
      es: `El banco del cliente se queda con ${amount}. Con eso se pagan los reembolsos que se debían, y el resto es una pérdida en los libros. No se le cobra otra vez al cliente: escríbele si todavía lo debe.`,
    }),
  },
} as const

/** Of the order's history. */
const codes = { open: 'disputed', won: 'disputeWon', lost: 'disputeLost' } as const

/** Once it is over, whatever comes late changes nothing but its money. */
const isOver = (state: State) => state === 'won' || state === 'lost'

/**
 * How a dispute stands, as the gateway says; staff are told once when it is opened and when it is over, and its money is
 * booked as it moves (docs/product/booking-and-payment.md#disputes).
 */
export async function noteDispute(services: Services, news: DisputeNews): Promise<void> {
  const now = services.clock()
  await services.db.transaction().execute(async (tx) => {
    const payment = await tx
      .selectFrom('payment')
      .select(['id', 'order_id'])
      .where('gateway_reference', '=', news.reference)
      .executeTakeFirst()
    const order = payment && (await lockOrder(tx, payment.order_id))
    if (!payment || !order) return
    const before = await tx
      .selectFrom('dispute')
      .select('state')
      .where('id', '=', news.id)
      .executeTakeFirst()
    const wasOver = before && isOver(before.state as State)
    const state = wasOver ? (before.state as State) : news.state
    const answerBy = wasOver ? null : (news.answerBy ?? null)
    await tx
      .insertInto('dispute')
      .values({
        id: news.id,
        payment_id: payment.id,
        order_id: order.id,
        amount_cents: news.amount,
        reason: news.reason,
        state,
        answer_by: answerBy,
        opened_at: now,
        fee_cents: news.fee,
      })
      .onConflict((oc) =>
        oc.column('id').doUpdateSet({
          state,
          answer_by: answerBy,
          amount_cents: news.amount,
          fee_cents: news.fee,
        }),
      )
      .execute()
    await bookDispute(tx, { order, paymentId: payment.id, state, news, now })
    if (!before) await tell(tx, order, news, 'open', now)
    if (!wasOver && (state === 'won' || state === 'lost')) await tell(tx, order, news, state, now)
  })
}

async function tell(
  tx: Tx,
  order: OrderRow,
  { id, amount }: DisputeNews,
  what: keyof typeof texts,
  now: Date,
): Promise<void> {
  const { title, text } = texts[what]
  await addEvent(tx, order.id, now, { actor: 'gateway', code: codes[what] })
  const notice = {
    renterId: order.user_id,
    orderId: order.id,
    topic: 'payment',
    thread: `dispute ${id} ${what}`,
    severity: what === 'won' ? 'info' : 'danger',
    title,
    text: text(dollarsText(amount)),
    route: 'staff',
    query: { view: 'payments', subject: order.id },
  } as const
  await tellStaff(tx, { ...notice, right: 'money' }, now)
}
