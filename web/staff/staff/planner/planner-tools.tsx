import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { memo } from 'react'
import { addDays, addDaysToDay, dayOf } from '#domain/core/time/wall-time.ts'
import type { Success } from '#protocol/core/operation.ts'
import type { staffCalendar } from '#protocol/staff/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { plannerMessages } from './planner-messages.ts'
import type { Question } from './use-planner-cars.ts'

const { useSearch } = getRouteApi(routes.staff)

const lengths = [14, 30, 60, 92]
const usualDays = 14
const freeDays = 7

/** What the address asks for: `day` from when, `filter` how many days, `state` which type, `find` free from~until. */
export function useAsked(): Question {
  const { day, filter, area, state, find } = useSearch()
  const [freeFrom, freeUntil] = find?.split('~') ?? []
  const days = Number(filter)
  return {
    days: lengths.includes(days) ? days : usualDays,
    ...(day && { from: day }),
    ...(area && { area }),
    ...(state && { type: state }),
    ...(freeFrom && freeUntil && { freeFrom, freeUntil }),
  }
}

type PlannerToolsProps = { found: Success<typeof staffCalendar> | undefined; asked: Question }

/** Which cars and which days; all of it is in the address. */
export const PlannerTools = memo(function PlannerTools({ found, asked }: PlannerToolsProps) {
  const words = useMessages(plannerMessages)
  const navigate = useNavigate()
  const show = (more: Partial<Record<'day' | 'filter' | 'area' | 'state' | 'find', string>>) =>
    void navigate({
      to: routes.staff,
      search: (before) => ({ ...before, ...more }),
      replace: true,
      resetScroll: false,
    })
  /** A week where the other end is not said, or would lie before it. */
  const showFree = (from: string | undefined, until: string | undefined) => {
    const begins = from ?? (until && addDays(until, -freeDays))
    if (!begins) return
    const ends = until !== undefined && until > begins ? until : addDays(begins, freeDays)
    show({ find: `${begins}~${ends}`, day: dayOf(begins) })
  }
  const { days = usualDays } = asked
  const { areas = [], types = [] } = found ?? {}
  const step = (by: number) => found && show({ day: addDaysToDay(found.from, by) })
  return (
    <div className="planner-tools">
      <p className="planner-count" role="status">
        {found && words.cars(found.total)}
      </p>
      {(areas.length > 1 || asked.area) && (
        <Select
          label={words.area}
          value={asked.area ?? ''}
          items={[{ id: '', name: words.allAreas }, ...areas]}
          onChange={({ target }) => show({ area: target.value })}
        />
      )}
      {(types.length > 1 || asked.type) && (
        <Select
          label={words.type}
          value={asked.type ?? ''}
          items={[{ id: '', name: words.allTypes }, ...types]}
          onChange={({ target }) => show({ state: target.value })}
        />
      )}
      <div role="group" aria-label={words.free} className="planner-dates">
        <DateTimeField
          label={words.freeFrom}
          value={asked.freeFrom}
          isNear
          onChange={(freeFrom) => showFree(freeFrom, asked.freeUntil)}
        />
        <DateTimeField
          label={words.freeUntil}
          value={asked.freeUntil}
          {...(asked.freeFrom && { min: asked.freeFrom })}
          isNear
          onChange={(freeUntil) => showFree(asked.freeFrom, freeUntil)}
        />
        {asked.freeFrom && (
          <IconButton label={words.freeClear} onClick={() => show({ find: '' })}>
            <X aria-hidden="true" size={20} />
          </IconButton>
        )}
      </div>
      <Segments
        label={words.length}
        hidesLabel
        items={lengths.map((id) => ({ id, name: `${id}` }))}
        value={days}
        onChange={(id) => show({ filter: id === usualDays ? '' : `${id}` })}
      />
      <div className="planner-steps">
        <IconButton label={words.before} onClick={() => step(-7)}>
          <ChevronLeft aria-hidden="true" size={20} />
        </IconButton>
        <Button variant="ghost" size="sm" onClick={() => show({ day: '' })}>
          {words.today}
        </Button>
        <IconButton label={words.after} onClick={() => step(7)}>
          <ChevronRight aria-hidden="true" size={20} />
        </IconButton>
      </div>
    </div>
  )
})
