import { sql } from 'kysely'
import type { PaidCard } from '#domain/money/payments/paid-card.ts'
import type { ChargeCode } from '#domain/fleet/pricing/settlement.ts'
import { unitDollars } from '../../platform/six-places.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { MoneyOfRental } from '#protocol/money/payments/rental-money.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import { readAccount } from '../../money/ledger/ledger.ts'
import { endMoney } from '../../money/ledger/money-words.ts'
import { asksAccount, isAtBank } from '../../money/ledger/refund-account.ts'
import { depositMs } from '../../money/refunds/release-deposits.ts'
import { discountLines } from '../rental-offers/discount-lines.ts'
import { chargeLabel, chargeTexts, refundTexts } from '../../money/ledger/charge-texts.ts'
import {
  cardOfRefund,
  type RefundWay,
  refundWayText,
  wayName,
} from '../../money/ledger/refund-way.ts'
import type { ClaimRow } from '../../money/claims/claims-store.ts'
import { arrivesText } from '../../money/refunds/refund-offer-texts.ts'

type ChargeRow = {
  code: ChargeCode
  quantity: string
  unit: string
  unit_price_cents: string
  amount_cents: number
  note: string | null
  name_en: string | null
  name_es: string | null
  papers: string[]
}
type RefundRow = {
  cents: number
  reason: string
  state: string
  method: string
  kind: string
  card: PaidCard | null
  created_at: Date
  sent_way: RefundWay | null
  sent_to: string | null
  asks_account: boolean
  waits_for_bank: boolean
}

/** A bank holds the payment that it goes back through (docs/product/booking-and-payment.md#disputes). */
const waitsForBank = {
  en: 'When your bank has decided on the payment that it took back.',
  es: 'Cuando tu banco decida sobre el pago que recuperó.',
}

/** Everything about money after the booking: charges, deposit, refunds, and what is open. */
export async function readMoney(
  db: Db | Tx,
  transactionId: string,
  claims: readonly ClaimRow[],
  lang: Lang,
): Promise<MoneyOfRental> {
  const [charges, refunds, balance, discounts, { deposit, disputes }] = await readTogether(
    db,
    (one) => [
      readCharges(one, transactionId),
      readRefunds(one, transactionId),
      readBalance(one, transactionId),
      discountLines(one, transactionId, lang),
      readDeposit(one, transactionId, claims),
    ],
  )
  return {
    charges: [
      ...charges.map((row) => ({
        code: row.code,
        label: chargeLabel(row, lang),
        quantity: Number(row.quantity),
        unit: row.unit,
        unitPrice: unitDollars(Number(row.unit_price_cents)),
        amount: row.amount_cents / 100,
        rule: chargeTexts[row.code].rule[lang],
        refundable: false,
        papers: row.papers,
      })),
      ...discounts,
    ],
    deposit,
    refunds: refunds.map((row) => ({
      amount: row.cents / 100,
      reason: row.reason,
      text: refundTexts[row.reason]?.[lang] ?? row.reason,
      sent: row.state === 'sent',
      ...(row.asks_account ? { asksAccount: true } : {}),
      method: sentBy(row)?.[lang] ?? wayName(row, lang),
      at: row.created_at.toISOString(),
      arrives: row.asks_account
        ? endMoney.asksAccount[lang]
        : row.waits_for_bank
          ? waitsForBank[lang]
          : arrivesText(row.sent_way ?? row.kind, lang, row.sent_way !== null),
    })),
    ...(disputes.length > 0 ? { disputes } : {}),
    ...(balance ? { balance: balanceToPay(balance) } : {}),
  }
}

const sentBy = ({ sent_way: way, sent_to: to }: RefundRow) =>
  way ? refundWayText(way, to) : undefined

