import { Heart } from 'lucide-react'
import { useId, useState } from 'react'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { cars } from '#protocol/fleet/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useSettled } from '#web/core/use-settled.ts'
import { TownField, townText } from '#web/fleet/places/town-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useTypesFeatures } from '../parts/use-types-features.ts'
import {
  type CarFilters,
  cleared,
  filterCount,
  filterFields,
  listSorts,
  toggleFavourites,
  toggleFeature,
  toggleSubtype,
  toggleType,
  upTo,
} from './car-filters.ts'
import { PriceField } from './price-field.tsx'
import { resultsMessages } from './results-messages.ts'
import type { ResultsQuery } from './use-results-query.ts'
import { nearTown, type Town, whereFields } from './where.ts'

type FilterSheetProps = {
  query: ResultsQuery
  filters: CarFilters
  /** How far one means to drive, for the prices. */
  miles: number
  /** Ids of this browser's favourites. */
  favourites: readonly string[]
  onApply: (filters: CarFilters) => void
  onClose: () => void
}

/** The order, a town, types with their body types, and features; the button counts along. */
export function FilterSheet({
  query,
  filters,
  miles,
  favourites,
  onApply,
  onClose,
}: FilterSheetProps) {
  const words = useMessages(resultsMessages)
  const id = useId()
  const { types, features } = useTypesFeatures()
  const [draft, setDraft] = useState(filters)
  const asked = useSettled(draft, 300)
  const { data } = useRead(cars, {
    ...query.trip,
    miles,
    ...filterFields(asked, types, favourites),
    ...whereFields(asked, query.area),
    limit: 1,
  })
  const sorts = listSorts.filter((each) => each !== 'distance' || draft.near !== undefined)
  // What was counted is what would be shown.
  const counted = asked === draft ? data : undefined
  const free = counted?.totalAvailable
  const found = counted?.total === 0 ? words.noMatch : free ? words.show(free) : words.showCars
  return (
    <Dialog
      title={words.filters}
      isOpen
      onClose={onClose}
      width="side"
      footer={
        <>
          <Button
            variant="ghost"
            onClick={() => setDraft(cleared(draft))}
            className={filterCount(draft) === 0 ? 'invisible' : undefined}
          >
            {words.clearAll}
          </Button>
          <Button size="lg" className="flex-1" onClick={() => onApply(draft)}>
            {found}
          </Button>
          <span role="status" className="sr-only">
            {found}
          </span>
        </>
      }
    >
      <div className="grid gap-6">
        <Select
          label={words.sort}
          name="sort"
          items={sorts.map((each) => ({ id: each, name: words.sorts[each] }))}
          value={draft.sort}
          onChange={({ target }) => {
            const sort = listSorts.find((each) => each === target.value)
            if (sort) setDraft({ ...draft, sort })
          }}
        />
        {(favourites.length > 0 || draft.onlyFavourites) && (
          <div>
            <Chip
              selected={draft.onlyFavourites === true}
              onToggle={() => setDraft(toggleFavourites(draft))}
            >
              <Heart aria-hidden="true" size={18} />
              {words.favourites}
            </Chip>
          </div>
        )}
        <PriceField
          totalDays={rentalDuration(query.trip.start, query.trip.end).totalDays}
          miles={miles}
          value={draft.highestPrice}
          onChange={(dollars) => setDraft(upTo(draft, dollars))}
        />
        <PlaceField
          area={query.area}
          value={draft.near}
          onChange={(town) => setDraft(nearTown(draft, query.area, town))}
        />
        {types.map((type) => (
          <section key={type.id} aria-labelledby={`${id}-${type.id}`}>
            <h3 id={`${id}-${type.id}`} className="mb-2.5">
              {type.name}
            </h3>
            <div className="flex flex-wrap gap-2">
              <Chip
                selected={draft.selectedTypes.includes(type.id)}
                onToggle={() => setDraft(toggleType(draft, types, type.id))}
              >
                {words.allOf(type.name)}
              </Chip>
              {type.subtypes.map((subtype) => (
                <Chip
                  key={subtype.id}
                  selected={draft.selectedSubtypes.includes(subtype.id)}
                  onToggle={() => setDraft(toggleSubtype(draft, types, subtype.id))}
                >
                  {subtype.name}
                </Chip>
              ))}
            </div>
          </section>
        ))}
        <section aria-labelledby={`${id}-features`}>
          <h3 id={`${id}-features`} className="mb-2.5">
            {words.features}
          </h3>
          <div className="flex flex-wrap gap-2">
            {features.map((feature) => (
              <Chip
                key={feature.id}
                selected={draft.selectedFeatures.includes(feature.id)}
                onToggle={() => setDraft(toggleFeature(draft, feature.id))}
              >
                {feature.name}
              </Chip>
            ))}
          </div>
        </section>
      </div>
    </Dialog>
  )
}

type PlaceFieldProps = {
  /** Only its towns; undefined for all. */
  area: string | undefined
  value: Town | undefined
  onChange: (town: Town | undefined) => void
}

/** «Near a town» among the filters. */
function PlaceField({ area, value, onChange }: PlaceFieldProps) {
  const words = useMessages(resultsMessages)
  return (
    <TownField
      label={words.near}
      clearLabel={words.nearClear}
      area={area}
      value={value}
      onChange={(town) => onChange(town && { id: town.id, name: townText(town) })}
    />
  )
}
