import { getRouteApi, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Area } from '#protocol/fleet/home/home.ts'
import { earliestMoment } from '#web/fleet/site/earliest.ts'
import { routes } from '#web/core/routing/routes.ts'
import { store, stored } from '#web/core/storage.ts'
import { soundTrip, type Trip } from '../parts/sound-trip.ts'

const route = getRouteApi(routes.results)

export type ResultsQuery = {
  /** Undefined is all areas. */
  area: string | undefined
  trip: Trip
  /** The earliest start that may be chosen. */
  min: string | undefined
}

/**
 * `area`, `start` and `end` of the query, mended and written back when something is missing
 * (docs/product/app.md#home-and-results). Undefined until the areas are known, unless the query is complete. A query with
 * dates and without an area means all areas; an empty query means the area of the last search.
 *
 * What is changed in an open dialog is searched at once. The dialog stands on a step of the history of
 * its own, and closing it leads back to the query of before, so the change is kept until the address
 * below the dialogs has it too.
 */
export function useResultsQuery(areas: readonly Area[]) {
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const hasDialog = useRouterState({
    // The step whose query is shown; `location` is ahead of it.
    select: ({ resolvedLocation }) => (resolvedLocation?.state.dialogs?.length ?? 0) > 0,
  })
  const [now] = useState(() => new Date())
  const [changed, setChanged] = useState<Asked>()
  const query = resolved(changed ?? address, areas, now)
  const { area, trip } = query ?? {}
  const isInAddress =
    trip && area === address.area && trip.start === address.start && trip.end === address.end
  if (changed && isInAddress && !hasDialog) setChanged(undefined)

  useEffect(() => {
    if (!trip || isInAddress) return
    void navigate({
      search: (previous) => ({ ...previous, area, start: trip.start, end: trip.end }),
      state: true,
      replace: true,
      resetScroll: false,
    })
  })

  const change = (next: { area?: string | undefined; trip?: Trip }) => {
    if (next.area) store('defaultArea', next.area)
    setChanged({ area, ...trip, ...('area' in next ? { area: next.area } : {}), ...next.trip })
  }
  return { query, change }
}

type Asked = { area?: string; start?: string; end?: string }

function resolved(asked: Asked, areas: readonly Area[], now: Date): ResultsQuery | undefined {
  const { start, end } = asked
  if (areas.length === 0) {
    return start && end ? { area: asked.area, trip: { start, end }, min: undefined } : undefined
  }
  const area = areas.find(({ id }) => id === asked.area) ?? usualArea(asked, areas)
  const min = earliestMoment(now, area, areas)
  return { area: area?.id, trip: soundTrip(asked, min), min }
}

function usualArea({ area, start, end }: Asked, areas: readonly Area[]): Area | undefined {
  if (!area && start && end) return undefined
  return areas.find(({ id }) => id === stored('defaultArea')) ?? areas[0]
}
