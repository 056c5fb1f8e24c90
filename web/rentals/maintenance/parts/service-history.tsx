import { useState } from 'react'
import { carServiceHistory } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { maintenanceMessages } from '../messages.ts'
import { HistoryEntry } from './history-entry.tsx'

const shownAtFirst = 6

/** Services, readings and changes of a car, the newest first (docs/wire.md carServiceHistory). */
export function ServiceHistory({ car }: { car: string }) {
  const words = useMessages(maintenanceMessages)
  const [showsAll, setShowsAll] = useState(false)
  const { data, error, refetch } = useRead(carServiceHistory, { car })
  const entries = data?.history
  const shown = showsAll ? entries : entries?.slice(0, shownAtFirst)
  return (
    <Card className="grid gap-4" aria-busy={!entries && !error ? true : undefined}>
      <div className="grid gap-1">
        <h2>{words.history}</h2>
        <p className="text-ink-2">{words.historyText}</p>
      </div>
      {shown?.length === 0 && <p>{words.noHistory}</p>}
      {shown && shown.length > 0 && (
        <ul className="grid gap-3">
          {shown.map((entry) => (
            <HistoryEntry key={entry.objectHistory} entry={entry} />
          ))}
        </ul>
      )}
      {entries && !showsAll && entries.length > shownAtFirst && (
        <Button variant="secondary" onClick={() => setShowsAll(true)}>
          {words.showAll(entries.length)}
        </Button>
      )}
      {!entries &&
        (error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-60" />)}
    </Card>
  )
}
