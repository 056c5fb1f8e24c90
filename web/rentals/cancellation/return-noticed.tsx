import { dayAndTime } from '#domain/core/time/format-date.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { refundMessages } from './refund-messages.ts'
import { RefundOffers } from './refund-offers.tsx'
import { RefundSummary } from './refund-summary.tsx'
import type { RefundQuote } from './use-refund.ts'

type ReturnNoticedProps = { rental: Rental; car: Car; quote: RefundQuote }

/** The return is arranged: what goes back with the keys. */
export function ReturnNoticed({ rental, car, quote }: ReturnNoticedProps) {
  const words = useMessages(refundMessages)
  const lang = useLanguage()
  const when = dayAndTime(rental.returnAppointment?.date ?? rental.dates.end, lang)
  return (
    <Page title={words.titles.earlyReturn}>
      <BackButton />
      <PageHead title={words.titles.earlyReturn} />
      <Banner tone="ok" className="mb-5" role="status">
        <p className="font-bold">{words.noticed(when)}</p>
        <p>{quote.message ?? words.noticedText}</p>
      </Banner>
      <div className="cols">
        <div className="grid gap-5">
          <RefundOffers offers={quote.offers} areaId={rental.areaId} />
          <div className="flex flex-wrap gap-3">
            <LinkButton to={routes.keys} search={{ order: rental.orderId }} variant="secondary">
              {words.toKeys}
            </LinkButton>
            <LinkButton
              to={routes.dashboard}
              search={{ order: rental.orderId }}
              variant="secondary"
            >
              {words.toDashboard}
            </LinkButton>
          </div>
        </div>
        <RefundSummary rental={rental} car={car} quote={quote} />
      </div>
    </Page>
  )
}
