import { staffFeeds } from '#protocol/staff/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { calendarMessages } from './calendar-messages.ts'
import { FeedRows } from './feed-rows.tsx'
import { LinkRow } from './link-row.tsx'
import { OverlapRows } from './overlap-rows.tsx'
import './calendars.css'

/** All calendars of others with their state, what overlaps, and ours by area and car (docs/product/calendars.md). */
export function FeedList() {
  const words = useMessages(calendarMessages)
  const { data, error, refetch } = useRead(staffFeeds, {})
  if (!data)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
  const { feeds, overlaps, links, areas } = data
  return (
    <div className="grid gap-4">
      {overlaps.length > 0 && (
        <Card>
          <OverlapRows overlaps={overlaps} namesCars />
        </Card>
      )}
      <Card className="grid gap-2" aria-label={words.feeds}>
        <h2 className="text-20">{words.feeds}</h2>
        <p className="text-ink-2">{words.about}</p>
        {feeds.length > 0 ? (
          <FeedRows feeds={feeds} namesCars />
        ) : (
          <EmptyState title={words.noFeeds}>{words.noFeedsText}</EmptyState>
        )}
      </Card>
      <Card className="grid gap-2" aria-label={words.out}>
        <h2 className="text-20">{words.out}</h2>
        <p className="text-ink-2">{words.outAreas}</p>
        <ul className="calendar-rows">
          {areas.map(({ id, name }) => (
            <LinkRow
              key={id}
              of={{ area: id }}
              name={name}
              link={links.find(({ area }) => area === id)}
            />
          ))}
          {links.map((link) =>
            link.car === undefined ? null : (
              <LinkRow
                key={link.car}
                of={{ car: link.car }}
                name={`${link.name}, ${link.plate ?? ''}`}
                link={link}
              />
            ),
          )}
        </ul>
      </Card>
    </div>
  )
}
