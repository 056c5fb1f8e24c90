import { useRef, useState } from 'react'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { parseAppointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { focusFirstWrong } from '#web/core/routing/focus.ts'
import { routes } from '#web/core/routing/routes.ts'
import { CarLine } from '#web/rentals/rentals/car-line.tsx'
import { BackButton } from '#web/ui/back-button.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { BackHead, BackLines } from './back-head.tsx'
import { type BankAccount, bankErrors, BankFields, bankLine } from './bank-fields.tsx'
import { FreeUntil } from './free-until.tsx'
import { refundMessages } from './refund-messages.ts'
import { RefundOffers } from './refund-offers.tsx'
import { RefundRows } from './refund-rows.tsx'
import { ReturnNoticed } from './return-noticed.tsx'
import { ReturnTime } from './return-time.tsx'
import type { RefundQuote, useRefund } from './use-refund.ts'

type RefundFormProps = {
  kind: NonNullable<RefundQuote['kind']>
  rental: Rental
  car: Car
  quote: RefundQuote
  refund: ReturnType<typeof useRefund>
}

const noAccount: BankAccount = { bank: '', routing: '', account: '' }

/** What comes back first, then why; the one press on the button that names the sum or the day is the confirmation. */
export function RefundForm({ kind, rental, car, quote, refund }: RefundFormProps) {
  const words = useMessages(refundMessages)
  const lang = useLanguage()
  const { appt, setAppt, isOld, isSending, fields } = refund
  const [account, setAccount] = useState(noAccount)
  const [hasTried, setTried] = useState(false)
  const [day, setDay] = useState<string>()
  const form = useRef<HTMLDivElement>(null)
  if (quote.noticed) return <ReturnNoticed rental={rental} car={car} quote={quote} />
  const name = kind === 'cancel' ? cancelNameOf(rental.kind) : kind
  const isEarly = name === 'earlyReturn'
  const needsAccount = quote.ways.some((way) => way.needsDestination)
  const wrong = needsAccount ? bankErrors(account, words) : {}
  const isTimeless = isEarly && !appt
  const money = formatMoney(quote.refund)
  const isEmpty = quote.refund === 0
  const title = words.titles[name === 'cancel' && isEmpty ? 'cancelUnpaid' : name]
  const near = (wall: string) => `${formatNearDay(dayOf(wall), lang)}, ${timeOf(wall)}`
  const wall = parseAppointmentId(appt ?? '')?.wall ?? rental.dates.end
  const isMoving =
    isOld || (isEarly && appt !== undefined && day !== undefined && day !== dayOf(wall))
  const press = () => {
    setTried(true)
    if (isTimeless || Object.keys(wrong).length > 0) return focusFirstWrong(form.current)
    refund.confirm(needsAccount ? bankLine(account) : undefined, () => {})
  }
  const label = isEarly
    ? words.pressReturn(formatNearDay(dayOf(wall), lang))
    : isEmpty
      ? words.actions[name]
      : words.pressBack[name](money)
  const button = (
    <Button
      size={isEarly ? 'lg' : 'md'}
      full
      className="min-h-14 px-4"
      variant={isEarly ? 'primary' : 'danger'}
      busy={isSending}
      disabledReason={isMoving ? words.updating : undefined}
      onClick={press}
    >
      {label}
    </Button>
  )
  const keep = (
    <LinkButton
      to={routes.dashboard}
      search={{ order: rental.orderId }}
      variant="secondary"
      className="min-h-14 px-4"
    >
      {words.keep}
    </LinkButton>
  )
  const rows = (
    <RefundRows
      rental={rental}
      quote={quote}
      isEarly={isEarly}
      price={refund.offer?.calculatorData}
      returned={wall}
    />
  )
  const nothingLost = !isEarly && quote.kept === 0
  const bar = isEarly ? (
    <>
      <p className="min-w-0 flex-1 leading-tight max-[359px]:hidden">
        <Money dollars={quote.refund} className="block text-20 font-bold" />
        <span className="text-14 text-ink-2">{words.backToYou}</span>
      </p>
      <div className="ml-auto min-w-0 max-[359px]:flex-1">{button}</div>
    </>
  ) : (
    <>
      <div className="flex-none">{keep}</div>
      <div className="min-w-0 flex-1">{button}</div>
    </>
  )
  const used = quote.lines.find(({ code }) => code === 'rentUsed')
  return (
    <Page title={title} hasBar={!quote.message}>
      <BackButton fallback={routes.dashboard}>{words.back}</BackButton>
      <PageHead title={title}>
        {!quote.message && (name === 'withdraw' || name === 'extension') && words.leads[name]}
      </PageHead>
      {!isEarly && (
        <CarLine car={car}>
          {words.pickup(near(rental.appointment?.date ?? rental.dates.start))}
        </CarLine>
      )}
      <div role="alert">
        {(quote.message ?? refund.problem) && (
          <Banner tone="warn" className="mb-4">
            <p className="font-bold">{words.impossible}</p>
            <p>{quote.message ?? refund.problem}</p>
          </Banner>
        )}
      </div>
      {quote.message ? (
        <div className="grid justify-items-start gap-4">
          <RefundOffers offers={quote.offers} areaId={rental.areaId} />
          {rows}
          {keep}
        </div>
      ) : (
        <div ref={form} className="cols gap-3!">
          <div className="grid content-start gap-3">
            <Card raised aria-label={words.what} className="grid gap-4">
              <BackHead
                quote={quote}
                label={nothingLost ? words.everything : words.total}
                isOld={isMoving}
              />
              {isEarly && (
                <ReturnTime
                  order={rental.orderId}
                  end={rental.dates.end}
                  from={quote.countsUntil}
                  appt={appt}
                  onAppt={setAppt}
                  onDay={setDay}
                  error={fields.appt ?? (hasTried && isTimeless ? words.chooseTime : undefined)}
                />
              )}
              {isEarly && used?.rule && (
                <p className="text-14 text-ink-2">
                  <NumbersIn text={used.rule} />
                </p>
              )}
              {quote.lines.length > 1 && <BackLines quote={quote} />}
            </Card>
            {needsAccount && (
              <BankFields
                value={account}
                onChange={setAccount}
                errors={hasTried ? wrong : {}}
                error={fields.paymentRefundDestination}
              />
            )}
          </div>
          <div className="grid content-start gap-3">
            {quote.free && <FreeUntil free={quote.free} refund={quote.refund} />}
            {!isEarly && !quote.free && quote.lines[0] && (
              <Card tight aria-label={words.why}>
                <p>{quote.lines[0].rule}</p>
              </Card>
            )}
            <RefundOffers offers={quote.offers} areaId={rental.areaId} />
            {rows}
            <div className="flex gap-3 max-lg:hidden">{isEarly ? button : bar}</div>
          </div>
        </div>
      )}
      {!quote.message && <BottomBar label={words.bar}>{bar}</BottomBar>}
    </Page>
  )
}

/** A change or an extension is taken back; the rental itself goes on. */
function cancelNameOf(kind: Rental['kind']): 'cancel' | 'withdraw' | 'extension' {
  return kind === 'swap' ? 'withdraw' : kind === 'extension' ? 'extension' : 'cancel'
}
