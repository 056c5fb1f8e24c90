import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { staffCalendar, staffEndFeed, staffFeeds } from '#protocol/staff/names.ts'
import type { StaffFeeds } from '#protocol/staff/calendars/staff-feeds.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Code } from '#web/ui/code.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useWhen } from '../desk/use-when.ts'
import { useDecide } from '../use-decide.ts'
import { calendarMessages } from './calendar-messages.ts'
import { FeedForm } from './feed-form.tsx'
import './calendars.css'

type Feed = StaffFeeds['feeds'][number]

const tones = { waiting: 'neutral', read: 'ok', failing: 'danger' } as const

/** Calendars of other marketplaces with how they are; those that cannot be read say why. */
export function FeedRows({
  feeds,
  namesCars,
}: {
  feeds: readonly Feed[]
  /** Each leads to its car, where it is changed. */
  namesCars?: boolean
}) {
  return (
    <ul className="calendar-rows">
      {feeds.map((feed) => (
        <FeedRow key={feed.id} feed={feed} namesCar={namesCars ?? false} />
      ))}
    </ul>
  )
}

function FeedRow({ feed, namesCar }: { feed: Feed; namesCar: boolean }) {
  const words = useMessages(calendarMessages)
  const when = useWhen()
  const { decide, isPending } = useDecide(staffEndFeed, staffFeeds, staffCalendar)
  const [doing, setDoing] = useState<'change' | 'end'>()
  const { id, car, carName, plate, name, host, state, readAt, failingSince, message, ahead } = feed
  if (doing === 'change')
    return (
      <li>
        <FeedForm car={car} feed={feed} onDone={() => setDoing(undefined)} />
      </li>
    )
  return (
    <li>
      <div className="min-w-0">
        <p>
          {namesCar ? (
            <Link
              to={routes.staff}
              search={{ view: 'cars', car }}
              className="font-bold underline underline-offset-3"
            >
              {carName} · <Code>{plate}</Code>
            </Link>
          ) : (
            <span className="font-bold">{name}</span>
          )}
        </p>
        <p className="text-14 text-ink-2">
          {[
            namesCar ? name : undefined,
            host,
            words.ahead(ahead),
            readAt && words.readAt(when.wall(readAt)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {message !== undefined && (
          <p className={failingSince ? 'text-danger' : 'text-warn'}>
            {message} {failingSince && words.stays}
          </p>
        )}
      </div>
      <div className="calendar-does">
        <Badge tone={tones[state]}>
          {words.state[state]} {failingSince && words.since(when.wall(failingSince))}
        </Badge>
        {!namesCar && (
          <>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`${words.change}: ${name}`}
              onClick={() => setDoing('change')}
            >
              {words.change}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`${words.end}: ${name}`}
              onClick={() => setDoing('end')}
            >
              {words.end}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        isOpen={doing === 'end'}
        title={words.endTitle(name)}
        text={words.endText}
        okLabel={words.end}
        cancelLabel={words.cancel}
        danger
        busy={isPending}
        onCancel={() => setDoing(undefined)}
        onOk={() => decide({ feed: id, version: feed.version }, () => setDoing(undefined))}
      />
    </li>
  )
}