async function readCharges(db: Db | Tx, transactionId: string): Promise<ChargeRow[]> {
  const { rows } = await sql<ChargeRow>`
    select c.code, c.quantity, c.unit, c.unit_price_cents, c.amount_cents, c.note, c.name_en, c.name_es,
      array(select '/files/' || p.file_id from charge_paper p where p.charge_id = c.id order by p.file_id) as papers
    from charge c
    where c.transaction_id = ${transactionId} and c.dropped_at is null
      and (c.code <> 'specialRequest' or exists (select 1 from special_request s where s.charge_id = c.id))
    order by c.created_at, c.id`.execute(db)
  return rows
}

async function readRefunds(db: Db | Tx, transactionId: string): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select r.due_cents + r.fee_cents as cents, r.reason, r.state, r.created_at,
      case when r.by_hand is null then p.method else 'bankTransfer' end as method,
      case when r.by_hand is null then p.kind else 'transfer' end as kind,
      ${cardOfRefund} as card, r.sent_way, r.sent_to, ${asksAccount} as asks_account,
      r.state = 'owed' and ${isAtBank} as waits_for_bank
    from refund r join payment p on p.id = r.payment_id join rental_order o on o.id = r.order_id
    where o.transaction_id = ${transactionId} order by r.created_at, r.id`.execute(db)
  return rows
}

const balanceToPay = (row: { id: string; total_cents: number; deposit_cents: number }) => ({
  order: row.id,
  amount: row.total_cents / 100,
  ...(row.deposit_cents > 0 ? { deposit: true } : {}),
})

const readBalance = (db: Db | Tx, transactionId: string) =>
  db
    .selectFrom('rental_order')
    .select(['id', 'total_cents', 'deposit_cents'])
    .where('transaction_id', '=', transactionId)
    .where('kind', '=', 'balance')
    .where('state', '=', 'held')
    // New dates are an offer, and owed by nobody.
    .where('new_dates', 'is', null)
    .orderBy('deposit_cents', 'desc')
    .executeTakeFirst()

type TakenBack = {
  cents: number
  state: NonNullable<MoneyOfRental['disputes']>[number]['state']
  at: string
}

/** Payments of a rental that a bank took back, with what became of them. */
const takenBack = sql<TakenBack[]>`coalesce((
  select json_agg(json_build_object('cents', d.amount_cents, 'at', d.taken_at, 'state',
    case when d.given_at is not null then 'won' when d.lost_at is not null then 'lost' else 'open' end) order by d.taken_at, d.id)
  from dispute d join rental_order o on o.id = d.order_id
  where o.transaction_id = rental_transaction.id and d.taken_at is not null), '[]'::json)`

async function readDeposit(
  db: Db | Tx,
  transactionId: string,
  claims: readonly ClaimRow[],
): Promise<Required<Pick<MoneyOfRental, 'deposit' | 'disputes'>>> {
  const [rental, owed] = await readTogether(db, (one) => [
    one
      .selectFrom('rental_transaction')
      .select(['returned_at', 'deposit_released_at', takenBack.as('disputes')])
      .where('id', '=', transactionId)
      .executeTakeFirstOrThrow(),
    readAccount(one, transactionId, 'deposit'),
  ])
  const held = Math.max(0, -owed) / 100
  const disputes = rental.disputes.map(({ cents, state, at }) => ({
    amount: cents / 100,
    state,
    at: new Date(at).toISOString(),
  }))
  return { deposit: depositOf(rental, held, claims), disputes }
}

type Released = { returned_at: Date | null; deposit_released_at: Date | null }

function depositOf(
  rental: Released,
  held: number,
  claims: readonly ClaimRow[],
): MoneyOfRental['deposit'] {
  if (rental.deposit_released_at) return { held, state: 'released' }
  const isOpen = claims.some((claim) => ['open', 'agreed', 'appealed'].includes(claim.state))
  if (!rental.returned_at) return { held, state: held > 0 ? 'held' : 'none' }
  const releaseAt = new Date(rental.returned_at.getTime() + depositMs).toISOString()
  return { held, state: isOpen ? 'claim' : 'waiting', releaseAt }
}
