import { Link } from '@tanstack/react-router'
import { Route } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { myRoutes } from '#protocol/jobs/names.ts'
import type { SearchedWay } from '#protocol/jobs/jobs/routes.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { DrivePast } from '../ways/drive-past.tsx'
import { wayMessages } from '../ways/way-messages.ts'
import type { JobsSearch } from './jobs-address.ts'
import { along, wayOf } from './jobs-search.ts'
import { listMessages } from './list-messages.ts'
import { WayPanel } from './way-panel.tsx'

type WayBarProps = {
  search: JobsSearch
  /** As the server says it; undefined until it is known, and where none is asked for. */
  way: SearchedWay | undefined
  /** What the address asks for is no way. */
  isLost: boolean
  onSearch: (search: JobsSearch) => void
}

/** The way along which the jobs are, or how to choose one (docs/product/jobs-matching.md). */
export function WayBar({ search, way, isLost, onSearch }: WayBarProps) {
  const words = useMessages(listMessages).way
  const ways = useMessages(wayMessages)
  const panel = useId()
  // The buttons that take a way away or choose one go with it; this one stays.
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { data } = useRead(myRoutes, {})
  const saved = data?.routes ?? []
  const isAsked = wayOf(search) !== undefined && !isLost
  // Without signal only the name of a saved one is known.
  const known = saved.find(({ id }) => id === search.route)?.name
  const title = way?.name ?? way?.stops.map(({ name }) => name).join(' – ') ?? known
  const choose = (next: Parameters<typeof along>[1]) => {
    setOpen(false)
    onSearch(along(search, next))
    opener.current?.focus()
  }
  return (
    <Card tight aria-label={words.label} className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-40 items-center gap-3">
          <Route aria-hidden="true" size={20} className="flex-none text-primary" />
          <div className="min-w-0">
            {isAsked ? (
              <p role="status" className="break-words">
                <b>{title}</b>{' '}
                {way && (
                  <span className="block text-14 text-ink-2">{ways.detourOf(way.detour)}</span>
                )}
              </p>
            ) : data && saved.length > 0 ? (
              <DrivePast routes={saved} week={data.week} />
            ) : (
              <p>{words.ask}</p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            ref={opener}
            variant="secondary"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.close : isAsked ? words.change : words.choose}
          </Button>
          {isAsked && search.stops && !search.route && (
            <LinkButton
              to={routes.savedRoutes}
              search={{ edit: 'new', stops: search.stops, detour: search.detour }}
              variant="secondary"
              size="sm"
            >
              {words.save}
            </LinkButton>
          )}
          {isAsked && search.route && (
            <LinkButton
              to={routes.savedRoutes}
              search={{ edit: search.route }}
              variant="secondary"
              size="sm"
            >
              {words.edit}
            </LinkButton>
          )}
          {isAsked && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                choose({})
              }}
            >
              {words.clear}
            </Button>
          )}
          <Link
            to={routes.savedRoutes}
            className="inline-flex min-h-11 items-center px-3 font-bold text-primary"
          >
            {words.myRoutes}
          </Link>
        </div>
      </div>
      {isOpen && (
        <WayPanel key={JSON.stringify(way)} id={panel} saved={saved} way={way} onWay={choose} />
      )}
    </Card>
  )
}
