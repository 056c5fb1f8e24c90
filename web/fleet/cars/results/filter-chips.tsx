import { useEffect, useRef } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { RemovableChip } from '#web/ui/chip.tsx'
import { useTypesFeatures } from '../parts/use-types-features.ts'
import {
  type CarFilters,
  cleared,
  filterCount,
  hasPrice,
  priced,
  toggleFavourites,
  toggleFeature,
  toggleSubtype,
  toggleType,
} from './car-filters.ts'
import { priceText } from './price-text.ts'
import { resultsMessages } from './results-messages.ts'
import { inTown, nearTown, onMap } from './where.ts'

/** The button beside which the chips stand. */
export const filtersButtonId = 'filters'

type FilterChipsProps = {
  area: string | undefined
  filters: CarFilters
  onFilters: (filters: CarFilters) => void
}

/** What is filtered, each to be taken away with one press. */
export function FilterChips({ area, filters, onFilters }: FilterChipsProps) {
  const words = useMessages(resultsMessages)
  const { types, features } = useTypesFeatures(filterCount(filters) > 0)
  const list = useRef<HTMLUListElement>(null)
  const hasRemoved = useRef(false)
  useEffect(() => {
    if (!hasRemoved.current || document.activeElement !== document.body) return
    hasRemoved.current = false
    // The pressed chip is gone: the focus goes to the next one, or where filters are chosen.
    const next = list.current?.querySelector('button') ?? document.getElementById(filtersButtonId)
    next?.focus()
  })
  const remove = (without: CarFilters) => {
    hasRemoved.current = true
    onFilters(without)
  }
  if (filterCount(filters) === 0) return null
  const subtypes = types.flatMap((type) => type.subtypes)
  const { near, bounds, town, onlyFavourites } = filters
  const chosen = [
    ...(onlyFavourites
      ? [{ id: 'favourites', name: words.favourites, without: toggleFavourites(filters) }]
      : []),
    ...(hasPrice(filters)
      ? [
          {
            id: 'price',
            name: priceText(words, filters),
            without: priced(filters, undefined, undefined),
          },
        ]
      : []),
    ...(town === undefined
      ? []
      : [{ id: 'town', name: town, without: inTown(filters, area, undefined) }]),
    ...(near
      ? [
          {
            id: near.id,
            name: words.nearChip(near.name),
            without: nearTown(filters, area, undefined),
          },
        ]
      : []),
    ...(bounds
      ? [{ id: 'map', name: words.partOfMap, without: onMap(filters, area, undefined) }]
      : []),
    ...types
      .filter(({ id }) => filters.selectedTypes.includes(id))
      .map((type) => ({ ...type, without: toggleType(filters, types, type.id) })),
    ...subtypes
      .filter(({ id }) => filters.selectedSubtypes.includes(id))
      .map((subtype) => ({ ...subtype, without: toggleSubtype(filters, types, subtype.id) })),
    ...features
      .filter(({ id }) => filters.selectedFeatures.includes(id))
      .map((feature) => ({ ...feature, without: toggleFeature(filters, feature.id) })),
  ]
  return (
    <ul ref={list} aria-label={words.selectedFilters} className="mb-3.5 flex flex-wrap gap-2">
      {chosen.map(({ id, name, without }) => (
        <li key={id}>
          <RemovableChip label={name} onRemove={() => remove(without)} />
        </li>
      ))}
      <li>
        <Button
          variant="secondary"
          size="sm"
          className="rounded-full"
          onClick={() => remove(cleared(filters))}
        >
          {words.clearAll}
        </Button>
      </li>
    </ul>
  )
}
