import { MapPin } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { TownField, townText } from '#web/fleet/places/town-field.tsx'
import { useArea } from '#web/fleet/site/use-area.ts'
import { Select } from '#web/ui/forms/select.tsx'
import type { CarFilters } from '../car-filters.ts'
import { resultsMessages } from '../results-messages.ts'
import { inTown, nearTown } from '../where.ts'
import { filterMessages } from './filter-messages.ts'
import type { Choices } from './price-limits.ts'

type TownSectionProps = {
  /** Only its towns; undefined for all. */
  area: string | undefined
  filters: CarFilters
  onFilters: (filters: CarFilters) => void
  /** Those with free cars. */
  towns: Choices['towns']
}

/** The town that cars stand in, where an area has more than one, and the town that the nearest come first of. */
export function TownSection({ area, filters, onFilters, towns }: TownSectionProps) {
  const words = { ...useMessages(resultsMessages), ...useMessages(filterMessages) }
  const areaName = useArea(area)?.name
  const { town } = filters
  // A chosen town stays in the list when none of its cars is left.
  const all =
    town === undefined || towns.some(({ name }) => name === town)
      ? towns
      : [{ name: town, count: 0 }, ...towns]
  return (
    <>
      {areaName !== undefined && (all.length > 1 || town !== undefined) && (
        <Select
          label={words.pickupTown}
          name="town"
          icon={<MapPin aria-hidden="true" size={20} className="flex-none text-ink-2" />}
          items={[
            { id: '', name: words.anywhere(areaName) },
            ...all.map(({ name, count }) => ({ id: name, name: `${name}, ${words.cars(count)}` })),
          ]}
          value={town ?? ''}
          onChange={({ target }) => onFilters(inTown(filters, area, target.value || undefined))}
        />
      )}
      <TownField
        label={words.near}
        clearLabel={words.nearClear}
        area={area}
        value={filters.near}
        onChange={(near) =>
          onFilters(nearTown(filters, area, near && { id: near.id, name: townText(near) }))
        }
      />
    </>
  )
}
