import { sql } from 'kysely'
import { donation } from '#domain/pricing/payment-fee.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { Db, Tx } from '../../db/database.ts'

/*
 * Double entry (PRODUCT.md 8): amounts in cents, debit positive, credit negative, zero together.
 * Money accounts: card, bank, cash. Owed to others: deposit, donation, refunds. The rest is income
 * (negative) or cost (positive).
 */
export type Account =
  | 'card'
  | 'bank'
  | 'cash'
  | 'rent'
  | 'extras'
  | 'tax'
  | 'fee'
  | 'deposit'
  | 'donation'
  | 'donationCost'
  | 'refunds'

type Lines = Partial<Record<Account, number>>
export type EntryCode = 'payment' | 'refundOwed' | 'refundSent'

const moneyAccount: Record<string, Account> = { card: 'card', transfer: 'bank', cash: 'cash' }

/** A payment as lines: what came in, what it was for, and 10 % of the sale to charity. */
export function paymentLines(quote: Quote, kind: string, feeCents: number): Lines {
  const of = (codes: string[]) =>
    quote.lines
      .filter((line) => codes.includes(line.code))
      .reduce((sum, line) => sum + line.amount, 0)
  const given = donation(quote.donationBase)
  return {
    [moneyAccount[kind] ?? 'cash']: quote.total + feeCents,
    rent: -of(['months', 'weeks', 'days', 'priceModifier']),
    extras: -of(['extra', 'appointment', 'ownCollision']),
    tax: -of(['tax']),
    deposit: -of(['deposit']),
    fee: -feeCents,
    donation: -given,
    donationCost: given,
  }
}

/** Everything of a payment taken back; the money itself is owed until it is sent. */
export function refundOwedLines(quote: Quote, kind: string, feeCents: number): Lines {
  const money = moneyAccount[kind] ?? 'cash'
  const paid = paymentLines(quote, kind, feeCents)
  const reversed = Object.entries(paid).map(([account, amount]) => [account, -amount])
  return {
    ...(Object.fromEntries(reversed) as Lines),
    [money]: 0,
    refunds: -(quote.total + feeCents),
  }
}

export function refundSentLines(quote: Quote, kind: string, feeCents: number): Lines {
  const amount = quote.total + feeCents
  return { refunds: amount, [moneyAccount[kind] ?? 'cash']: -amount }
}

type Entry = {
  transactionId: string
  orderId: string
  paymentId: string
  code: EntryCode
  lines: Lines
  now: Date
}

/** Writes an entry once: a second one of the same kind for the same payment changes nothing. */
export async function writeEntry(tx: Tx, entry: Entry): Promise<void> {
  const written = await tx
    .insertInto('ledger_entry')
    .values({
      transaction_id: entry.transactionId,
      order_id: entry.orderId,
      payment_id: entry.paymentId,
      code: entry.code,
      at: entry.now,
    })
    .onConflict((oc) =>
      oc.columns(['payment_id', 'code']).where('payment_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!written) return
  const lines = Object.entries(entry.lines).filter(([, amount]) => amount !== 0)
  if (lines.length === 0) return
  await tx
    .insertInto('ledger_line')
    .values(
      lines.map(([account, amount]) => ({ entry_id: written.id, account, amount_cents: amount })),
    )
    .execute()
}

/** Sum of each account in cents; all of them together are zero. */
export async function balances(db: Db | Tx): Promise<{ account: string; cents: number }[]> {
  const { rows } = await sql<{ account: string; cents: number }>`
    select account, sum(amount_cents)::bigint as cents from ledger_line group by account order by account`.execute(
    db,
  )
  return rows
}

/** All donations so far, in cents (PRODUCT.md 8). */
export async function donationTotal(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(-sum(amount_cents), 0)::bigint as cents from ledger_line where account = 'donation'`.execute(
    db,
  )
  return rows[0]?.cents ?? 0
}
