import { useState } from 'react'
import { longestRequest } from '#protocol/rentals/bookings/limits.ts'
import { keepDraft, readDraft } from '#web/core/forms/draft.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TextArea } from '#web/ui/forms/field.tsx'
import { detailsMessages } from '#web/fleet/cars/details/details-messages.ts'
import { Fold } from '#web/fleet/cars/details/folded-parts.tsx'

/** The part of a car's booking draft that is typed before the booking begins. */
type Requests = { specialRequests?: string }

/** The name under which the booking screen keeps everything for a car. */
const bookingDraftName = (carId: string) => `booking:${carId}`

/** The special request typed for a car; sent with `submitBooking`. */
function draftedRequest(carId: string): string {
  return readDraft<Requests>(bookingDraftName(carId))?.specialRequests ?? ''
}

/** Keeps the request beside whatever else the booking's draft holds. */
function keepDraftedRequest(carId: string, specialRequests: string): void {
  const name = bookingDraftName(carId)
  keepDraft(name, { ...readDraft<Requests>(name), specialRequests })
}

/** A special request that goes along with the booking; kept while it is typed. */
export function SpecialRequest({ carId }: { carId: string }) {
  const words = useMessages(detailsMessages)
  const [text, setText] = useState(() => draftedRequest(carId))
  return (
    <Fold icon="request" title={words.requestTitle}>
      <TextArea
        label={words.requestLabel}
        hint={words.requestHint}
        name="specialRequests"
        maxLength={longestRequest}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          keepDraftedRequest(carId, target.value)
        }}
      />
    </Fold>
  )
}
