import type { Rental } from '#protocol/money/orders/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { PriceBreakdown } from '#web/fleet/pricing/price-breakdown.tsx'
import { TripSummary } from '#web/fleet/cars/parts/trip-summary.tsx'
import { ExtendFields } from './extend-fields.tsx'
import { extendMessages } from './extend-messages.ts'
import { InTheWay } from './in-the-way.tsx'
import type { ExtensionOffer, ExtensionRoom } from './offer.ts'
import type { useExtension } from './use-extension.ts'

type ExtendFormProps = {
  rental: Rental
  room: ExtensionRoom
  offer: ExtensionOffer
  extension: ReturnType<typeof useExtension>
}

/** Until when, at which price, with what on the odometer; the server's lines beside it. */
export function ExtendForm({ rental, room, offer, extension }: ExtendFormProps) {
  const words = useMessages(extendMessages)
  const area = useArea(rental.areaId)
  const { form, choose, isOld, hasFailed, isSending, submit, refetch } = extension
  const quote = offer.calculatorData
  const blocked = offer.message ?? offer.missing[0]?.text
  const button = (
    <Button
      size="lg"
      full
      busy={isSending}
      disabledReason={blocked ?? (isOld ? words.updating : hasFailed ? words.failed : undefined)}
      onClick={submit}
    >
      {words.toPayment}
    </Button>
  )
  return (
    <Page title={words.title} hasBar>
      <BackButton />
      <PageHead title={words.title}>{words.lead}</PageHead>
      {hasFailed && !isOld && (
        <Banner tone="warn" role="alert" className="mb-5">
          <p className="font-bold">{words.failed}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={refetch}>
            {words.tryAgain}
          </Button>
        </Banner>
      )}
      <InTheWay offer={offer} room={room} rental={rental} onLatest={(end) => choose('end', end)} />
      <div className="cols">
        <ExtendFields offer={offer} room={room} rental={rental} form={form} choose={choose} />
        <Card
          raised
          aria-label={words.price}
          aria-busy={isOld || undefined}
          className="lg:sticky lg:top-24"
        >
          <TripSummary
            car={offer.car}
            area={area?.name}
            dates={{ start: room.start, end: room.end }}
          />
          <hr className="my-4 border-line" />
          <PriceBreakdown lines={quote.lines} total={quote.dueNow} totalLabel={words.due} />
          <p role="status" className="sr-only">
            {isOld ? words.updating : `${words.due}: ${formatMoney(quote.dueNow)}`}
          </p>
          <div className="mt-4 max-lg:hidden">{button}</div>
          <p className="mt-3 text-14 text-ink-2">{words.depositStays}</p>
        </Card>
      </div>
      <BottomBar label={words.bar}>
        <Money dollars={quote.dueNow} className="flex-1 text-24 leading-tight font-bold" />
        <div className="ml-auto min-w-0">{button}</div>
      </BottomBar>
    </Page>
  )
}
