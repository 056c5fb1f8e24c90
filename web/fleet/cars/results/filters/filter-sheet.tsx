import { Heart } from 'lucide-react'
import { useState } from 'react'
import { cars } from '#protocol/fleet/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { useSettled } from '#web/core/use-settled.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useTypesFeatures } from '../../parts/use-types-features.ts'
import {
  type CarFilters,
  cleared,
  filterFields,
  listSorts,
  toggleFavourites,
} from '../car-filters.ts'
import { resultsMessages } from '../results-messages.ts'
import type { ResultsQuery } from '../use-results-query.ts'
import { whereFields } from '../where.ts'
import { FeatureSection } from './feature-section.tsx'
import { filterMessages } from './filter-messages.ts'
import './filters.css'
import { KindSection } from './kind-section.tsx'
import { type Choices, type PriceTrouble, priceTrouble } from './price-limits.ts'
import { PriceSection } from './price-section.tsx'
import { TownSection } from './town-section.tsx'

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

/** The price, types with their body types, features, towns and the order, each with how many cars; the button counts along. */
export function FilterSheet(props: FilterSheetProps) {
  const { query, filters, miles, favourites, onApply, onClose } = props
  const words = { ...useMessages(resultsMessages), ...useMessages(filterMessages) }
  const { types, features } = useTypesFeatures()
  const [draft, setDraft] = useState(filters)
  // What was typed and is no amount goes with «Clear all», too.
  const [clearings, setClearings] = useState(0)
  const asked = useSettled(draft, 300)
  const { data, error } = useRead(cars, {
    ...query.trip,
    miles,
    ...filterFields(asked, types, favourites),
    ...whereFields(asked, query.area),
    limit: 1,
    choices: true,
  })
  const choices = data?.choices
  // What was counted is what would be shown.
  const counted = asked === draft ? data : undefined
  const limits = { lowest: draft.lowestPrice, highest: draft.highestPrice }
  const trouble = priceTrouble(limits, choices?.prices, counted?.totalAvailable)
  const free = counted?.totalAvailable
  const none = trouble ? troubleText(words, trouble) : counted?.total === 0 && words.noMatch
  const found = none || (free ? words.show(free) : words.showCars)
  const firsts = types.map((_type, at) =>
    types.slice(0, at).reduce((sum, { subtypes }) => sum + subtypes.length, 0),
  )
  const sorts = listSorts.filter((each) => each !== 'distance' || draft.near !== undefined)
  return (
    <Dialog
      title={words.filters}
      isOpen
      onClose={onClose}
      width="side"
      actions={
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            setDraft(cleared(draft))
            setClearings(clearings + 1)
          }}
        >
          {words.clearAll}
        </Button>
      }
      footer={
        <>
          <Button
            size="lg"
            className="flex-1"
            disabledReason={none ? '' : undefined}
            onClick={() => onApply(draft)}
          >
            {found}
          </Button>
          {/* Only what is counted is worth saying. */}
          <span role="status" className="sr-only">
            {none || counted ? found : error ? words.notCounted : ''}
          </span>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3.5">
        {error && !data && <p className="text-14 text-ink-2">{words.notCounted}</p>}
        <PriceSection
          key={clearings}
          filters={draft}
          onFilters={setDraft}
          trip={query.trip}
          miles={miles}
          prices={choices?.prices}
          trouble={trouble}
        />
        {types.map((type, at) => (
          <KindSection
            key={type.id}
            type={type}
            types={types}
            filters={draft}
            onFilters={setDraft}
            countOf={(id) => countIn(choices?.subtypes, id)}
            place={firsts[at] ?? 0}
          />
        ))}
        <FeatureSection
          features={features}
          filters={draft}
          onFilters={setDraft}
          countOf={(id) => countIn(choices?.features, id)}
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
        <TownSection
          area={query.area}
          filters={draft}
          onFilters={setDraft}
          towns={choices?.towns ?? []}
        />
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
      </div>
    </Dialog>
  )
}

/** What is not named has no car; undefined until the cars are counted. */
function countIn(counts: Choices['subtypes'] | undefined, id: string): number | undefined {
  return counts && (counts.find((each) => each.id === id)?.count ?? 0)
}

/** «No cars at $100. The cheapest is $677.15» */
function troubleText(words: typeof filterMessages.en, trouble: PriceTrouble): string {
  if (trouble.kind === 'tooLow')
    return `${words.noneAt(formatRate(trouble.at))} ${words.cheapest(formatRate(trouble.setTo))}`
  if (trouble.kind === 'tooHigh')
    return `${words.noneFrom(formatRate(trouble.at))} ${words.dearest(formatRate(trouble.setTo))}`
  return words.noneBetween
}
