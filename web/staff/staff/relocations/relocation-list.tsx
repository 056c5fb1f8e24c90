import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { relocationGaps } from '#protocol/jobs/names.ts'
import type { RelocationGap } from '#protocol/jobs/relocation/relocation.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useAreas } from '#web/fleet/site/use-area.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Code } from '#web/ui/code.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useWhen } from '../desk/use-when.ts'
import { useList } from '../use-list.ts'
import { AnyCar } from './any-car.tsx'
import { GapCard } from './gap-card.tsx'
import { relocationMessages } from './relocation-messages.ts'
import { ToLookAt } from './to-look-at.tsx'
import type { Posted } from './use-post.ts'

const { useSearch } = getRouteApi(routes.staff)

const nameOf = ({ car }: RelocationGap) => `${carName(car)}, ${car.plate ?? ''}`

function useColumns(): DeskColumn<RelocationGap>[] {
  const words = useMessages(relocationMessages)
  const when = useWhen()
  return [
    {
      id: 'car',
      sortBy: ({ car }) => carName(car),
      title: words.car,
      width: '1fr',
      cell: ({ car }) => <Lines first={carName(car)} second={<Code>{car.plate}</Code>} />,
    },
    {
      id: 'way',
      sortBy: ({ miles }) => miles,
      title: words.way,
      width: '1fr',
      cell: ({ from, to, miles }) => (
        <Lines first={`${from.name} → ${to.name}`} second={words.miles(formatMiles(miles))} />
      ),
    },
    {
      id: 'window',
      sortBy: ({ start }) => start,
      title: words.taken,
      width: 150,
      cell: ({ start, end }) => <Lines first={when.day(start)} second={`– ${when.day(end)}`} />,
    },
    {
      id: 'reason',
      sortBy: ({ reason }) => words.reasons[reason],
      title: words.reason,
      width: 160,
      cell: ({ reason }) => <Badge tone="info">{words.reasons[reason]}</Badge>,
    },
    {
      id: 'earns',
      sortBy: ({ earns }) => earns,
      title: words.more,
      width: 110,
      isNumber: true,
      cell: ({ earns }) => <Money dollars={earns} className="font-bold" />,
    },
  ]
}

/** Cars that are wanted in another area, what moving earns first (docs/product/jobs.md#relocation). */
export function RelocationList() {
  const words = useMessages(relocationMessages)
  const areas = useAreas()
  const navigate = useNavigate()
  const { area } = useSearch()
  const [posted, setPosted] = useState<Posted>()
  const list = useList(relocationGaps, { area }, ({ gaps }) => gaps)
  const columns = useColumns()
  return (
    <div className="grid gap-4">
      <ToLookAt />
      <p className="text-ink-2">{words.how}</p>
      <div role="status" className="empty:hidden">
        {posted && (
          <Banner tone="ok">
            <p>{words.posted(posted.title)}</p>
            <LinkButton
              to={routes.job}
              params={{ id: posted.id }}
              variant="secondary"
              size="sm"
              className="mt-2"
            >
              {words.open}
            </LinkButton>
          </Banner>
        )}
      </div>
      <Select
        className="max-w-100"
        label={words.area}
        placeholder={words.allAreas}
        items={areas.map(({ id, name }) => ({ id, name }))}
        value={area ?? ''}
        onChange={({ target }) =>
          void navigate({
            to: routes.staff,
            search: (before) => ({ ...before, open: undefined, area: target.value || undefined }),
            resetScroll: false,
          })
        }
      />
      <DeskList
        label={words.gaps}
        list={list}
        idOf={({ car }) => car.id}
        aboutOf={nameOf}
        columns={columns}
        none={<EmptyState title={area ? words.noneHere : words.none}>{words.noneText}</EmptyState>}
      >
        {(gap) => <GapCard key={gap.car.id} gap={gap} onPosted={setPosted} />}
      </DeskList>
      <AnyCar onPosted={setPosted} />
    </div>
  )
}
