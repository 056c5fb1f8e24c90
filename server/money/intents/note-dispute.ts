import type { Services } from '../../platform/api/context.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { DisputeNews } from '../../platform/gateways/payment.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'
import { addEvent, lockOrder, type OrderRow } from '../orders/orders-store.ts'

type State = DisputeNews['state']

const texts = {
  open: {
    title: { en: 'A card payment is disputed', es: 'Disputan un pago con tarjeta' },
    text: (amount: string) => ({
      en: `A renter’s bank has taken back ${amount}. Answer at the payment gateway before the date in the list of payments, or the money is lost.`,
      es: `El banco de un cliente recuperó ${amount}. Responde en la pasarela de pago antes de la fecha que está en la lista de pagos, o el dinero se pierde.`,
    }),
  },
  won: {
    title: { en: 'The dispute is won', es: 'Ganaste la disputa' },
    text: (amount: string) => ({
      en: `The bank gives ${amount} back to you.`,
      es: `El banco te devuelve ${amount}.`,
    }),
  },
  lost: {
    title: { en: 'The dispute is lost', es: 'Perdiste la disputa' },
    text: (amount: string) => ({
      en: `The renter’s bank keeps ${amount}. The books still have the payment: write to the renter, or have your bookkeeper write it off.`,
      es: `El banco del cliente se queda con ${amount}. El pago sigue en los libros: escríbele al cliente, o pide que tu contador lo dé de baja.`,
    }),
  },
} as const

/** Of the order's history. */
const codes = { open: 'disputed', won: 'disputeWon', lost: 'disputeLost' } as const

/** Once it is over, whatever comes late changes nothing. */
const isOver = (state: State) => state === 'won' || state === 'lost'

/** How a dispute stands, as the gateway says; staff are told once when it is opened and when it is over (docs/product/booking-and-payment.md#disputes). */
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
    if (before && isOver(before.state as State)) return
    const { state, answerBy = null } = news
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
      })
      .onConflict((oc) =>
        oc.column('id').doUpdateSet({ state, answer_by: answerBy, amount_cents: news.amount }),
      )
      .execute()
    if (!before) await tell(tx, order, news, 'open', now)
    if (state === 'won' || state === 'lost') await tell(tx, order, news, state, now)
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
