import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { formatLongDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { TripSummary } from '#web/fleet/cars/parts/trip-summary.tsx'
import { extendMessages } from './extend-messages.ts'
import type { ExtensionOffer, ExtensionRoom } from './offer.ts'

type ExtendClosedProps = { rental: Rental; room: ExtensionRoom; offer: ExtensionOffer }

/** Too early, or something else is in the way: when it opens, or the server's reason. */
export function ExtendClosed({ rental, room, offer }: ExtendClosedProps) {
  const words = useMessages(extendMessages)
  const lang = useLanguage()
  const area = useArea(rental.areaId)
  const when = `${formatLongDay(dayOf(room.opensAt), lang)} ${timeOf(room.opensAt)}`
  // Before it opens nothing else matters yet; a rental that is over never opens.
  const isEarly = !room.isOpen && rental.rentalStatus === RentalStatus.pickedUp
  return (
    <Page title={words.title}>
      <BackButton />
      <PageHead title={words.title} />
      <Card className="grid max-w-[52ch] gap-4">
        <h2>{isEarly ? words.opens(when) : words.closed}</h2>
        <p>{isEarly ? words.opensText : offer.message}</p>
        <TripSummary car={offer.car} area={area?.name} dates={rental.dates} />
        <LinkButton to={routes.dashboard} search={{ order: rental.orderId }} variant="secondary">
          {words.backToRental}
        </LinkButton>
      </Card>
    </Page>
  )
}
