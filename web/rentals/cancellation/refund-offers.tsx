import { useQueryClient } from '@tanstack/react-query'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { answerOffer } from '#protocol/rentals/names.ts'
import type { RentalOffer } from '#protocol/rentals/rental-offers/rental-offer.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { refundMessages } from './refund-messages.ts'

/** What the company gives for bringing the car back early, to accept or decline here. */
export function RefundOffers({
  offers,
  areaId,
}: {
  offers: readonly RentalOffer[]
  areaId: string
}) {
  const words = useMessages(refundMessages)
  if (offers.length === 0) return null
  return (
    <Card aria-label={words.offers} className="grid gap-4">
      <h2>{words.offers}</h2>
      {offers.map((offer) => (
        <OneOffer key={offer.id} offer={offer} areaId={areaId} />
      ))}
    </Card>
  )
}

function OneOffer({ offer, areaId }: { offer: RentalOffer; areaId: string }) {
  const words = useMessages(refundMessages)
  const client = useQueryClient()
  const area = useArea(areaId)
  const { mutate, isPending, variables } = useSend(answerOffer)
  const isWayOut = offer.because !== undefined
  const answer = (said: 'accept' | 'decline' | 'refund') =>
    mutate({ offer: offer.id, answer: said }, { onSettled: () => void client.invalidateQueries() })
  return (
    <div className="grid gap-2">
      <p className="font-bold">{offer.title}</p>
      <p className="text-ink-2">{offer.description}</p>
      {offer.returnBy && area && (
        <p>{words.backBy(dayAndTime(toWall(new Date(offer.returnBy), area.zone), language()))}</p>
      )}
      {offer.status === 'open' ? (
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            busy={isPending && variables?.answer === 'accept'}
            onClick={() => answer('accept')}
          >
            {isWayOut ? words.takeSimilar : words.accept}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            busy={isPending && variables?.answer !== 'accept'}
            onClick={() => answer(isWayOut ? 'refund' : 'decline')}
          >
            {isWayOut ? words.everythingBack : words.decline}
          </Button>
        </div>
      ) : (
        <Badge tone="ok" className="justify-self-start">
          {words.accepted}
        </Badge>
      )}
    </div>
  )
}
