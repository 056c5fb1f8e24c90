import { formatWallTime } from '#domain/time/format-date.ts'
import { toWall } from '#domain/time/zone.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Num } from '#web/ui/num.tsx'
import { confirmationMessages } from '../confirmation-messages.ts'

type Entry = { at: string; title: string; text?: string; rentalStatus?: number }

/** All that happened to the order, on the area's clock. */
export function HistoryList({
  history,
  zone,
}: {
  history: readonly Entry[]
  zone: string | undefined
}) {
  const words = useMessages(confirmationMessages)
  if (history.length === 0) return null
  return (
    <Card aria-label={words.history} className="grid gap-3 print:hidden">
      <h2>{words.history}</h2>
      <ul className="grid gap-3">
        {history.map((entry) => (
          <li key={`${entry.at} ${entry.title}`}>
            <Num className="text-14 text-ink-2">
              {formatWallTime(toWall(new Date(entry.at), zone ?? 'UTC'))}
            </Num>
            <p className="font-bold">{entry.title}</p>
            {entry.text && <p className="text-ink-2">{entry.text}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
