import { useState } from 'react'
import { relocationGaps } from '#protocol/jobs/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useAreas } from '#web/fleet/site/use-area.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { StaffList } from '../staff-list.tsx'
import { useList } from '../use-list.ts'
import { AnyCar } from './any-car.tsx'
import { GapCard } from './gap-card.tsx'
import { relocationMessages } from './relocation-messages.ts'
import { ToLookAt } from './to-look-at.tsx'
import type { Posted } from './use-post.ts'

/** Cars that are wanted in another area, what moving earns first (docs/product/jobs.md#relocation). */
export function RelocationList() {
  const words = useMessages(relocationMessages)
  const areas = useAreas()
  const [area, setArea] = useState('')
  const [posted, setPosted] = useState<Posted>()
  const list = useList(relocationGaps, { area: area || undefined }, ({ gaps }) => gaps)
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
        value={area}
        onChange={({ target }) => setArea(target.value)}
      />
      <StaffList
        list={list}
        none={<EmptyState title={area ? words.noneHere : words.none}>{words.noneText}</EmptyState>}
      >
        {(gaps) => gaps.map((gap) => <GapCard key={gap.car.id} gap={gap} onPosted={setPosted} />)}
      </StaffList>
      <AnyCar onPosted={setPosted} />
    </div>
  )
}
