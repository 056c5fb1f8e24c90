import { useMessages } from '#web/core/i18n.ts'
import type { WaitingListItem } from '#protocol/rentals/waiting-list/waiting-list-item.ts'
import { cx } from '#web/ui/cx.ts'
import { waitingListMessages } from '../messages.ts'
import { OfferCard } from './offer-card.tsx'
import { EntryCard } from './entry-card.tsx'

type OffersProps = { items: readonly WaitingListItem[]; readAt: number; onOver: () => void }

/** What is kept for this person now: first on the screen, because it runs out. */
export function Offers({ items, readAt, onOver }: OffersProps) {
  const words = useMessages(waitingListMessages)
  if (items.length === 0) return null
  return (
    <section className="mb-6 grid gap-3">
      <h2>{words.offers}</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {items.map(
          (item) =>
            item.car &&
            item.bookingQuery && (
              <OfferCard
                key={item.id}
                item={item}
                car={item.car}
                trip={item.bookingQuery}
                readAt={readAt}
                onOver={onOver}
              />
            ),
        )}
      </ul>
    </section>
  )
}

type EntriesProps = {
  title: string
  items: readonly WaitingListItem[]
  /** Beside the form there is room for one column only. */
  narrow: boolean
}

/** Entries under a heading; nothing when there are none. */
export function Entries({ title, items, narrow }: EntriesProps) {
  if (items.length === 0) return null
  return (
    <section className="mb-6 grid gap-3">
      <h2>{title}</h2>
      <ul className={cx('grid gap-3', !narrow && 'lg:grid-cols-2')}>
        {items.map((item) => (
          <EntryCard key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}
