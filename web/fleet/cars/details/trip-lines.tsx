import { costPerMileCents } from '#domain/fleet/pricing/booking-price.ts'
import { eachText, type MileRate, wireFormula } from '#domain/fleet/pricing/line-text.ts'
import type { CalculatorData, QuoteLine } from '#protocol/fleet/cars/calculator-data.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount } from '#web/core/money.ts'
import { Money } from '#web/ui/money.tsx'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { detailsMessages } from './details-messages.ts'
import type { ChosenPrice } from './use-chosen-price.ts'

const apart = ['deposit', 'milesEstimate']

type TripLinesProps = { quote: CalculatorData; price: ChosenPrice }

/** Every line of the trip, its sum, and under it the deposit, which is no part of the price. */
export function TripLines({ quote, price }: TripLinesProps) {
  const words = useMessages(detailsMessages)
  const lines = quote.lines.filter(({ code }) => !apart.includes(code))
  const included = price.miles - price.paidMiles
  const milePrice = milePriceOf(price)
  return (
    <dl className="grid gap-2">
      {lines.map((line) => (
        <Line
          key={`${line.code} ${line.label}`}
          label={line.unit === 'percent' ? shareOf(line) : line.label}
          note={line.code === 'season' ? wireFormula(line) : undefined}
          dollars={line.amount}
        />
      ))}
      <Line
        label={words.milesLine(formatCount(price.paidMiles), milePrice)}
        note={[
          ...(included > 0 ? [words.milesIncluded(formatCount(included))] : []),
          words.atReturn,
        ].join(', ')}
        why={milePrice.includes('÷') ? whyDivided(price.rate, words) : undefined}
        dollars={price.milesPrice}
      />
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-2.5">
        <dt className="text-18 font-bold">{words.yourTrip}</dt>
        <dd className="text-24 font-bold">
          <Money dollars={price.total} />
        </dd>
      </div>
      <Line label={words.depositApart} dollars={quote.deposit} isBack />
    </dl>
  )
}

/** «Fewer miles, -15%»; a tax that says its share in its name has it once, a season in the formula under it. */
function shareOf({ code, label, quantity }: QuoteLine): string {
  return code === 'season' || label.includes('%') ? label : `${label}, ${quantity}%`
}

/** What a plan takes off the rent it puts on the mile, and the other way round (docs/product/prices.md#price-modifiers). */
function whyDivided({ coefficient }: MileRate, words: typeof detailsMessages.en): string {
  const say = coefficient < 1 ? words.milesOfDiscount : words.milesOfSurcharge
  return say(`${Math.round(Math.abs(coefficient - 1) * 100)}%`, String(coefficient))
}

/** The price of a mile that makes the line multiply, with its tax. */
function milePriceOf({ paidMiles, milesPrice, milesTax, rate }: ChosenPrice): string {
  const unitPrice = costPerMileCents(rate.cents, rate.coefficient)
  const tax = Math.round(milesTax * 100)
  const line = { quantity: paidMiles, unit: 'mile', unitPrice, rate, tax }
  return eachText({ ...line, amount: Math.round(milesPrice * 100) }) ?? ''
}

type LineProps = {
  label: string
  note?: string | undefined
  why?: string | undefined
  dollars: number
  isBack?: boolean
}

function Line({ label, note, why, dollars, isBack }: LineProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <dt className="min-w-0">
        <NumbersIn text={label} />
        {note && <span className="block text-14 leading-tight text-ink-2">{note}</span>}
        {why && (
          <span className="block text-14 leading-tight text-ink-2">
            <NumbersIn text={why} />
          </span>
        )}
      </dt>
      <dd className={isBack ? 'font-bold text-ok' : 'font-medium'}>
        <Money dollars={dollars} />
      </dd>
    </div>
  )
}
