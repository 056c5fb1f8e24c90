import { eachText, inCents } from '#domain/fleet/pricing/line-text.ts'
import type { CalculatorData, QuoteLine } from '#protocol/fleet/cars/calculator-data.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount, formatMilePrice, formatMoney, sumOfDollars } from '#web/core/money.ts'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { Money } from '#web/ui/money.tsx'
import { PriceBreakdown } from '#web/fleet/pricing/price-breakdown.tsx'
import { bookingMessages } from '../messages.ts'

/** What is taken now and what at the return, side by side; the lines of it fold. */
export function NowAndReturn({ quote }: { quote: CalculatorData }) {
  const words = useMessages(bookingMessages)
  const { dueNow, deposit } = quote
  const driven = quote.lines.find(({ code }) => code === 'milesEstimate')
  const rent = sumOfDollars([dueNow, -deposit])
  return (
    <div className="grid gap-1">
      <dl className="grid grid-cols-2 gap-3 rounded-control bg-sunken p-4">
        <div>
          <dt className="text-14 text-ink-2">{words.dueNow}</dt>
          <dd>
            <Money dollars={dueNow} className="block text-20 font-bold" />
            {deposit > 0 && (
              <span className="block text-14 text-ink-2">
                {words.rentAndDeposit(formatMoney(rent), formatMoney(deposit))}
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt className="text-14 text-ink-2">{words.atReturn}</dt>
          <dd>
            {driven && <Money dollars={driven.amount} className="block text-20 font-bold" />}
            <span className="block text-14 text-ink-2">
              {milesText(quote, driven, words)}
              {deposit > 0 && words.comesBack}
            </span>
          </dd>
        </div>
      </dl>
      {quote.tripPrice !== undefined && (
        <p className="mt-2 flex justify-between gap-3 px-4">
          {words.wholeTrip}
          <Money dollars={quote.tripPrice} className="font-bold" />
        </p>
      )}
      <Disclosure asLink summary={words.lines}>
        <PriceBreakdown lines={quote.lines} total={dueNow} totalLabel={words.dueNow} />
      </Disclosure>
    </div>
  )
}

/** The miles that are paid at the price that makes them multiply, and those that are included. */
function milesText(
  { miles = 0, costPerMile }: CalculatorData,
  driven: QuoteLine | undefined,
  words: typeof bookingMessages.en,
): string {
  const paid = driven?.quantity ?? miles
  const price = (driven && eachText(inCents(driven))) ?? formatMilePrice(costPerMile)
  const included = miles - paid
  const texts = [
    (paid > 0 || included <= 0) && words.milesAt(formatCount(paid), price),
    included > 0 && words.milesIncluded(formatCount(included)),
  ]
  return texts.filter(Boolean).join(', ')
}
