import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PlannerCar } from '#protocol/staff/planner/staff-calendar.ts'
import { onServer } from '#web/core/api/transport.ts'
import { carColour } from '#web/ui/media/car-art.tsx'
import { drawingOf } from '#web/ui/media/car-drawing.tsx'

type Look = Pick<PlannerCar, 'subtypeId' | 'colour' | 'photo'>

/** As the ink of the page is, by day and by night (web/ui/styles.css). */
const outline =
  '<style>svg{--car-outline:#0f1f21}@media(prefers-color-scheme:dark){svg{--car-outline:#e8f1f0}}</style>'

/** The address of a small picture of a car: one node a row, where a drawing in the page has forty. */
export function useLook(): (car: Look) => string | undefined {
  const { data } = useQuery({
    queryKey: ['car drawings', 'side'],
    queryFn: () => import('#web/ui/media/car-sheet.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return useCallback(
    (car) => (car.photo === undefined ? data && drawn(data.drawings, car) : onServer(car.photo)),
    [data],
  )
}

/** Of each body in each colour one. */
const made = new Map<string, string>()

function drawn(drawings: Record<string, string>, { subtypeId, colour }: Look): string {
  const key = `${subtypeId} ${colour}`
  const known = made.get(key)
  if (known !== undefined) return known
  const { svg, isKnown } = drawingOf(drawings, subtypeId)
  const painted = svg.replace(
    /^(<svg[^>]*)>/,
    `$1 style="--car-body:${carColour(isKnown ? colour : 'silver')}">${outline}`,
  )
  const address = `data:image/svg+xml,${encodeURIComponent(painted)}`
  made.set(key, address)
  return address
}
