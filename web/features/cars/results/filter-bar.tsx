import { MapPin, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Area } from '#protocol/home/home.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Count } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateRangeFields } from '#web/ui/dates/date-range-fields.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import { useAfterDialogs } from '../parts/use-after-dialogs.ts'
import { type CarFilters, filterCount } from './car-filters.ts'
import { filtersButtonId } from './filter-chips.tsx'
import { resultsMessages } from './results-messages.ts'
import type { ResultsQuery } from './use-results-query.ts'

const load = () => import('./filter-sheet.tsx')
/** Nobody needs it to see the cars: it comes when it is opened. */
const FilterSheet = lazy(() => load().then((module) => ({ default: module.FilterSheet })))

type FilterBarProps = {
  areas: readonly Area[]
  query: ResultsQuery | undefined
  filters: CarFilters
  onQuery: (change: { area?: string | undefined; trip?: Trip }) => void
  onFilters: (filters: CarFilters) => void
}

/** Filters, area, start and end; each change searches again (docs/product/app.md#home-and-results). */
export function FilterBar({ areas, query, filters, onQuery, onFilters }: FilterBarProps) {
  const words = useMessages(resultsMessages)
  const afterDialogs = useAfterDialogs()
  const [isOpen, setOpen] = useState(false)
  const count = filterCount(filters)
  const items = [{ id: '', name: words.allAreas }, ...areas]
  return (
    <search
      aria-label={words.filterBar}
      className="z-10 mb-4 flex flex-wrap items-end gap-2.5 rounded-card bg-surface p-3 shadow-2 lg:sticky lg:top-[84px] lg:grid lg:grid-cols-[auto_1.2fr_1.4fr_1.4fr] lg:px-4 lg:py-3.5"
    >
      <Button
        id={filtersButtonId}
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        className="min-h-13 grow px-3!"
      >
        <SlidersHorizontal aria-hidden="true" size={20} />
        {count === 0 ? words.allTypes : words.filters}
        {count > 0 && (
          <Count>
            {count}
            <span className="sr-only"> {words.selected(count)}</span>
          </Count>
        )}
      </Button>
      <Select
        label={words.area}
        name="area"
        icon={
          <MapPin aria-hidden="true" size={20} className="flex-none text-ink-2 max-sm:hidden" />
        }
        className="grow-9 basis-40"
        items={items}
        value={query?.area ?? ''}
        onChange={(event) => onQuery({ area: event.target.value || undefined })}
      />
      <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2.5 lg:contents">
        <DateRangeFields
          start={query?.trip.start}
          end={query?.trip.end}
          min={query?.min}
          onChange={({ start, end }) => {
            if (start && end) afterDialogs(() => onQuery({ trip: { start, end } }))
          }}
        />
      </div>
      {isOpen && query && (
        <Suspense>
          <FilterSheet
            query={query}
            filters={filters}
            onApply={(next) => {
              setOpen(false)
              afterDialogs(() => onFilters(next))
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </search>
  )
}
