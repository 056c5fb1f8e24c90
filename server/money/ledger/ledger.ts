import { sql } from 'kysely'
import type { ChargeCode, ChargeLine } from '#domain/fleet/pricing/settlement.ts'
import { donation } from '#domain/fleet/pricing/payment-fee.ts'
import type { QuoteLine } from '#domain/fleet/pricing/quote.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { taxedOf, type TaxShare } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

/*
 * Double entry (docs/product/booking-and-payment.md#ledger): amounts in cents, debit positive, credit negative, zero together.
 * Money accounts: card, bank, cash; `disputed` is card money that a bank holds. What a renter owes, or is owed when negative: receivable. Owed
 * to others: deposit, donation, refunds, credit. The rest is income (negative) or cost (positive).
 */
export type Account =
  | 'card'
  | 'bank'
  | 'cash'
  | 'receivable'
  | 'rent'
  | 'miles'
  | 'gas'
  | 'charging'
  | 'extras'
  | 'damage'
  | 'passedOn'
  | 'tax'
  /** A tax with an account of its own, by the code that an owner gave it (docs/product/prices.md#taxes). */
  | `tax-${string}`
  | 'fee'
  | 'deposit'
  | 'donation'
  | 'donationCost'
  | 'refunds'
  | 'credit'
  | 'relocation'
  /** What was paid before a company kept its books here (docs/product/company.md#moving-in). */
  | 'openingBalance'
  /** Taken from the card by a bank that has not decided yet, and what it kept. */
  | 'disputed'
  | 'chargeback'
  /** Given back at the gateway's own pages, though nobody was owed it. */
  | 'goodwill'

export type Lines = { [Of in Account]?: number }
export type EntryCode =
  | 'payment'
  | 'opening'
  | 'charge'
  | 'chargeDropped'
  | 'earlyReturn'
  | 'offer'
  | 'swap'
  | 'depositUsed'
  | 'depositBack'
  | 'refundOwed'
  | 'refundSent'
  | 'refundByHand'
  | 'refundFailed'
  | 'refundAtGateway'
  | 'disputeTaken'
  | 'disputeBack'
  | 'disputeLost'
  | 'relocation'
  | 'creditUsed'
  | 'creditBack'
  /** What other dates of a booking cost in place of those that were paid. */
  | 'datesChanged'

/** A check is drawn on the bank. */
const moneyAccounts: Record<string, Account> = {
  card: 'card',
  transfer: 'bank',
  check: 'bank',
  cash: 'cash',
}
export const moneyAccount = (kind: string): Account => moneyAccounts[kind] ?? 'cash'

const rentCodes: QuoteLine['code'][] = [
  'months',
  'weeks',
  'days',
  'season',
  'priceModifier',
  'lateDays',
  'swapCredit',
  'swapGift',
  'offerCredit',
  'discount',
]

/** What was bought, as income and debts: everything of a payment but the money and its fee. */
export function boughtLines(quote: Quote): Lines {
  const of = (...codes: string[]) =>
    quote.lines
      .filter((line) => codes.includes(line.code))
      .reduce((sum, line) => sum + line.amount, 0)
  return {
    rent: -of(...rentCodes),
    extras: -of('extra', 'appointment', 'ownCollision', 'swapFee'),
    miles: -of('milesSoFar'),
    receivable: -of('balance'),
    credit: -of('credit'),
    deposit: -of('deposit'),
    ...taxAccounts(paidTaxes(quote), -1),
    ...donationLines(quote.donationBase, quote.terms),
  }
}

/** The taxes of a quote, each with what its line says. */
function paidTaxes(quote: Quote): TaxShare[] {
  const { taxes, paid } = taxedOf(quote)
  return taxes.map((tax) => ({ tax, cents: paid[tax.id] ?? 0 }))
}

/** Taxes as lines of the books, each on its own account; `sign` is 1 for what goes back of them, -1 for what is owed. */
export function taxAccounts(shares: readonly TaxShare[], sign: 1 | -1): Lines {
  const lines: Lines = {}
  for (const { tax, cents } of shares) {
    const account: Account = tax.account ? `tax-${tax.account}` : 'tax'
    lines[account] = (lines[account] ?? 0) + sign * cents
  }
  return lines
}

