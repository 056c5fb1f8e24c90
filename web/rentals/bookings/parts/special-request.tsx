import { useState } from 'react'
import { longestRequest } from '#protocol/rentals/bookings/limits.ts'
import { draftedRequest, keepDraftedRequest } from '#web/core/forms/booking-draft.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TextArea } from '#web/ui/forms/field.tsx'
import { detailsMessages } from '#web/fleet/cars/details/details-messages.ts'
import { Fold } from '#web/fleet/cars/details/folded-parts.tsx'

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
