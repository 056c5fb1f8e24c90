import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { earliestMoment } from '#web/fleet/site/earliest.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useAreas } from '#web/fleet/site/use-area.ts'
import { soundTrip, type Trip } from '../parts/sound-trip.ts'

const route = getRouteApi(routes.details)

/** What one may choose for a car, as the query spells it (docs/product/app.md#query-parameters). */
export type Choices = { pm?: string; options?: string; appt?: string }

/**
 * The query of the details, its dates mended and written back when they are missing or over.
 * `trip` is undefined until the areas are known, unless both dates are there.
 */
export function useDetailsQuery() {
  const asked = route.useSearch()
  const navigate = route.useNavigate()
  const areas = useAreas()
  const [now] = useState(() => new Date())
  const { start, end } = asked
  const area = areas.find(({ id }) => id === asked.area)
  const min = areas.length > 0 ? earliestMoment(now, area, areas) : undefined
  const trip = min ? soundTrip(asked, min) : start && end ? { start, end } : undefined
  const isAsAsked = trip && trip.start === start && trip.end === end

  const rewrite = (change: Partial<Trip> & Choices) =>
    navigate({
      search: (previous) => ({ ...previous, ...change }),
      state: true,
      replace: true,
      resetScroll: false,
    })

  useEffect(() => {
    if (trip && !isAsAsked) void rewrite(trip)
  })

  return {
    asked,
    trip,
    min,
    options: asked.options?.split(',').filter((id) => id !== '') ?? [],
    /** Another appointment belongs to other dates: it is left out. */
    changeTrip: (next: Trip) => void rewrite({ ...next, appt: undefined }),
    changeChoices: (next: Choices) => void rewrite(next),
  }
}
