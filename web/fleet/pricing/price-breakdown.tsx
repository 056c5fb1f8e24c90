import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { wireFormula } from '#domain/fleet/pricing/line-text.ts'
import type { QuoteLine } from '#protocol/fleet/cars/calculator-data.ts'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'

type PriceBreakdownProps = {
  /** The server's lines, in its order; nothing is added up here (docs/product/prices.md#lines). */
  lines: readonly QuoteLine[]
  /** Dollars. */
  total: number
  /** «Total» unless said otherwise, as «Due to book». */
  totalLabel?: ReactNode
}

/** Every line of a price with the rule that made it, and the total over a 2px rule (docs/design.md#components). */
export function PriceBreakdown({ lines, total, totalLabel }: PriceBreakdownProps) {
  const words = useMessages(uiMessages)
  return (
    <dl className="grid gap-1">
      {lines.filter(isInTotal).map((line) => (
        <Line key={`${line.code} ${line.label} ${line.unitPrice}`} line={line} />
      ))}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3">
        <dt className="text-18 font-bold">{totalLabel ?? words.total}</dt>
        <dd className="text-24 font-bold">
          <Money dollars={total} />
        </dd>
      </div>
      {lines
        .filter((line) => !isInTotal(line))
        .map((line) => (
          <Line key={line.code} line={line} />
        ))}
    </dl>
  )
}

/** Miles are paid at the return: they stand under the total (docs/product/prices.md#price-with-miles). */
const isInTotal = ({ code }: QuoteLine) => code !== 'milesEstimate'

function Line({ line }: { line: QuoteLine }) {
  const words = useMessages(uiMessages)
  const units = wireFormula(line)
  return (
    <div className="flex items-start justify-between gap-4">
      <dt className="min-w-0 flex-1">
        <details className="group">
          <summary className="flex min-h-11 list-none items-center gap-1.5 py-1 [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 wrap-anywhere">
              <span className="sr-only">{words.why} </span>
              {line.label}
              {units && <Num className="block text-14 text-ink-2">{units}</Num>}
              {line.refundable && (
                <span className="block text-14 text-ink-2">{words.refundable}</span>
              )}
            </span>
            <ChevronDown
              aria-hidden="true"
              size={16}
              className="flex-none text-ink-2 transition group-open:rotate-180"
            />
          </summary>
          <p className="pb-2 text-14 text-ink-2">{line.rule}</p>
        </details>
      </dt>
      <dd
        className={cx(
          'py-2.5 font-medium whitespace-nowrap',
          line.refundable && 'font-bold text-ok',
        )}
      >
        <Money dollars={line.amount} />
      </dd>
    </div>
  )
}
