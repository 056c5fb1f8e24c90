import type { ReactNode } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles, formatMoney, sumOfDollars } from '#web/core/money.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Num } from '#web/ui/num.tsx'
import type { SelectedRental } from '../shown.ts'
import { nowMessages } from './now-messages.ts'

/** Miles and bill so far, and where both head by the newest reading, beside what was planned. */
export function BillSoFar({ rental }: { rental: SelectedRental }) {
  const words = useMessages(nowMessages)
  const { bill, calculatorData } = rental
  if (!bill) return null
  const { soFar, heading } = bill
  const planned = calculatorData.miles
  const most = Math.max(soFar.miles, heading?.miles ?? 0, planned ?? 0)
  const share = (miles: number) => (miles / Math.max(1, most)) * 100
  return (
    <div className="grid gap-3">
      <BillFacts rental={rental} />
      {heading && (
        <div className="grid gap-1.5">
          <div aria-hidden="true" className="relative h-2.5 overflow-hidden rounded-full bg-sunken">
            <div
              className="absolute inset-y-0 left-0 bg-poppy"
              style={{ width: `${share(heading.miles)}%` }}
            />
            <div
              className="absolute inset-y-0 left-0 bg-primary"
              style={{ width: `${share(soFar.miles)}%` }}
            />
          </div>
          <p className="flex flex-wrap justify-between gap-x-4 text-14">
            <b>
              <NumbersIn
                text={words.heading(formatMiles(heading.miles), formatMoney(heading.total))}
              />
            </b>
            <span className="text-ink-2">
              <NumbersIn
                text={planned === undefined ? words.byReading : words.plan(formatMiles(planned))}
              />
            </span>
          </p>
        </div>
      )}
      <BesidePlan rental={rental} />
    </div>
  )
}

/** The two alone, which stay in sight while something is due. */
export function BillFacts({ rental: { bill, kind } }: { rental: SelectedRental }) {
  const words = useMessages(nowMessages)
  if (!bill) return null
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3">
      <Fact label={words.miles}>{formatMiles(bill.soFar.miles)}</Fact>
      <Fact label={kind === 'extension' ? words.billOfExtension : words.bill}>
        {formatMoney(bill.soFar.total)}
      </Fact>
    </dl>
  )
}

/** What heading there costs less, or more, than was planned with the miles. */
function BesidePlan({ rental }: { rental: SelectedRental }) {
  const words = useMessages(nowMessages)
  const planned = rental.calculatorData.tripPrice
  const heading = rental.bill?.heading
  if (planned === undefined || !heading) return null
  const less = sumOfDollars([planned, -heading.total])
  if (less === 0) return null
  const say = less > 0 ? words.lessThanPlan : words.moreThanPlan
  return (
    <p>
      <NumbersIn text={say(formatMoney(Math.abs(less)), formatMoney(planned))} />
    </p>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grow">
      <dt className="text-14 text-ink-2">{label}</dt>
      <dd>
        <Num className="text-24 font-extrabold">{children}</Num>
      </dd>
    </div>
  )
}
