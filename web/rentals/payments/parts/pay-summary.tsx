import { ReceiptText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney, formatPercent } from '#web/core/money.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { cx } from '#web/ui/cx.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PriceBreakdown } from '#web/fleet/pricing/price-breakdown.tsx'
import { Fold } from '#web/ui/layout/fold.tsx'
import { paymentMessages } from '#web/money/payments/messages.ts'
import type { Method } from '#web/money/payments/parts/method.ts'

type PaySummaryProps = {
  quote: CalculatorData
  method: Method | undefined
  /** While it is not known whether the card has a fee: which one it may be. */
  openFee: string | undefined
}

/** What is paid for, line by line, with the fee of the chosen way once it is known, even when it is $0.00 (docs/design.md#components). */
export function PayLines({ quote, method, openFee }: PaySummaryProps) {
  const words = useMessages(paymentMessages)
  const fee = method?.fee ?? 0
  const feeLine = {
    code: 'fee',
    label: words.feeLine,
    quantity: 1,
    unit: 'once',
    unitPrice: fee,
    amount: fee,
    rule: method?.instructions ?? '',
    refundable: false,
  }
  return (
    <>
      <PriceBreakdown
        lines={method && !openFee ? [...quote.lines, feeLine] : quote.lines}
        total={method?.total ?? quote.dueNow}
        totalLabel={words.total}
      />
      {openFee && <p className="mt-3 text-14 text-ink-2 first-letter:uppercase">{openFee}</p>}
      {quote.donation > 0 && (
        <p className="mt-3 text-14 text-ink-2">{words.donation(formatMoney(quote.donation))}</p>
      )}
    </>
  )
}

/** The same beside the form, where there is room for it; the button stands below it. */
export function PaySummary({
  action,
  free,
  ...lines
}: PaySummaryProps & { action: ReactNode; free: ReactNode }) {
  const words = useMessages(paymentMessages)
  return (
    <Card raised aria-labelledby="pay-summary" className="max-lg:hidden lg:sticky lg:top-24">
      <h2 id="pay-summary" className="mb-3">
        {words.summary}
      </h2>
      <PayLines {...lines} />
      <div className="mt-4">{action}</div>
      {free}
    </Card>
  )
}

/** The same on a phone, folded: what comes back and the fee are said in its row. */
export function FoldedSummary({
  quote,
  method,
  openFee,
  isSecond,
}: PaySummaryProps & { isSecond: boolean }) {
  const words = useMessages(paymentMessages)
  const [isOpen, setOpen] = useState(false)
  const { fee = 0, transactionFee = 0 } = method ?? {}
  const parts = [
    quote.deposit > 0 && words.deposit(formatMoney(quote.deposit)),
    openFee ??
      (method &&
        (fee > 0 ? words.fee(formatPercent(transactionFee), formatMoney(fee)) : words.noFee)),
  ].filter((part) => typeof part === 'string')
  return (
    <div className={cx('lg:hidden', isSecond && 'border-t border-line')}>
      <Fold
        icon={ReceiptText}
        title={words.summary}
        note={<NumbersIn text={parts.join(' · ')} />}
        onToggle={setOpen}
      >
        {isOpen && <PayLines quote={quote} method={method} openFee={openFee} />}
      </Fold>
    </div>
  )
}
