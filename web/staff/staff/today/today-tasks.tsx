import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Success } from '#protocol/core/operation.ts'
import { mayDo } from '#protocol/core/rights.ts'
import { userInfo } from '#protocol/people/names.ts'
import type { staffToday } from '#protocol/staff/names.ts'
import { staffRights } from '#protocol/staff-rights.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Code } from '#web/ui/code.tsx'
import './today.css'
import { todayMessages } from './today-messages.ts'

/** Things that stand in somebody's way, a line each. */
function Urgent({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="mb-4 overflow-clip rounded-card border border-line bg-surface"
    >
      <h2 className="border-b border-line px-4 py-3 text-20">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

/** One of them: what leads to where it is mended, and below it what helps to tell it. */
function UrgentLine({ link, second }: { link: ReactNode; second: ReactNode }) {
  return (
    <>
      <TriangleAlert aria-hidden="true" size={20} className="text-danger" />
      <p className="min-w-0">
        {link}
        <span className="block truncate text-14 text-ink-2">{second}</span>
      </p>
    </>
  )
}

/** Broken cars whose renters wait for another one; a press leads to where they are given one. */
export function BrokenCars({ cars }: { cars: Success<typeof staffToday>['brokenCars'] }) {
  const words = useMessages(todayMessages)
  if (cars.length === 0) return null
  return (
    <Urgent title={words.broken}>
      {cars.map(({ car, name, plate, reason, renters }) => (
        <li key={car} className="visit-row is-late">
          <UrgentLine
            link={
              <Link
                data-row=""
                to={routes.staff}
                search={{ view: 'cars', car, state: 'offTheRoad' }}
              >
                {name}
              </Link>
            }
            second={
              <>
                <Code>{plate}</Code> · {reason}
              </>
            }
          />
          <p className="visit-chips">
            <Badge tone="danger">{words.needCar(renters)}</Badge>
          </p>
        </li>
      ))}
    </Urgent>
  )
}

/** Cars that another marketplace has too; a press leads to the car's calendars. */
export function Overlaps({ overlaps }: { overlaps: Success<typeof staffToday>['overlaps'] }) {
  const words = useMessages(todayMessages)
  if (overlaps.length === 0) return null
  return (
    <Urgent title={words.overlaps}>
      {overlaps.map(({ id, car, name, plate, text }) => (
        <li key={id} className="visit-row is-late">
          <UrgentLine
            link={
              <Link data-row="" to={routes.staff} search={{ view: 'cars', car }}>
                {text}
              </Link>
            }
            second={
              <>
                {name} · <Code>{plate}</Code>
              </>
            }
          />
        </li>
      ))}
    </Urgent>
  )
}

const waitingLists = [
  ['messages', 'staffThreads'],
  ['documents', 'staffDocuments'],
] as const

/** What waits for an answer or a look, where it is done; only what one may do and what there is. */
export function Waiting({ counts }: { counts: Readonly<Record<string, number>> }) {
  const words = useMessages(todayMessages)
  const { data } = useRead(userInfo, {})
  const rights = data?.userInfo.rights ?? []
  const shown = waitingLists.flatMap(([view, list]) => {
    const count = mayDo(rights, staffRights[list]) ? (counts[view] ?? 0) : 0
    return count > 0 ? [{ view, text: words.waiting[view](count) }] : []
  })
  if (shown.length === 0) return null
  return (
    <p className="mb-4 flex flex-wrap gap-x-4 print:hidden">
      {shown.map(({ view, text }) => (
        <Link
          key={view}
          to={routes.staff}
          search={{ view }}
          className="link inline-flex min-h-11 items-center font-bold"
        >
          {text}
        </Link>
      ))}
    </p>
  )
}
