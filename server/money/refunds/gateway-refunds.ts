import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import type { GatewayRefund, RefundNews } from '../../platform/gateways/payment.ts'
import { joined } from '../../platform/joined.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { withRetries } from '../../platform/retry.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'
import { addEvidence } from '../evidence/evidence-store.ts'
import { writeEntry } from '../ledger/ledger.ts'
import { endMoney } from '../ledger/money-words.ts'
import { paidCardOf, yourCard } from '../ledger/refund-way.ts'
import { isAccountKnown } from '../ledger/refund-account.ts'
import { addEvent, lockOrder, type OrderRow } from '../orders/orders-store.ts'
import { bookGone } from './book-gone.ts'
import { refundIsSent } from './refund-is-sent.ts'

type Row = { id: string; cents: number; state: string; sent_way: string | null; is_known: boolean }
type Paid = { order: OrderRow; paymentId: string; now: Date }

/**
 * What goes back of a payment, as the gateway has it now: our own refunds are sent, those that a bank sent back are owed
 * once more, by hand, and what was made at the gateway's own pages is booked; each once, however often and in which
 * order it is told (docs/product/booking-and-payment.md#money-moved-at-the-gateway).
 */
export async function noteRefunds({ db, clock }: Services, news: RefundNews): Promise<void> {
  const now = clock()
  const apply = async (tx: Tx) => {
    const payment = await tx
      .selectFrom('payment')
      .select(['id', 'order_id'])
      .where('gateway_reference', '=', news.reference)
      .executeTakeFirst()
    const order = payment && (await lockOrder(tx, payment.order_id))
    if (!payment || !order) return
    for (const one of news.refunds) await note(tx, { order, paymentId: payment.id, now }, one)
  }
  await withRetries(() => db.transaction().execute(apply))
}

async function note(tx: Tx, paid: Paid, one: GatewayRefund): Promise<void> {
  const rows = await rowsOf(tx, paid.paymentId, one)
  if (one.state === 'failed') {
    for (const row of rows) await cameBack(tx, paid, row, one.id)
    return
  }
  const [own] = rows
  if (!own) return madeThere(tx, paid, one)
  if (own.is_known) return
  if (own.state === 'owed') {
    const by = { actor: 'system' } as const
    await refundIsSent(tx, own.id, { by, way: 'card', gatewayRef: one.id, now: paid.now })
  } else await named(tx, own.id, one.id)
}

