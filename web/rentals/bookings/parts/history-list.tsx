import { dayAndTime } from '#domain/core/time/format-date.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { useLanguage } from '#web/core/i18n.ts'
import { Num } from '#web/ui/num.tsx'

type Entry = { at: string; title: string; text?: string; rentalStatus?: number }

/** All that happened to the order, on the area's clock. */
export function HistoryList({
  history,
  zone,
}: {
  history: readonly Entry[]
  zone: string | undefined
}) {
  const lang = useLanguage()
  return (
    <ul className="grid gap-3">
      {history.map((entry) => (
        <li key={`${entry.at} ${entry.title}`}>
          <Num className="text-14 text-ink-2">
            {dayAndTime(toWall(new Date(entry.at), zone ?? 'UTC'), lang)}
          </Num>
          <p className="font-bold">{entry.title}</p>
          {entry.text && <p className="text-ink-2">{entry.text}</p>}
        </li>
      ))}
    </ul>
  )
}
