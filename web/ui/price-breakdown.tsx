import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { QuoteLine } from '#protocol/bookings/calculator-data.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { cx } from './cx.ts'
import { uiMessages } from './messages.ts'
import { Money } from './money.tsx'
import { Num } from './num.tsx'

type PriceBreakdownProps = {
  /** The server's lines, in its order; nothing is added up here (PRODUCT.md 2). */
  lines: readonly QuoteLine[]
  /** Dollars. */
  total: number
  /** «Total» unless said otherwise, as «Due to book». */
  totalLabel?: ReactNode
}

/** Every line of a price with the rule that made it, and the total over a 2px rule (DESIGN.md 4). */
export function PriceBreakdown({ lines, total, totalLabel }: PriceBreakdownProps) {
  const words = useMessages(uiMessages)
  return (
    <dl className="grid gap-1">
      {lines.map((line) => (
        <Line key={`${line.code} ${line.label}`} line={line} />
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3">
        <dt className="text-18 font-bold">{totalLabel ?? words.total}</dt>
        <dd className="text-24 font-bold">
          <Money dollars={total} />
        </dd>
      </div>
    </dl>
  )
}

function Line({ line }: { line: QuoteLine }) {
  const words = useMessages(uiMessages)
  const showsUnits = line.unitPrice !== 0 && line.quantity !== 0 && line.unitPrice !== line.amount
  return (
    <div className="flex items-start justify-between gap-4">
      <dt className="min-w-0 flex-1">
        <details className="group">
          <summary
            aria-label={words.why(line.label)}
            className="flex min-h-11 list-none items-center gap-1.5 py-1 [&::-webkit-details-marker]:hidden"
          >
            <span>
              {line.label}
              {showsUnits && (
                <Num className="block text-14 text-ink-2">
                  {line.quantity} × {formatMoney(line.unitPrice)}
                </Num>
              )}
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
