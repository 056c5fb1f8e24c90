import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Right } from '#protocol/core/rights.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Count } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { menuMessages } from '../menu-messages.ts'
import { viewIcons } from './view-icons.ts'
import { type ViewName, viewGroups } from '../view-groups.ts'
import { maySee } from '../views.ts'
import './staff-rail.css'

type StaffMenuProps = {
  current: ViewName
  rights: readonly Right[] | undefined
  /** How much waits in each list; absent while it is not known. */
  waiting: Record<string, number> | undefined
  /** On a desk signs alone, each with its name beside it as long as it is pointed at. */
  isRail?: boolean
}

const item =
  'flex min-h-11 w-full items-center justify-between gap-2 rounded-control px-3 text-left font-medium no-underline hover:bg-sunken aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-soft'

/** All lists with what waits in them: beside the list on a desk, behind one button on a phone. */
export function StaffMenu({ current, rights, waiting, isRail = false }: StaffMenuProps) {
  const words = useMessages(menuMessages)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const groups = Object.entries(viewGroups)
    .map(([group, names]) => [group, names.filter((name) => maySee(name, rights))] as const)
    .filter(([, names]) => names.length > 0)
  const inAll = groups
    .flatMap(([, names]) => names)
    .reduce((sum, name) => sum + (waiting?.[name] ?? 0), 0)
  return (
    <nav aria-label={words.menu} className={cx('min-w-0', isRail && 'staff-rail')}>
      <Button
        variant="secondary"
        full
        className="lg:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words.menu}
        <Waiting count={inAll} />
        <ChevronDown aria-hidden="true" size={20} />
      </Button>
      <div id={id} className={cx('mt-3 gap-4 lg:mt-0 lg:grid', isOpen ? 'grid' : 'hidden')}>
        {groups.map(([group, names]) => (
          <div key={group}>
            <p id={`${id}${group}`} className="px-3 text-14 font-bold text-ink-2">
              {words.groups[group as keyof typeof viewGroups]}
            </p>
            <ul aria-labelledby={`${id}${group}`}>
              {names.map((name) => (
                <li key={name}>
                  <Link
                    to={routes.staff}
                    search={{ view: name }}
                    aria-current={name === current ? 'page' : undefined}
                    className={item}
                    onClick={() => setOpen(false)}
                  >
                    <span className="flex min-w-0 items-center gap-3">
                      <Icon name={name} />
                      <span className="min-w-0">{words.views[name]}</span>
                    </span>
                    <Waiting count={waiting?.[name] ?? 0} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

function Icon({ name }: { name: ViewName }) {
  const Drawn = viewIcons[name]
  return <Drawn aria-hidden="true" size={20} className="flex-none" />
}

function Waiting({ count }: { count: number }) {
  const words = useMessages(menuMessages)
  if (count === 0) return null
  return (
    <Count>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{words.waiting(count)}</span>
    </Count>
  )
}
