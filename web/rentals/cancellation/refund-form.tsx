import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { parseAppointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { refundMessages } from './refund-messages.ts'
import { RefundOffers } from './refund-offers.tsx'
import { RefundSummary } from './refund-summary.tsx'
import { RefundWays } from './refund-ways.tsx'
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

/** The lines with their rules, the way the money goes, and one button with a question behind it. */
export function RefundForm({ kind, rental, car, quote, refund }: RefundFormProps) {
  const words = useMessages(refundMessages)
  const lang = useLanguage()
  const { appt, setAppt, isOld, isSending, fields } = refund
  const [destination, setDestination] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [hasTried, setTried] = useState(false)
  const name = kind === 'cancel' ? cancelNameOf(rental.kind) : kind
  const needsDestination = quote.ways.some((way) => way.needsDestination)
  const isHomeless = needsDestination && destination.trim() === ''
  const required = fieldMessage(fieldError('required'), lang)
  const isTimeless = kind === 'earlyReturn' && !appt
  const money = formatMoney(quote.refund)
  const isEmpty = quote.refund === 0
  const title = words.titles[name === 'cancel' && isEmpty ? 'cancelUnpaid' : name]
  const press = () => {
    setTried(true)
    if (!isHomeless && !isTimeless) setAsking(true)
  }
  if (quote.noticed) return <ReturnNoticed rental={rental} car={car} quote={quote} />

  const button = (
    <Button
      size="lg"
      full
      variant={kind === 'cancel' ? 'solidDanger' : 'primary'}
      busy={isSending}
      onClick={press}
    >
      {words.actions[name]}
    </Button>
  )
  const when = dayAndTime(parseAppointmentId(appt ?? '')?.wall ?? rental.dates.end, lang)
  const said = isEmpty ? words.confirmNothing : words.confirm
  const question =
    name === 'earlyReturn' ? said.earlyReturn(when, money) : askedOf(said[name], money)
  return (
    <Page title={title} hasBar={!quote.message}>
      <BackButton />
      <PageHead title={title}>{quote.message ? undefined : words.leads[name]}</PageHead>
      <div role="alert">
        {(quote.message ?? refund.problem) && (
          <Banner tone="warn" className="mb-5">
            <p className="font-bold">{words.impossible}</p>
            <p>{quote.message ?? refund.problem}</p>
          </Banner>
        )}
      </div>
      <div className="cols">
        <div className="grid gap-5">
          <RefundOffers offers={quote.offers} areaId={rental.areaId} />
          {kind === 'earlyReturn' && !quote.message && (
            <ReturnTime
              order={rental.orderId}
              appt={appt}
              onAppt={setAppt}
              error={fields.appt ?? (hasTried && isTimeless ? words.chooseTime : undefined)}
            />
          )}
          {kind === 'earlyReturn' && rental.allowedActions.includes('returnKeys') && (
            <LinkButton
              to={routes.keys}
              search={{ order: rental.orderId }}
              variant="ghost"
              className="justify-self-start"
            >
              <KeyRound aria-hidden="true" size={20} />
              {words.atTheCar}
            </LinkButton>
          )}
          {quote.message && (
            <LinkButton
              to={routes.dashboard}
              search={{ order: rental.orderId }}
              variant="secondary"
              className="justify-self-start"
            >
              {words.toDashboard}
            </LinkButton>
          )}
          {!quote.message && (
            <RefundWays
              quote={quote}
              destination={destination}
              onDestination={setDestination}
              error={
                fields.paymentRefundDestination ?? (hasTried && isHomeless ? required : undefined)
              }
            />
          )}
        </div>
        <RefundSummary
          rental={rental}
          car={car}
          quote={quote}
          isOld={isOld}
          action={quote.message ? undefined : button}
        />
      </div>
      {!quote.message && (
        <BottomBar label={words.bar}>
          <p className="flex-1 leading-tight">
            <Money dollars={quote.refund} className="block text-20 font-bold" />
            <span className="text-14 text-ink-2">{words.total}</span>
          </p>
          <div className="ml-auto min-w-0">{button}</div>
        </BottomBar>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        danger={kind === 'cancel'}
        text={<p>{question}</p>}
        okLabel={words.actions[name]}
        cancelLabel={words.keep}
        busy={isSending}
        onOk={() => refund.confirm(destination.trim(), () => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </Page>
  )
}

/** A question that names the money, or one that has none to name. */
function askedOf(words: string | ((money: string) => string), money: string): string {
  return typeof words === 'string' ? words : words(money)
}

/** A change or an extension is taken back; the rental itself goes on. */
function cancelNameOf(kind: Rental['kind']): 'cancel' | 'withdraw' | 'extension' {
  return kind === 'swap' ? 'withdraw' : kind === 'extension' ? 'extension' : 'cancel'
}
