import { Receipt } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney, sumOfDollars } from '#web/core/money.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Button } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'
import { moneyMessages } from '../money-messages.ts'
import type { SelectedRental } from '../shown.ts'
import { useDownload } from '../use-download.ts'

/** What the return cost, beside the deposit that was paid; what the whole trip cost, and its receipt (docs/product/money.md#settlement). */
export function Settled({ rental }: { rental: SelectedRental }) {
  const words = useMessages(moneyMessages)
  const { busy, receipt } = useDownload(rental)
  const { money, calculatorData, startOrder, endOrder } = rental
  const { charges, deposit } = money
  const charged = sumOfDollars(charges.map(({ amount }) => amount))
  // Of several orders, and where unused days went back too, the deposit alone does not add up.
  const isPlain = sumOfDollars([calculatorData.deposit, -charged]) === deposit.held
  const cost =
    startOrder === endOrder && money.refunds.length === 0
      ? sumOfDollars([calculatorData.total, -calculatorData.deposit, charged])
      : undefined
  return (
    <div className="grid gap-3">
      <dl className="grid gap-1.5">
        {isPlain && calculatorData.deposit > 0 && (
          <Line label={words.depositPaid} dollars={calculatorData.deposit} />
        )}
        {charges.length === 0 && <Line label={words.nothingMore} dollars={0} />}
        {charges.map(({ label, amount }, index) => (
          <Line key={index} label={label} dollars={isPlain ? 0 - amount : amount} />
        ))}
      </dl>
      {cost !== undefined && (
        <p>
          <NumbersIn text={costText(cost, calculatorData.tripPrice, words)} />
        </p>
      )}
      <Button
        variant="ghost"
        size="sm"
        busy={busy === 'receipt'}
        busyLabel={words.downloading}
        onClick={receipt}
        className="justify-self-start"
        style={{ marginLeft: -14 }}
      >
        <Receipt aria-hidden="true" size={20} />
        {words.receipt}
      </Button>
    </div>
  )
}

/** What it cost in the end, beside what was planned with the miles. */
function costText(
  cost: number,
  planned: number | undefined,
  words: (typeof moneyMessages)['en'],
): string {
  const less = planned === undefined ? 0 : sumOfDollars([planned, -cost])
  const total = formatMoney(cost)
  if (less === 0) return words.tripCost(total)
  return less > 0
    ? words.lessThanPlanned(total, formatMoney(less))
    : words.moreThanPlanned(total, formatMoney(-less))
}

function Line({ label, dollars }: { label: string; dollars: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0">
        <NumbersIn text={label} />
      </dt>
      <dd>
        <Money dollars={dollars} />
      </dd>
    </div>
  )
}
