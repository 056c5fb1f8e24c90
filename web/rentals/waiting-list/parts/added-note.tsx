import { useEffect, useRef } from 'react'
import type { WaitingListItem } from '#protocol/rentals/waiting-list/waiting-list-item.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { waitingListMessages } from '../messages.ts'

/** The entry is on the list; takes the focus, because the form it came from is gone. */
export function AddedNote({ item }: { item: WaitingListItem }) {
  const words = useMessages(waitingListMessages)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  const place = item.position ?? 1
  return (
    <div ref={note} tabIndex={-1} className="mb-6 rounded-control">
      <Banner tone="ok" role="status">
        <p className="font-bold">{words.added}</p>
        <p>{place === 1 ? words.addedNext : words.addedPlace(place)}</p>
      </Banner>
    </div>
  )
}
