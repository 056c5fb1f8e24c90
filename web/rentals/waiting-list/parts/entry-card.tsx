import type { WaitingListItem } from '#protocol/rentals/waiting-list/waiting-list-item.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { waitingListMessages } from '../messages.ts'
import { useWordsOf } from '../use-words-of.ts'
import { DeleteEntry } from './delete-entry.tsx'

type EntryCardProps = { item: WaitingListItem }

/** One entry of the list: its place in the line, or what became of it. */
export function EntryCard({ item }: EntryCardProps) {
  const { what, dates, more } = useWordsOf(item)
  return (
    <li className="grid content-between gap-3 rounded-card border border-line bg-surface p-4">
      <div>
        <h3 className="font-text text-18 leading-tight font-bold tracking-normal">{what}</h3>
        <p>
          <NumbersIn text={dates} />
        </p>
        {more.map((line) => (
          <p key={line} className="text-14 text-ink-2">
            <NumbersIn text={line} />
          </p>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StatusBadge item={item} />
        <div className="flex flex-wrap items-center gap-2">
          <NextStep item={item} />
          {item.status !== 'booked' && <DeleteEntry item={item} what={what} />}
        </div>
      </div>
    </li>
  )
}

function StatusBadge({ item }: { item: WaitingListItem }) {
  const words = useMessages(waitingListMessages)
  if (item.status === 'booked') {
    return item.awaitsPayment ? (
      <Badge tone="warn">{words.status.unpaid}</Badge>
    ) : (
      <Badge tone="ok">{words.status.booked}</Badge>
    )
  }
  if (item.position === undefined) return <Badge>{words.status.expired}</Badge>
  return item.position === 1 ? (
    <Badge tone="poppy">{words.next}</Badge>
  ) : (
    <Badge tone="info">{words.place(item.position)}</Badge>
  )
}

function NextStep({ item }: { item: WaitingListItem }) {
  const words = useMessages(waitingListMessages)
  if (item.status === 'booked' && item.orderId) {
    return (
      <LinkButton
        to={item.awaitsPayment ? routes.payment : routes.confirmation}
        search={{ order: item.orderId }}
        variant={item.awaitsPayment ? 'primary' : 'secondary'}
        size="sm"
      >
        {item.awaitsPayment ? words.toPayment : words.toBooking}
      </LinkButton>
    )
  }
  if (item.status !== 'expired') return null
  const { area, start, end, types, features } = item
  return (
    <LinkButton
      to={routes.waitingList}
      search={{ area, start, end, types: types.join(','), features: features.join(',') }}
      variant="secondary"
      size="sm"
    >
      {words.again}
    </LinkButton>
  )
}
