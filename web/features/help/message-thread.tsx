import { useSyncExternalStore } from 'react'
import { errorStateText } from '#web/core/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { parcels } from '#web/core/offline/queue.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { helpMessages } from './help-messages.ts'
import { Composer } from './parts/composer.tsx'
import { ThreadLine } from './parts/thread-line.tsx'
import { WaitingLine } from './parts/waiting-line.tsx'
import { useHelp } from './use-help.ts'

/** The one thread of a rental, for its renter and for staff alike, with a field to write into it. */
export function MessageThread({ order }: { order: string }) {
  const words = useMessages(helpMessages)
  const { data, error, refetch } = useHelp(order)
  const waiting = (useSyncExternalStore(parcels.subscribe, parcels.get) ?? []).filter(
    (parcel) => parcel.line === order && ['help', 'message'].includes(parcel.kind),
  )
  if (!data && error)
    return <ErrorState text={errorStateText(error)} onRefresh={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  const isEmpty = data.messages.length === 0 && waiting.length === 0
  return (
    <div className="grid gap-4">
      {isEmpty && <p className="text-ink-2">{words.threadEmpty}</p>}
      <div role="log" aria-label={words.thread}>
        <ol className="grid gap-3">
          {data.messages.map((line) => (
            <ThreadLine key={line.id} line={line} />
          ))}
          {waiting.map((parcel) => (
            <WaitingLine key={parcel.id} parcel={parcel} />
          ))}
        </ol>
      </div>
      <Composer order={order} />
    </div>
  )
}
