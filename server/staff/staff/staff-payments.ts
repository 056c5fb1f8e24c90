import { firstOf, totalOf, wantedRows } from '../../platform/audit/list-rows.ts'
import { sql } from 'kysely'
import { endOfAccount } from '#domain/core/text/end-of-account.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { OutputOf, ParsedInputOf } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { handWays } from '#protocol/staff/staff/choices.ts'
import type {
  staffDecidePayment as decideOperation,
  staffPayments as listOperation,
} from '#protocol/staff/staff/staff-payments.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, mustBeAbsent, Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { whyNotToContinue } from '../../money/payments/papers-to-new-end.ts'
import { refundIsSent } from '../../money/refunds/refund-is-sent.ts'
import { decideContested } from '../../money/ledger/planned-charges.ts'
import { goesByHand } from '../../money/ledger/refund-account.ts'
import { balances } from '../../money/ledger/ledger.ts'
import { methodName } from '../../money/ledger/methods.ts'
import {
  isLateTransfer,
  lateTransferArrived,
  lateTransferNeverCame,
} from '../../money/payments/late-transfers.ts'
import { moneyArrived } from '../../money/payments/waiting-money.ts'
import { moneyMissing } from '../../rentals/cancellation/money-missing.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { mustBeAsSeen, mustNotBeOwn, versionOf } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { staffTexts } from '../../platform/audit/staff-texts.ts'
import { shownName } from '../../people/people/shown-name.ts'
import { presentGoodwill } from '../../money/refunds/goodwill-requests.ts'

type Row = {
  id: string
  order_id: string
  number: number
  renter: string
  method: string
  cents: number
  bank_confirmation: string | null
  /** How a refund is to be handed back, and the account that the renter named for it. */
  way: 'transfer' | 'cash' | null
  account: string | null
  created_at: Date
  late: boolean
  contested: string | null
  by_hand: 'failed' | 'disputed' | null
  user_id: string
  total: number
}

/**
 * Money promised, transfers that may still come though their order has ended, and refunds to hand
 * back; for those the account that the renter named.
 */
const waitingMoney = sql`(
  select id, order_id, method, due_cents + fee_cents as cents, bank_confirmation, created_at, false as late,
    null as way, null as account, null as contested, null as by_hand
  from payment where state = 'waiting'
  union all
  select p.id, p.order_id, p.method, p.due_cents + p.fee_cents, p.bank_confirmation, p.created_at, true, null, null, null, null
  from payment p join rental_order o on o.id = p.order_id where ${isLateTransfer}
  union all
  select r.id, r.order_id, p.method, -(r.due_cents + r.fee_cents),
    null, r.created_at, false, case when r.by_hand is null then p.kind else 'transfer' end,
    case when p.kind = 'transfer' or r.by_hand is not null then t.refund_destination end, null, r.by_hand
  from refund r join payment p on p.id = r.payment_id
    join rental_order ro on ro.id = r.order_id join rental_transaction t on t.id = ro.transaction_id
  where r.state = 'owed' and ${goesByHand}
  union all
  select id, order_id, 'creditCard', amount_cents, null, contested_at, false, null, null, contest_text, null
  from planned_charge where state = 'contested')`

type Shown = Pick<
  Row,
  'order_id' | 'method' | 'cents' | 'bank_confirmation' | 'late' | 'account' | 'contested'
>

const moneyVersion = (row: Shown) =>
  versionOf(
    row.order_id,
    row.method,
    row.cents,
    row.bank_confirmation,
    row.account,
    row.late,
    row.contested,
  )

/** Where a payment or refund stands now, for a decision; undefined when nothing is waiting. */
export async function waitingMoneyVersion(db: Db | Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<Shown>`select * from ${waitingMoney} m where m.id = ${id}`.execute(db)
  return rows[0] && moneyVersion(rows[0])
}

export const staffPayments: Handler<typeof listOperation> = async (
  { db, lang, user },
  { first, ...wanted },
) => {
  const { rows } = await sql<Row>`
    select m.total, m.id, m.order_id, o.number, ${shownName('u', lang)} as renter, m.method,
      m.cents, m.bank_confirmation, m.way, m.account, m.created_at, m.late, m.contested, m.by_hand, o.user_id
    from (select *, count(*) over ()::int as total from ${waitingMoney} w
        order by ${firstOf('w.order_id', first)}w.late, w.created_at, w.id ${wantedRows(wanted)}) m
      join rental_order o on o.id = m.order_id join app_user u on u.id = o.user_id
    order by ${firstOf('m.order_id', first)}m.late, m.created_at, m.id`.execute(db)
  return {
    payments: rows.map((row) => ({
      paymentId: row.id,
      orderId: row.order_id,
      number: row.number,
      renter: row.renter,
      method: methodName(row.method, lang),
      /** Negative: to give back. */
      amount: row.cents / 100,
      confirmationNumber: row.bank_confirmation ?? undefined,
      destination: row.way ? { way: row.way, account: row.account ?? undefined } : undefined,
      createdAt: row.created_at.toISOString(),
      late: row.late,
      contested: row.contested ?? undefined,
      byHand: row.by_hand ?? undefined,
      version: moneyVersion(row),
      own: row.user_id === user.id,
    })),
    total: totalOf(rows),
    disputes: await readDisputes(db, lang),
    goodwill: await presentGoodwill(db, user.id, lang),
    ledger: (await balances(db)).map(({ account, cents }) => ({ account, balance: cents / 100 })),
  }
}

