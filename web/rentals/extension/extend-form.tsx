import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney, formatPercent } from '#web/core/money.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { routes } from '#web/core/routing/routes.ts'
import { CarLine } from '#web/rentals/rentals/car-line.tsx'
import { BackButton } from '#web/ui/back-button.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { EndCard } from './end-card.tsx'
import { extendMessages } from './extend-messages.ts'
import { InTheWay } from './in-the-way.tsx'
import { MoreRows } from './more-rows.tsx'
import { OdometerRow } from './odometer-row.tsx'
import type { ExtensionOffer, ExtensionRoom } from './offer.ts'
import type { useExtension } from './use-extension.ts'

/** Comes with the press. */
const PayHeld = lazy(async () => ({
  default: (await loadOrReload(() => import('./pay-held.tsx'))).PayHeld,
}))

type ExtendFormProps = {
  rental: Rental
  room: ExtensionRoom
  offer: ExtensionOffer
  extension: ReturnType<typeof useExtension>
}

/** Until when, with what on the odometer, and paid with one press where the gateway keeps a card. */
export function ExtendForm({ rental, room, offer, extension }: ExtendFormProps) {
  const words = useMessages(extendMessages)
  const lang = useLanguage()
  const { form, choose, end, isOld, hasFailed, isRead, isSending, submit, refetch, held } =
    extension
  const { dueNow } = offer.calculatorData
  const due = isRead ? words.due : words.dueUnread
  const method = offer.extension?.cardMethod
  const blocked = offer.message ?? offer.missing[0]?.text
  const off = blocked ?? (isOld ? words.updating : hasFailed ? words.failed : undefined)
  const agreed = rental.dates.end
  const when = `${formatNearDay(dayOf(agreed), lang)}, ${timeOf(agreed)}`
  const pay = (
    <Button
      size="lg"
      full
      className="px-4"
      busy={isSending}
      disabledReason={off}
      onClick={() => submit(method)}
    >
      {method ? words.pay(formatMoney(method.total ?? dueNow)) : words.toPayment}
    </Button>
  )
  const otherwise = method && (
    <button
      type="button"
      aria-label={words.payOtherwise}
      aria-disabled={off !== undefined || isSending}
      className="link -my-2 min-h-11"
      onClick={() => off === undefined && !isSending && submit(undefined)}
    >
      {words.change}
    </button>
  )
  const card = method?.savedCard && (
    <p className="min-w-0 flex-1 text-14 leading-tight">
      <span className="block">{words.card(method.savedCard.last4)}</span>
      <span className="text-ink-2">
        {method.fee
          ? words.feeOf(formatPercent(method.transactionFee), formatMoney(method.fee))
          : words.noFee}{' '}
        · {otherwise}
      </span>
    </p>
  )
  return (
    <Page title={words.title} hasBar>
      <BackButton fallback={routes.dashboard}>{words.back}</BackButton>
      <PageHead title={words.title} />
      <CarLine car={offer.car}>{rental.late ? words.endWas(when) : words.backOn(when)}</CarLine>
      {hasFailed && !isOld && (
        <Banner tone="warn" role="alert" className="mb-4">
          <p className="font-bold">{words.failed}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={refetch}>
            {words.tryAgain}
          </Button>
        </Banner>
      )}
      <InTheWay offer={offer} room={room} rental={rental} onLatest={(to) => choose('end', to)} />
      <div className="cols gap-3!">
        <EndCard
          offer={offer}
          room={room}
          end={end}
          isOld={isOld}
          due={due}
          onEnd={(to) => choose('end', to)}
        />
        <div className="grid content-start gap-3">
          <Card tight className="py-0.5">
            <OdometerRow offer={offer} form={form} />
            <div className="border-t border-line [&>*+*]:border-t [&>*+*]:border-line">
              <MoreRows
                offer={offer}
                room={room}
                rental={rental}
                form={form}
                end={end}
                choose={choose}
              />
            </div>
          </Card>
          <div className="grid gap-3 max-lg:hidden">
            {card}
            {pay}
          </div>
          <p className="px-0.5 text-14 text-ink-2">
            {words.depositStays}
            {method && (
              <>
                {' '}
                {words.terms}{' '}
                <Link to={routes.terms} target="_blank" className="link">
                  {words.termsLink}
                </Link>
                .
              </>
            )}
          </p>
        </div>
      </div>
      <BottomBar label={words.bar}>
        {card ?? (
          <p className="flex-1 leading-tight">
            <Money dollars={dueNow} className="block text-20 font-bold" />
            <span className="text-14 text-ink-2">{due}</span>
          </p>
        )}
        <div className="ml-auto min-w-0">{pay}</div>
      </BottomBar>
      {held && (
        <Suspense>
          <PayHeld order={held.order} method={held.method} />
        </Suspense>
      )}
    </Page>
  )
}
