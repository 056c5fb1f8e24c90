import { useState } from 'react'
import { staffFeeds } from '#protocol/staff/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { calendarMessages } from './calendar-messages.ts'
import { FeedForm } from './feed-form.tsx'
import { FeedRows } from './feed-rows.tsx'
import { LinkRow } from './link-row.tsx'
import { OverlapRows } from './overlap-rows.tsx'
import './calendars.css'

/** The calendars of one car: those of other marketplaces, what overlaps, and its own for others (docs/product/calendars.md). */
export function CarCalendars({ car }: { car: string }) {
  const words = useMessages(calendarMessages)
  const { data, error, refetch } = useRead(staffFeeds, { car })
  const [isAdding, setAdding] = useState(false)
  if (!data)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-40" />
  const { feeds, overlaps, links } = data
  return (
    <Card className="grid gap-4" aria-label={words.title}>
      <div>
        <h2 className="text-20">{words.title}</h2>
        <p className="text-ink-2">{words.about}</p>
      </div>
      <OverlapRows overlaps={overlaps} />
      <section aria-label={words.feeds} className="grid gap-2">
        <h3 className="text-18">{words.feeds}</h3>
        {feeds.length > 0 ? <FeedRows feeds={feeds} /> : <p className="text-ink-2">{words.none}</p>}
        {isAdding ? (
          <FeedForm car={car} onDone={() => setAdding(false)} />
        ) : (
          <div>
            <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          </div>
        )}
      </section>
      <section aria-label={words.out} className="grid gap-2">
        <h3 className="text-18">{words.out}</h3>
        <p className="text-ink-2">{words.outAbout}</p>
        <ul className="calendar-rows">
          <LinkRow of={{ car }} link={links[0]} />
        </ul>
      </section>
    </Card>
  )
}