/** What the company gives away of a sale, at the rate its order keeps; taken back when the sale is (a negative base). */
export function donationLines(base: number, terms: Quote['terms']): Lines {
  const given = donation(base, terms)
  return { donation: -given, donationCost: given }
}

/** A payment: what came in, what it was for, and what is given away of it. */
export function paymentLines(quote: Quote, kind: string, feeCents: number): Lines {
  return { ...boughtLines(quote), [moneyAccount(kind)]: quote.total + feeCents, fee: -feeCents }
}

export const reversed = (lines: Lines): Lines =>
  Object.fromEntries(Object.entries(lines).map(([account, cents = 0]) => [account, -cents]))

const incomeOf: Record<ChargeCode, Account> = {
  miles: 'miles',
  lateDays: 'rent',
  gas: 'gas',
  charging: 'charging',
  tax: 'tax',
  toll: 'passedOn',
  fine: 'passedOn',
  appointment: 'extras',
  damage: 'damage',
  engineDamage: 'damage',
  cleaning: 'damage',
  other: 'damage',
  specialRequest: 'extras',
}
const isSale = (code: ChargeCode) =>
  ['miles', 'lateDays', 'appointment', 'specialRequest'].includes(code)

/** What a rental costs beyond what was paid: owed by the renter until deposit or payment settle it. */
export function chargeLines(
  { code, amount: cents, areaTax }: Pick<ChargeLine, 'code' | 'amount' | 'areaTax'>,
  { terms }: Pick<Quote, 'terms'>,
): Lines {
  return {
    receivable: cents,
    ...(areaTax ? taxAccounts([{ tax: areaTax, cents }], -1) : { [incomeOf[code]]: -cents }),
    ...(isSale(code) ? donationLines(cents, terms) : {}),
  }
}

type Entry = {
  transactionId: string
  orderId: string
  paymentId?: string
  chargeId?: string
  refundId?: string
  /** The gateway's name for the refund or the dispute that moved it. */
  gatewayRef?: string
  code: EntryCode
  lines: Lines
  now: Date
}

/** Writes an entry once: a second one for the same payment, charge, refund or dispute changes nothing. */
export async function writeEntry(tx: Tx, entry: Entry): Promise<void> {
  const lines = Object.entries(entry.lines).flatMap(([account, amount = 0]) =>
    amount === 0 ? [] : [{ account, amount_cents: amount }],
  )
  if (lines.length === 0) return
  const written = await tx
    .insertInto('ledger_entry')
    .values({
      transaction_id: entry.transactionId,
      order_id: entry.orderId,
      payment_id: entry.paymentId ?? null,
      charge_id: entry.chargeId ?? null,
      refund_id: entry.refundId ?? null,
      gateway_ref: entry.gatewayRef ?? null,
      code: entry.code,
      at: entry.now,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return
  await tx
    .insertInto('ledger_line')
    .values(lines.map((line) => ({ entry_id: written.id, ...line })))
    .execute()
}

/** Sum of each account in cents; all of them together are zero. */
export async function balances(db: Db | Tx): Promise<{ account: string; cents: number }[]> {
  const { rows } = await sql<{ account: string; cents: number }>`
    select account, sum(cents)::bigint as cents from ledger_sum group by account order by account`.execute(
    db,
  )
  return rows
}

/** One account of one rental in cents; debit positive. */
export async function readAccount(
  db: Db | Tx,
  transactionId: string,
  account: Account,
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents
    from ledger_line l join ledger_entry e on e.id = l.entry_id
    where e.transaction_id = ${transactionId} and l.account = ${account}`.execute(db)
  return rows[0]?.cents ?? 0
}

/** All donations so far, in cents (docs/product/booking-and-payment.md#ledger). */
export async function donationTotal(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(-sum(cents), 0)::bigint as cents from ledger_sum where account = 'donation'`.execute(
    db,
  )
  return rows[0]?.cents ?? 0
}
