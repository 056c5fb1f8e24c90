import { formatMoney, formatRate } from '#web/core/money.ts'
import { Num } from './num.tsx'

type MoneyProps = {
  /** Dollars, as on the wire. */
  dollars: number
  /** A rate: whole dollars without cents. */
  rate?: boolean
  className?: string
}

/** `$1,502.00`, the same in both languages. */
export function Money({ dollars, rate = false, className }: MoneyProps) {
  return <Num className={className}>{rate ? formatRate(dollars) : formatMoney(dollars)}</Num>
}
