import { dollarsText } from '../../platform/dollars-text.ts'
import { chargeLabel, refundTexts } from '../../money/ledger/charge-texts.ts'
import { methodName } from '../../money/ledger/methods.ts'
import { receiptWords } from '../../money/papers/receipt-words.ts'
import { lines, section, table } from './html.ts'
import { shown } from './pack-photos.ts'
import { at, type Made, numberOf } from './pack-words.ts'
import { mostLines, type PackFacts } from './read-pack.ts'

const {
  accounts,
  entries,
}: Record<'accounts' | 'entries', Record<string, string>> = receiptWords.en

/** Disputes, payments, charges with their papers, refunds, claims and every line of the ledger. */
export function moneySections(facts: PackFacts, made: Made): string[] {
  const number = (id: string | null) => numberOf(facts, id)
  const when = (instant: Date | null) => at(facts, instant)
  const filesOf = (part: string, of?: string) =>
    facts.files.filter((file) => file.part === part && (of === undefined || file.of === of))
  const pictures = (files: PackFacts['files']) =>
    lines(...files.map((file) => lines(file.title, shown(facts, made, file))))
  return [
    section(
      'Disputes',
      table(
        [
          'Opened',
          'Amount',
          'The bank says',
          'State',
          'Answer until',
          'Taken from us',
          'Given back',
          'Fee of the gateway',
        ],
        facts.disputes.map((one) => [
          when(one.opened_at),
          dollarsText(one.amount_cents),
          one.reason,
          one.state,
          when(one.answer_by),
          when(one.taken_at),
          when(one.given_at),
          dollarsText(one.fee_cents),
        ]),
        'No card payment is disputed.',
        mostLines,
      ),
    ),
    section(
      'Payments',
      table(
        ['Order', 'How', 'Amount', 'State', 'Begun', 'Paid', 'Confirmation'],
        facts.payments.map((one) => [
          number(one.order_id),
          methodName(one.method, 'en'),
          dollarsText(one.cents),
          one.state,
          when(one.created_at),
          when(one.paid_at),
          one.confirmation_number,
        ]),
        'Nothing was paid.',
        mostLines,
      ),
    ),
    section(
      'Charges',
      table(
        ['When', 'Order', 'For', 'Quantity', 'Amount', 'State'],
        facts.charges.map((one) => [
          when(one.created_at),
          number(one.order_id),
          chargeLabel(one, 'en'),
          `${Number(one.quantity)} ${one.unit}`,
          dollarsText(one.amount_cents),
          one.dropped_at ? `Dropped ${when(one.dropped_at)}` : 'Charged',
        ]),
        'Nothing was charged after pickup.',
        mostLines,
      ),
    ),
    section(
      'Papers of tolls and fines',
      table(
        ['Order', 'Paper'],
        filesOf('fine').map((file) => [number(file.order_id), pictures([file])]),
        'There are no tolls or fines with a paper.',
      ),
    ),
    section(
      'Refunds',
      table(
        ['Decided', 'Order', 'Why', 'Amount', 'State', 'Sent', 'How'],
        facts.refunds.map((one) => [
          when(one.created_at),
          number(one.order_id),
          refundTexts[one.reason]?.en ?? one.reason,
          dollarsText(one.cents),
          one.state,
          when(one.sent_at),
          one.sent_way ?? methodName(one.method, 'en'),
        ]),
        'Nothing was refunded.',
        mostLines,
      ),
    ),
    section(
      'Claims',
      table(
        [
          'Made',
          'Order',
          'Claim',
          'Estimate',
          'Charged',
          'State',
          'Renter’s answer',
          'Decision',
          'Pictures',
        ],
        facts.claims.map((one) => [
          when(new Date(one.createdAt)),
          number(one.orderId),
          `${one.title}: ${one.description}`,
          dollarsText(Math.round(one.estimate * 100)),
          one.charged === undefined ? '' : dollarsText(Math.round(one.charged * 100)),
          one.state,
          one.answer,
          one.decision,
          pictures(filesOf('claim', one.id)),
        ]),
        'There are no claims.',
      ),
    ),
    section(
      'Ledger',
      table(
        ['When', 'Order', 'Entry', 'What', 'Account', 'Debit (+), credit (-)'],
        facts.ledger.map((one) => [
          when(one.at),
          number(one.order_id),
          one.id,
          entries[one.code] ?? one.code,
          accounts[one.account.startsWith('tax-') ? 'tax' : one.account] ?? one.account,
          dollarsText(one.cents),
        ]),
        'The books have no line of this rental.',
        mostLines,
      ),
    ),
  ]
}