type Dispute = OutputOf<typeof listOperation>['disputes'][number]
type DisputeRow = Omit<Dispute, 'amount' | 'answerBy'> & { cents: number; by: Date | null }

/** Disputes that are not over, the one to answer next first (docs/product/booking-and-payment.md#disputes). */
async function readDisputes(db: Db, lang: Lang): Promise<Dispute[]> {
  const { rows } = await sql<DisputeRow>`
    select d.id as "disputeId", d.order_id as "orderId", ${shownName('u', lang)} as renter,
      d.amount_cents as cents, d.reason, d.state, d.answer_by as by
    from dispute d join rental_order o on o.id = d.order_id join app_user u on u.id = o.user_id
    where d.state in ('open', 'answered')
    order by d.state = 'answered', d.answer_by nulls last, d.id limit 100`.execute(db)
  return rows.map(({ cents, by, ...row }) => ({
    ...row,
    amount: cents / 100,
    answerBy: by?.toISOString(),
  }))
}

/** What a decision makes of the money, for the audit log. */
const moves = {
  contested: (confirmed: boolean) => ({ from: 'contested', to: confirmed ? 'planned' : 'letGo' }),
  payment: (confirmed: boolean) => ({ from: 'waiting', to: confirmed ? 'paid' : 'refused' }),
  late: (confirmed: boolean) => ({ from: 'refused', to: confirmed ? 'owed' : 'refused' }),
  refund: () => ({ from: 'owed', to: 'sent' }),
}

/** Money seen (or not) on the bank's or the office's side; or a refund handed back. */
export const staffDecidePayment: Handler<typeof decideOperation> = async (
  { db: tx, user, now, services },
  input,
) => {
  const { rows } = await sql<{
    order_id: string
    kind: 'payment' | 'late' | 'refund' | 'contested'
    cents: number
  }>`
    select order_id, case state when 'waiting' then 'payment' else 'late' end as kind, due_cents + fee_cents as cents
    from payment where id = ${input.payment}
    union all select order_id, 'refund', -(due_cents + fee_cents) from refund where id = ${input.payment}
    union all select order_id, 'contested', amount_cents from planned_charge where id = ${input.payment}`.execute(
    tx,
  )
  const [found] = rows
  const order = found && (await lockOrder(tx, found.order_id))
  if (!order) throw new Problem(404, texts.notFound)
  mustNotBeOwn(user, order.user_id)
  const version = await waitingMoneyVersion(tx, input.payment)
  if (version === undefined) throw conflict(staffTexts.decidedAlready)
  mustBeAsSeen(input.version, version)
  const isMoney = input.decision === 'confirm' && found.kind === 'payment'
  const why = isMoney ? await whyNotToContinue(tx, order, now) : undefined
  if (why) throw conflict(why)
  const by = { actor: 'staff', id: user.id } as const
  const how = { by, message: input.message, services, now }
  const confirmed = input.decision === 'confirm'
  const sent = found.kind === 'refund' ? handedBack(input) : undefined
  if (!sent) mustBeAbsent({ paidBy: input.paidBy, paidTo: input.paidTo })
  const decide = {
    payment: () =>
      confirmed
        ? moneyArrived(tx, order, input.payment, how)
        : moneyMissing(tx, order, input.payment, how),
    contested: () =>
      decideContested(tx, order, {
        charge: input.payment,
        isKept: confirmed,
        staffId: user.id,
        now,
      }),
    late: () =>
      confirmed
        ? lateTransferArrived(tx, order, input.payment, how)
        : lateTransferNeverCame(tx, input.payment),
    refund: async () =>
      sent !== undefined &&
      refundIsSent(tx, input.payment, { by: { actor: 'staff', actorId: user.id }, ...sent, now }),
  }
  if (!(await decide[found.kind]())) throw conflict(staffTexts.decidedAlready)
  const decided = found.kind === 'contested' ? 'card charge' : 'payment'
  const action = sent ? 'refund paid' : (`${decided} ${input.decision}` as const)
  await audit(tx, user.id, now, action, input.payment, {
    order: order.id,
    ...moves[found.kind](confirmed),
    amount: found.cents,
    message: input.message,
    ...(sent ? { paidBy: sent.way, paidTo: sent.to && endOfAccount(sent.to) } : {}),
  })
  return {}
}

/**
 * How a refund was handed back. There is nothing to refuse about one.
 * @throws Problem 400 at the field that is missing
 */
function handedBack({ decision, paidBy, paidTo }: ParsedInputOf<typeof decideOperation>): {
  way: (typeof handWays)[number]
  to: string | undefined
} {
  const wrong = (errors: Record<string, string>) => new Problem(400, texts.malformed, { errors })
  if (decision === 'refuse') throw wrong({ decision: fieldError('invalidData') })
  if (!paidBy) throw wrong({ paidBy: fieldError('required') })
  if (paidBy !== 'cash' && !paidTo) throw wrong({ paidTo: fieldError('required') })
  return { way: paidBy, to: paidTo }
}
