import { useState, useSyncExternalStore } from 'react'
import type { HelpKind } from '#protocol/help/help/choices.ts'
import { useMessages } from '#web/core/i18n.ts'
import type { Parcel } from '#web/people/offline/parcel.ts'
import { parcels } from '#web/people/offline/queue.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { lineOf } from './deliver.ts'
import { helpMessages } from './help-messages.ts'
import { Composer } from './parts/composer.tsx'
import { ThreadLine } from './parts/thread-line.tsx'
import { WaitingLine } from './parts/waiting-line.tsx'
import { kindOf, takeBack } from './take-back.ts'
import { useHelp } from './use-help.ts'

type MessageThreadProps = {
  order: string
  /** Opens the form of a kind of help, where what was refused is corrected. */
  onHelp?: (kind: HelpKind) => void
}

/** The one thread of a rental, for its renter and for staff alike, with a field to write into it. */
export function MessageThread({ order, onHelp }: MessageThreadProps) {
  const words = useMessages(helpMessages)
  const { data, error, refetch } = useHelp(order)
  const waiting = (useSyncExternalStore(parcels.subscribe, parcels.get) ?? []).filter(
    (parcel) => parcel.line === lineOf('help', order) || parcel.line === lineOf('message', order),
  )
  const [round, setRound] = useState(0)
  const correct = async (parcel: Parcel) => {
    const kind = kindOf(parcel)
    await takeBack(parcel, order)
    if (kind) onHelp?.(kind)
    else setRound(round + 1)
  }
  if (!data && error) return <ReadFailed error={error} onRetry={refetch} />
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
            <WaitingLine
              key={parcel.id}
              parcel={parcel}
              onCorrect={kindOf(parcel) && !onHelp ? undefined : () => void correct(parcel)}
            />
          ))}
        </ol>
      </div>
      <Composer key={round} order={order} />
    </div>
  )
}
