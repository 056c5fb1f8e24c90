import { addDays } from '#domain/core/time/wall-time.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { extendMessages } from './extend-messages.ts'
import type { ExtensionOffer, ExtensionRoom } from './offer.ts'

type InTheWayProps = {
  offer: ExtensionOffer
  room: ExtensionRoom
  rental: Rental
  /** The latest end that is free is chosen. */
  onLatest: (end: string) => void
}

/** Somebody else's booking or a missing document, told before anybody pays, with a way out. */
export function InTheWay({ offer, room, rental, onLatest }: InTheWayProps) {
  const words = useMessages(extendMessages)
  const { latestEnd, start } = room
  const isRoom = latestEnd !== undefined && latestEnd >= addDays(start, 1)
  return (
    <div role="alert">
      {offer.message && (
        <Banner tone="warn" className="mb-5">
          <p className="font-bold">{offer.message}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {isRoom && (
              <Button variant="secondary" size="sm" onClick={() => onLatest(latestEnd)}>
                {words.extendUntil(dayAndTime(latestEnd, language()))}
              </Button>
            )}
            {rental.allowedActions.includes('carChange') && (
              <LinkButton
                to={routes.results}
                search={{ type: 'change', order: rental.orderId }}
                variant="secondary"
                size="sm"
              >
                {words.changeCar}
              </LinkButton>
            )}
          </div>
        </Banner>
      )}
      {offer.missing.length > 0 && (
        <Banner tone="warn" className="mb-5">
          <p className="font-bold">{words.missing}</p>
          <ul className="list-disc pl-5">
            {offer.missing.map((one) => (
              <li key={one.code}>{one.text}</li>
            ))}
          </ul>
          <LinkButton to={routes.personal} variant="secondary" size="sm" className="mt-3">
            {words.fixDocuments}
          </LinkButton>
        </Banner>
      )}
    </div>
  )
}