/** The refunds that it paid; one that we asked for, and that has no name of the gateway yet, is known by its key. */
async function rowsOf(tx: Tx, paymentId: string, one: GatewayRefund): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, due_cents + fee_cents as cents, state, sent_way, gateway_refund is not null as is_known
    from refund r
    where payment_id = ${paymentId} and (gateway_refund = ${one.id} or (id = ${one.key ?? null}::text
      and gateway_refund is null and by_hand is null and due_cents + fee_cents = ${one.amount}::int
      and not exists (select from refund n where n.payment_id = r.payment_id and n.gateway_refund = ${one.id})))
    order by created_at, id`.execute(tx)
  return rows
}

const named = (tx: Tx, id: string, name: string) =>
  tx.updateTable('refund').set({ gateway_refund: name }).where('id', '=', id).execute()

/** A refund that its bank sent back is owed once more, and paid out by hand. */
async function cameBack(tx: Tx, { order, now }: Paid, row: Row, name: string): Promise<void> {
  const { id, cents, state } = row
  const wasSent = state === 'sent' && row.sent_way === 'card'
  // Noted before, and waiting or paid by hand since.
  if (!wasSent && (state === 'sent' || row.is_known)) return
  await tx
    .updateTable('refund')
    .set({ state: 'owed', sent_at: null, sent_way: null, by_hand: 'failed', gateway_refund: name })
    .where('id', '=', id)
    .execute()
  const of = { transactionId: order.transaction_id, orderId: order.id, refundId: id }
  const lines = { card: cents, refunds: -cents }
  if (wasSent) await writeEntry(tx, { ...of, gatewayRef: name, code: 'refundFailed', lines, now })
  await sql`
    update payment p set state = 'refunding' from refund r
    where r.id = ${id} and p.id = r.payment_id and p.state = 'refunded'`.execute(tx)
  await addEvent(tx, order.id, now, { actor: 'gateway', code: 'refundFailed', details: { cents } })
  await addEvidence(tx, order.id, now, 'payment', { event: 'refundFailed', cents })
  await tellOfFailed(tx, order, { id, cents }, now)
}

async function tellOfFailed(
  tx: Tx,
  order: OrderRow,
  { id, cents }: { id: string; cents: number },
  now: Date,
): Promise<void> {
  const amount = dollarsText(cents)
  const about = { orderId: order.id, topic: 'payment', severity: 'danger' } as const
  const isKnown = await isAccountKnown(tx, order)
  const card = yourCard(await paidCardOf(tx, id))
  await notify(
    tx,
    {
      ...about,
      userId: order.user_id,
      // It takes the place of what said that it was sent.
      thread: `refundSent ${id}`,
      title: {
        en: 'Your bank did not take our refund',
        es: 'Tu banco no aceptó nuestro reembolso',
      },
      text: joined(
        {
          en: `${amount} came back to us from ${card.en}. You still get it.`,
          es: `${amount} regresaron a nosotros desde ${card.es}. De todos modos te los pagamos.`,
        },
        isKnown ? bySameAccount : endMoney.asksAccount,
      ),
      route: 'dashboard',
      query: { order: order.id },
    },
    now,
  )
  const staff = {
    ...about,
    renterId: order.user_id,
    thread: `refund failed ${id}`,
    title: { en: 'A bank did not take a refund', es: 'Un banco no aceptó un reembolso' },
    text: {
      en: `${amount} came back from the renter’s card. Pay it out by hand: the list of payments says where to.`,
      es: `${amount} regresaron de la tarjeta del cliente. Págalo a mano: la lista de pagos dice a dónde.`,
    },
    route: 'staff',
    query: { view: 'payments', subject: order.id },
  } as const
  await tellStaff(tx, { ...staff, right: 'money' }, now)
}

const bySameAccount = {
  en: 'We send it by bank transfer to the account that you gave us.',
  es: 'Te lo enviamos por transferencia bancaria a la cuenta que nos diste.',
}

/** Made at the gateway's own pages, by nobody here. */
async function madeThere(tx: Tx, paid: Paid, { id, amount }: GatewayRefund): Promise<void> {
  const { order, now } = paid
  const fresh = await tx
    .insertInto('gateway_event')
    .values({ id: `${id}:refund`, received_at: now })
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!fresh) return
  const rest = await bookGone(tx, { ...paid, name: id, cents: amount, way: 'card' })
  const details = { cents: amount, rest }
  await addEvent(tx, order.id, now, { actor: 'gateway', code: 'refundAtGateway', details })
  await addEvidence(tx, order.id, now, 'payment', { event: 'refundAtGateway', ...details })
  const [sum, open] = [dollarsText(amount), dollarsText(rest)]
  const staff = {
    renterId: order.user_id,
    orderId: order.id,
    topic: 'payment',
    thread: `refund at gateway ${id}`,
    severity: 'warning',
    title: {
      en: 'A refund was made at the card gateway',
      es: 'Se hizo un reembolso en la pasarela de tarjetas',
    },
    text:
      rest === 0
        ? {
            en: `${sum} went back to the renter’s card there. It is booked, and pays what was owed: nothing else is to be sent.`,
            es: `${sum} regresaron desde ahí a la tarjeta del cliente. Está en los libros y paga lo que se debía: no hay que enviar nada más.`,
          }
        : {
            en: `${sum} went back to the renter’s card there. Of it ${open} was not owed: it stands in the books as “Given back at the gateway”. Refund bookings here, so that both agree.`,
            es: `${sum} regresaron desde ahí a la tarjeta del cliente. De eso no se debían ${open}: están en los libros como «Devuelto en la pasarela». Reembolsa las reservas aquí, para que ambos coincidan.`,
          },
    route: 'staff',
    query: { view: 'bookings', open: order.id },
  } as const
  await tellStaff(tx, { ...staff, right: 'money' }, now)
}
