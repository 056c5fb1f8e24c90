import { useMessages } from '#web/core/i18n.ts'
import { Select } from '#web/ui/forms/select.tsx'
import type { MapOrList } from '#web/fleet/places/map/use-map-or-list.ts'
import { ViewSwitch } from '#web/fleet/places/map/view-switch.tsx'
import { Num } from '#web/ui/num.tsx'
import type { JobsSearch } from './jobs-address.ts'
import { sortOf, sortsOf } from './jobs-search.ts'
import { listMessages } from './list-messages.ts'

type JobsHeadProps = {
  search: JobsSearch
  /** Undefined while the list is under way. */
  total: number | undefined
  /** Undefined for all areas. */
  areaName: string | undefined
  hasFailed: boolean
  view: MapOrList
  onView: (view: MapOrList) => void
  onSort: (sort: string) => void
}

/** How many jobs where, in which order, as a list or on a map. */
export function JobsHead(props: JobsHeadProps) {
  const { search, total, areaName, hasFailed, view, onView, onSort } = props
  const words = useMessages(listMessages)
  return (
    <div className="my-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p role="status" className="text-ink-2">
        {total !== undefined ? (
          <Num className="font-bold text-ink">{words.found(total)}</Num>
        ) : (
          !hasFailed && words.searching
        )}{' '}
        {(total !== undefined || !hasFailed) && areaName !== undefined && words.inArea(areaName)}
      </p>
      <div className="flex max-w-full items-end gap-3">
        <Select
          className="w-58 min-w-0"
          label={<span className="sr-only">{words.sort}</span>}
          name="sort"
          items={sortsOf(search).map((id) => ({ id, name: words.sorts[id] }))}
          value={sortOf(search)}
          onChange={({ target }) => onSort(target.value)}
        />
        <ViewSwitch view={view} onView={onView} />
      </div>
    </div>
  )
}
