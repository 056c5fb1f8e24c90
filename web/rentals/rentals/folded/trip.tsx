import { depositStands } from '#domain/fleet/pricing/deposit-back.ts'
import { costPerMileCents } from '#domain/fleet/pricing/booking-price.ts'
import { unitPriceText } from '#domain/fleet/pricing/line-text.ts'
import { formatWeekDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { type Lang, useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatCount, formatMilePrice, formatMiles, formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { InfoItem } from '#web/ui/layout/info-item.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { PriceBreakdown } from '#web/fleet/pricing/price-breakdown.tsx'
import { moneyMessages } from '../money-messages.ts'
import type { SelectedRental } from '../shown.ts'
import { MoneyAfter } from './money-after.tsx'
import { Papers } from './papers.tsx'

/** Miles, money and papers of the rental. Every amount is the server's. */
export function Trip({ rental }: { rental: SelectedRental }) {
  const words = useMessages(moneyMessages)
  const lang = useLanguage()
  const { miles, money, calculatorData, amountPaid, late } = rental
  const { balance, deposit } = money
  return (
    <div className="grid gap-4">
      {balance && (
        <Banner tone="danger">
          <p className="font-bold">
            <NumbersIn
              text={(balance.deposit ? words.depositBalance : words.balance)(
                formatMoney(balance.amount),
              )}
            />
          </p>
          <LinkButton
            to={routes.payment}
            search={{ order: balance.order }}
            size="sm"
            className="mt-2"
          >
            {balance.deposit ? words.payDeposit : words.payBalance}
          </LinkButton>
        </Banner>
      )}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3.5 sm:grid-cols-4">
        {miles && (
          <>
            <InfoItem label={rental.endOdometer === undefined ? words.miles : words.milesDriven}>
              <Num>{formatMiles(miles.soFar)}</Num>
            </InfoItem>
            <InfoItem label={<NumbersIn text={milesCostText(miles, words)} />}>
              <Money dollars={miles.cost} />
            </InfoItem>
          </>
        )}
        <InfoItem label={amountPaid === undefined ? words.rental : words.paid}>
          <Money dollars={amountPaid ?? calculatorData.total} />
        </InfoItem>
        <InfoItem label={deposit.held > 0 ? words.depositHeld : words.deposit}>
          {deposit.held > 0 && <Money dollars={deposit.held} />}
          <span className="block text-14 font-normal text-ink-2">
            <NumbersIn text={depositText(rental, words, lang)} />
          </span>
        </InfoItem>
      </dl>
      {late && (
        <section aria-label={words.lateCost}>
          <PriceBreakdown lines={late.lines} total={late.cost} totalLabel={words.lateCost} />
        </section>
      )}
      <Disclosure asLink summary={words.priceLines}>
        <PriceBreakdown lines={calculatorData.lines} total={calculatorData.total} />
      </Disclosure>
      <MoneyAfter money={money} zone={rental.area.zone} />
      <Papers rental={rental} />
    </div>
  )
}

/** The paid miles at the price that makes them multiply, and the included ones. */
export function milesCostText(
  { soFar, paid, cost, costPerMile, rate }: NonNullable<SelectedRental['miles']>,
  words: typeof moneyMessages.en,
): string {
  if (paid === 0 && soFar > 0) return words.milesAllIncluded
  const unitPrice = costPerMileCents(rate.cents, rate.coefficient)
  const amount = Math.round(cost * 100)
  const price = unitPriceText({ quantity: paid, unit: 'mile', unitPrice, amount, rate })
  const included = soFar > paid ? formatCount(soFar - paid) : ''
  return words.milesCost(formatMiles(paid), price ?? formatMilePrice(costPerMile), included)
}

function depositText(
  { money, area }: SelectedRental,
  words: typeof moneyMessages.en,
  lang: Lang,
): string {
  const { state, releaseAt } = money.deposit
  if (state !== 'waiting') return words.depositStates[depositStands(state, money.refunds)]
  return words.depositStates.waiting(
    releaseAt ? formatWeekDay(dayOf(toWall(new Date(releaseAt), area.zone)), lang) : '',
  )
}
