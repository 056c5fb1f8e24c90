import type { Readable } from 'node:stream'
import { formatDay } from '#domain/time/format-date.ts'
import { dayOf } from '#domain/time/wall-time.ts'
import { toWall } from '#domain/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import { dollarsText } from '../../core/dollars-text.ts'
import { momentText } from '../../core/mail/moment-text.ts'
import { Paper } from '../../core/paper/paper.ts'
import type { Names } from '../pricing/present-quote.ts'
import { linesByName } from '../pricing/present-quote.ts'
import { methodName } from '../ledger/methods.ts'
import { chargeTexts, refundTexts } from '../ledger/charge-texts.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import type { ReceiptFacts } from './receipt-facts.ts'
import { receiptSums } from './receipt-sums.ts'
import { receiptWords } from './receipt-words.ts'

type Around = {
  lang: Lang
  /** The area's. */
  zone: string
  now: Date
  renter: { name: string; email: string }
  cars: Map<string, string>
  names: Names
}

/** The receipt of the orders of a rental as a PDF, to the cent what the ledger says (docs/product/booking-and-payment.md#receipt). */
export function receiptPaper(facts: ReceiptFacts, around: Around): Readable {
  const { lang, zone, now, renter } = around
  const words = receiptWords[lang]
  const [first, last] = [facts.orders[0]?.id ?? '', facts.orders.at(-1)?.id ?? '']
  const foot = words.foot(first, last)
  const title = `${words.title} ${first}`
  const paper = new Paper({ lang, title, at: now, footer: (page) => `${foot} · ${page}` })
  paper.title(words.title)
  paper.fact(words.renter, renter.name)
  paper.fact(words.email, renter.email)
  paper.fact(words.rental, facts.orders[0]?.transaction_id ?? '')
  paper.fact(words.issued, momentText(now, zone, lang))
  for (const order of facts.orders) writeOrder(paper, order, around)
  writeCharges(paper, facts, around)
  writeMoney(paper, facts, around)
  writeSums(paper, facts, around)
  writeLedger(paper, facts, around)
  return paper.end()
}

function writeOrder(paper: Paper, order: OrderRow, { lang, zone, cars, names }: Around): void {
  const words = receiptWords[lang]
  const kind = words.kinds[order.kind as keyof typeof words.kinds] ?? words.kinds.start
  paper.heading(`${kind} ${order.id}`)
  if (order.kind !== 'balance') {
    paper.fact(words.car, cars.get(order.car_id) ?? '')
    paper.fact(words.start, momentText(order.starts_at, zone, lang))
    paper.fact(words.end, momentText(order.ends_at, zone, lang))
  }
  for (const { label, cents } of linesByName(order.quote, lang, names))
    paper.amount(label, dollarsText(cents))
  paper.amount(words.total, dollarsText(order.quote.total), true)
}

const short = (at: Date, zone: string) => formatDay(dayOf(toWall(at, zone)))

function writeCharges(paper: Paper, { charges }: ReceiptFacts, { lang, zone }: Around): void {
  if (charges.length === 0) return
  paper.heading(receiptWords[lang].charges)
  for (const { code, note, created_at, amount_cents } of charges) {
    const text = chargeTexts[code as keyof typeof chargeTexts]
    paper.amount(
      `${short(created_at, zone)} ${note ?? text.label[lang]}`,
      dollarsText(amount_cents),
    )
    paper.note(text.rule[lang])
  }
}

function writeMoney(paper: Paper, facts: ReceiptFacts, { lang, zone }: Around): void {
  const words = receiptWords[lang]
  if (facts.payments.length > 0) paper.heading(words.payments)
  for (const one of facts.payments) {
    const parts = [
      short(one.paid_at ?? one.created_at, zone),
      methodName(one.method, lang),
      one.confirmation_number,
    ]
    paper.amount(parts.filter(Boolean).join(' · '), dollarsText(one.due_cents + one.fee_cents))
    if (one.fee_cents > 0) paper.note(words.fee(dollarsText(one.fee_cents)))
  }
  if (facts.refunds.length > 0) paper.heading(words.refunds)
  for (const one of facts.refunds) {
    const parts = [
      short(one.created_at, zone),
      refundTexts[one.reason]?.[lang] ?? one.reason,
      methodName(one.method, lang),
      one.state === 'sent' ? '' : words.onItsWay,
    ]
    paper.amount(parts.filter(Boolean).join(' · '), dollarsText(-one.cents))
  }
}

function writeSums(paper: Paper, { entries }: ReceiptFacts, { lang }: Around): void {
  const words = receiptWords[lang]
  const sums = receiptSums(entries)
  paper.heading(words.summary)
  for (const [account, cents] of sums.costs)
    paper.amount(words.accounts[account], dollarsText(cents))
  paper.amount(words.cost, dollarsText(sums.cost), true)
  if (sums.deposit !== 0) paper.amount(words.deposit, dollarsText(sums.deposit))
  if (sums.refundsDue !== 0) paper.amount(words.refundsDue, dollarsText(sums.refundsDue))
  if (sums.owed !== 0) paper.amount(words.owed, dollarsText(-sums.owed))
  paper.amount(words.paidIn, dollarsText(sums.paidIn), true)
  if (sums.donation > 0) paper.note(words.donation(dollarsText(sums.donation)))
}

function writeLedger(paper: Paper, { entries }: ReceiptFacts, { lang, zone }: Around): void {
  if (entries.length === 0) return
  const words = receiptWords[lang]
  paper.heading(words.ledger)
  paper.note(words.ledgerHint)
  for (const { code, at, lines } of entries) {
    const moved = lines.map(
      ([account, cents]) =>
        `${words.accounts[account]} ${cents > 0 ? '+' : ''}${dollarsText(cents)}`,
    )
    paper.note(`${short(at, zone)} ${words.entries[code]}: ${moved.join(', ')}`)
  }
}
