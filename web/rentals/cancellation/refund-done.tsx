import { dayAndTime } from '#domain/core/time/format-date.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { TripSummary } from '#web/fleet/cars/parts/trip-summary.tsx'
import { refundMessages } from './refund-messages.ts'
import type { RefundQuote } from './use-refund.ts'

type RefundDoneProps = { rental: Rental; car: Car; quote: RefundQuote }

/** The order is over: what went back, how, and when it arrives. */
export function RefundDone({ rental, car, quote }: RefundDoneProps) {
  const words = useMessages(refundMessages)
  const area = useArea(rental.areaId)
  const { refunds, deposit } = quote
  const isWaiting = (deposit.state === 'waiting' || deposit.state === 'claim') && deposit.held > 0
  const nothing = isWaiting ? words.doneDeposit : words.doneNothing
  const isSent = refunds.every(({ sent }) => sent)
  const headline = isSent
    ? words.doneSent
    : refunds.some(({ asksAccount }) => asksAccount)
      ? words.doneAsked
      : words.done
  return (
    <Page title={words.titles.over}>
      <PageHead title={rental.rentalTitle}>{words.leads.over}</PageHead>
      <div className="cols">
        <Card aria-label={words.done} className="grid content-start gap-4">
          <h2>{refunds.length > 0 ? headline : nothing}</h2>
          <ul className="grid gap-4">
            {refunds.map((one) => (
              <li
                key={`${one.at} ${one.reason} ${one.amount} ${one.method}`}
                className="grid gap-1"
              >
                <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <b>{one.text}</b>
                  <Money dollars={one.amount} className="text-20 font-bold" />
                </span>
                <span className="flex flex-wrap items-center gap-2 text-14">
                  <Badge tone={one.sent ? 'ok' : 'info'}>
                    {one.sent ? words.sent : one.asksAccount ? words.notSent : words.waits}
                  </Badge>
                  {one.method}
                  {area && (
                    <Num className="text-ink-2">
                      {dayAndTime(toWall(new Date(one.at), area.zone), language())}
                    </Num>
                  )}
                </span>
                <span className="text-14 text-ink-2">{one.arrives}</span>
              </li>
            ))}
          </ul>
          {isWaiting && <p className="text-ink-2">{words.deposit(formatMoney(deposit.held))}</p>}
          <div className="flex flex-wrap gap-3">
            <LinkButton
              to={routes.dashboard}
              search={{ order: rental.orderId }}
              variant="secondary"
            >
              {words.toDashboard}
            </LinkButton>
            <LinkButton to={routes.results} search={{ area: rental.areaId }} variant="secondary">
              {words.findCar}
            </LinkButton>
          </div>
        </Card>
        <Card raised aria-label={rental.rentalTitle}>
          <TripSummary car={car} area={area?.name} dates={rental.dates} />
          <p className="mt-4 text-ink-2">{rental.rentalDescription}</p>
        </Card>
      </div>
    </Page>
  )
}
