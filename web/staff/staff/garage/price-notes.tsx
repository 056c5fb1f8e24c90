import { type Control, useWatch } from 'react-hook-form'
import { type Rates, seasonPrice } from '#domain/fleet/pricing/booking-price.ts'
import type { Success } from '#protocol/core/operation.ts'
import type { staffCar } from '#protocol/staff/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney, formatRate } from '#web/core/money.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Num } from '#web/ui/num.tsx'
import { useWhen } from '../desk/use-when.ts'
import type { CarValues } from './car-values.ts'
import { carMessages } from './car-messages.ts'

const cents = (typed: string | undefined) => Math.round(Number(typed) * 100)

/**
 * Below the prices as they are typed: what is allowed but dearer by the week or month than by the day, and what a day, a
 * week and a month come to in each season (docs/product/prices.md#seasons).
 */
export function PriceNotes({
  control,
  seasons,
}: {
  control: Control<CarValues>
  seasons: NonNullable<Success<typeof staffCar>['car']>['seasons']
}) {
  const words = useMessages(carMessages)
  const when = useWhen()
  const [day, week, month] = useWatch({
    control,
    name: ['dailyRateUsd', 'weeklyPriceUsd', 'monthlyPriceUsd'],
  }).map(cents)
  if (!day || !week || !month) return null
  const rates: Rates = { day, week, month }
  const dearer = [
    ...(week > 7 * day ? [words.dearWeek(money(week), money(7 * day))] : []),
    ...(month > 30 * day ? [words.dearMonth(money(month), money(30 * day))] : []),
  ]
  return (
    <>
      {dearer.length > 0 && (
        <Banner tone="warn" role="status">
          {dearer.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Banner>
      )}
      {seasons.length > 0 && (
        <ul aria-label={words.seasons} className="divide-y divide-line">
          {seasons.map(({ id, name, percent, from, until }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2">
              <span>
                <span className="block font-bold">
                  {name}, {percent < 0 ? '−' : '+'}
                  {Math.abs(percent)}%
                </span>
                <Num className="block text-14 text-ink-2">
                  {words.seasonDates(when.day(from), when.day(until))}
                </Num>
              </span>
              <Num>{inSeason(rates, percent).map(formatRate).join(' · ')}</Num>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const money = (amount: number) => formatMoney(amount / 100)

/** Dollars of a day, a week and a month that lie in a season. */
function inSeason(rates: Rates, percent: number): number[] {
  const none = { id: '', percent, monthDays: 0, weekDays: 0, days: 0 }
  const units = [
    [rates.day, { ...none, days: 1 }],
    [rates.week, { ...none, weekDays: 7 }],
    [rates.month, { ...none, monthDays: 30 }],
  ] as const
  return units.map(([price, share]) => (price + seasonPrice(rates, share).amount) / 100)
}
