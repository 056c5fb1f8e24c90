import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Area } from '#protocol/home/home.ts'
import { earliestMoment } from '#web/core/earliest.ts'
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
 */
export function useResultsQuery(areas: readonly Area[]) {
  const asked = route.useSearch()
  const navigate = route.useNavigate()
  const [now] = useState(() => new Date())
  const query = resolved(asked, areas, now)
  const { area, trip } = query ?? {}
  const isAsAsked =
    trip && area === asked.area && trip.start === asked.start && trip.end === asked.end

  useEffect(() => {
    if (!trip || isAsAsked) return
    void navigate({
      search: (previous) => ({ ...previous, area, start: trip.start, end: trip.end }),
      state: true,
      replace: true,
      resetScroll: false,
    })
  })

  const change = (next: { area?: string | undefined; trip?: Trip }) => {
    if (next.area) store('defaultArea', next.area)
    void navigate({
      search: (previous) => ({
        ...previous,
        ...('area' in next ? { area: next.area } : {}),
        ...next.trip,
      }),
      state: true,
      replace: true,
    })
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
