import type { Readable } from 'node:stream'
import { formatDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { paperDateTime } from '../../platform/mail/date-time-text.ts'
import { Pdf, type PdfCompany } from '../../platform/pdf/pdf.ts'
import type { Names } from '../../fleet/pricing/present-quote.ts'
import { linesByName, plannedTrip } from '../../fleet/pricing/present-quote.ts'
import { methodName } from '../ledger/methods.ts'
import { refundWayText, wayName } from '../ledger/refund-way.ts'
import { chargeLabel, chargeTexts, refundTexts } from '../ledger/charge-texts.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import type { ReceiptFacts } from './receipt-facts.ts'
import { receiptSums } from './receipt-sums.ts'
import { receiptWords } from './receipt-words.ts'

type Around = {
  company: PdfCompany
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
  const { company, lang, zone, now, renter } = around
  const words = receiptWords[lang]
  const [first, last] = [facts.orders[0]?.id ?? '', facts.orders.at(-1)?.id ?? '']
  const foot = words.foot(first, last)
  const title = `${words.title} ${first}`
  const pdf = new Pdf({ company, lang, title, at: now, footer: (page) => `${foot} · ${page}` })
  pdf.title(words.title)
  pdf.fact(words.renter, renter.name)
  pdf.fact(words.email, renter.email)
  pdf.fact(words.rental, facts.orders[0]?.transaction_id ?? '')
  pdf.fact(words.issued, paperDateTime(now, zone, lang))
  for (const order of facts.orders) writeOrder(pdf, order, around)
  writeCharges(pdf, facts, around)
  writeMoney(pdf, facts, around)
  writeSums(pdf, facts, around)
  writeLedger(pdf, facts, around)
  return pdf.end()
}

function writeOrder(pdf: Pdf, order: OrderRow, { lang, zone, cars, names }: Around): void {
  const words = receiptWords[lang]
  const kind = words.kinds[order.kind as keyof typeof words.kinds] ?? words.kinds.start
  pdf.heading(`${kind} ${order.number}`)
  pdf.fact(words.order, order.id)
  if (order.kind !== 'balance') {
    pdf.fact(words.car, cars.get(order.car_id) ?? '')
    pdf.fact(words.start, paperDateTime(order.starts_at, zone, lang))
    pdf.fact(words.end, paperDateTime(order.ends_at, zone, lang))
  }
  for (const { label, cents } of linesByName(order.quote, lang, names))
    pdf.amount(label, dollarsText(cents))
  pdf.amount(words.total, dollarsText(order.quote.total), true)
  const trip = plannedTrip(order, lang)
  if (!trip) return
  pdf.amount(trip.label, dollarsText(trip.cents))
  pdf.note(trip.note)
}

const short = (at: Date, zone: string) => formatDay(dayOf(toWall(at, zone)))

function writeCharges(pdf: Pdf, { charges }: ReceiptFacts, { lang, zone }: Around): void {
  if (charges.length === 0) return
  pdf.heading(receiptWords[lang].charges)
  for (const charge of charges) {
    const { code, created_at: at, amount_cents: cents } = charge
    pdf.amount(`${short(at, zone)} ${chargeLabel(charge, lang)}`, dollarsText(cents))
    pdf.note(chargeTexts[code as keyof typeof chargeTexts].rule[lang])
  }
}

function writeMoney(pdf: Pdf, facts: ReceiptFacts, { lang, zone }: Around): void {
  const words = receiptWords[lang]
  if (facts.payments.length > 0) pdf.heading(words.payments)
  for (const one of facts.payments) {
    const parts = [
      short(one.paid_at ?? one.created_at, zone),
      methodName(one.method, lang),
      one.confirmation_number,
    ]
    pdf.amount(parts.filter(Boolean).join(' · '), dollarsText(one.due_cents + one.fee_cents))
    if (one.kind === 'cash' && one.taker && one.paid_at)
      pdf.note(words.taken(one.taker, paperDateTime(one.paid_at, zone, lang)))
    if (one.fee_cents > 0) pdf.note(words.fee(dollarsText(one.fee_cents)))
  }
  if (facts.refunds.length > 0) pdf.heading(words.refunds)
  for (const one of facts.refunds) {
    const parts = [
      short(one.created_at, zone),
      refundTexts[one.reason]?.[lang] ?? one.reason,
      (one.sent_way && refundWayText(one.sent_way, one.sent_to))?.[lang] ?? wayName(one, lang),
      one.state === 'sent' ? '' : words.onItsWay,
    ]
    pdf.amount(parts.filter(Boolean).join(' · '), dollarsText(-one.cents))
  }
}

function writeSums(pdf: Pdf, { entries }: ReceiptFacts, { lang }: Around): void {
  const words = receiptWords[lang]
  const sums = receiptSums(entries)
  pdf.heading(words.summary)
  for (const [account, cents] of sums.costs) pdf.amount(words.accounts[account], dollarsText(cents))
  pdf.amount(words.cost, dollarsText(sums.cost), true)
  if (sums.deposit !== 0) pdf.amount(words.deposit, dollarsText(sums.deposit))
  if (sums.refundsDue !== 0) pdf.amount(words.refundsDue, dollarsText(sums.refundsDue))
  if (sums.owed !== 0) pdf.amount(words.owed, dollarsText(-sums.owed))
  if (sums.credit !== 0) pdf.amount(words.accounts.credit, dollarsText(-sums.credit))
  if (sums.takenBack !== 0) pdf.amount(words.takenBack, dollarsText(-sums.takenBack))
  pdf.amount(words.paidIn, dollarsText(sums.paidIn), true)
  if (sums.donation > 0) pdf.note(words.donation(dollarsText(sums.donation)))
}

function writeLedger(pdf: Pdf, { entries }: ReceiptFacts, { lang, zone }: Around): void {
  if (entries.length === 0) return
  const words = receiptWords[lang]
  pdf.heading(words.ledger)
  pdf.note(words.ledgerHint)
  for (const { code, at, lines } of entries) {
    const moved = lines.map(
      ([account, cents]) =>
        `${words.accounts[account]} ${cents > 0 ? '+' : ''}${dollarsText(cents)}`,
    )
    pdf.note(`${short(at, zone)} ${words.entries[code]}: ${moved.join(', ')}`)
  }
}
