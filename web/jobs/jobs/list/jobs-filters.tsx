import type { OutputOf } from '#protocol/core/operation.ts'
import type { jobFilters } from '#protocol/jobs/jobs/jobs.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { type FilterName, filterNames, type JobsSearch } from './jobs-address.ts'
import { filterOf, itemsOf, ownersOf } from './jobs-search.ts'
import { listMessages } from './list-messages.ts'

type Options = Pick<OutputOf<typeof jobFilters>, 'owners' | 'statuses' | 'types' | 'areas'>
const none: Options = { owners: [], statuses: [], types: [], areas: [] }

type JobsFiltersProps = {
  search: JobsSearch
  /** Undefined until they are known. */
  options: Options | undefined
  onChange: (patch: JobsSearch) => void
}

/** The four selectors, each with how many jobs its choices show (docs/product/jobs.md#list). */
export function JobsFilters({ search, options = none, onChange }: JobsFiltersProps) {
  const words = useMessages(listMessages)
  const chosen = filterOf(search)
  const { owners, statuses, types, areas } = options
  const named = owners.map((option) => ({
    ...option,
    name: words.owners[ownersOf(option.id, owners)],
  }))
  const nobody = words.owners[ownersOf(chosen.jobOwnerId, owners)]
  const selectors = {
    jobOwnerId: { options: named, all: words.owners.all, unknown: nobody },
    status: { options: statuses, all: words.anyStatus, unknown: words.anyStatus },
    type: { options: types, all: words.allTypes, unknown: words.allTypes },
    area: { options: areas, all: words.allAreas, unknown: words.otherArea },
  } satisfies Record<FilterName, unknown>
  return (
    <Card
      tight
      role="group"
      aria-label={words.filters}
      className="grid grid-cols-2 gap-2.5 lg:grid-cols-4"
    >
      {filterNames.map((name) => {
        const { options: offered, ...said } = selectors[name]
        return (
          <Select
            key={name}
            name={name}
            label={words.labels[name]}
            items={itemsOf(offered, { ...said, chosen: chosen[name] })}
            value={chosen[name] ?? ''}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        )
      })}
    </Card>
  )
}
