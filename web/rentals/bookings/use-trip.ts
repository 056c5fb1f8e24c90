import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Area } from '#protocol/fleet/home/home.ts'
import { keepDraft, readDraft } from '#web/core/forms/draft.ts'
import { earliestMoment } from '#web/fleet/site/earliest.ts'
import { routes } from '#web/core/routing/routes.ts'
import { usualTrip } from '#web/ui/dates/usual-trip.ts'
import {
  chosenPlan,
  type InsurancePlan,
  type TripDraft,
  tripDraftName,
  type TripSearch,
} from './trip-search.ts'

type CarTrip = TripSearch & { car: string }

/** The query's choices; what it leaves open comes from the draft or, for the dates, from the usual trip. */
function completed(search: CarTrip, draft: Partial<TripDraft>, areas: readonly Area[]): CarTrip {
  if (search.start && search.end) return search
  const kept = draft.search
  const earliest = earliestMoment(new Date(), undefined, areas)
  if (kept?.start && kept.end && kept.start >= earliest) return { ...kept, ...search }
  return { ...usualTrip(earliest), ...search }
}

/** The choices of the Trip step: in the query, and kept on the device per car. */
export function useTrip(search: CarTrip, areas: readonly Area[]) {
  const navigate = useNavigate()
  const name = tripDraftName(search.car)
  const [draft, setDraft] = useState<Partial<TripDraft>>(() => readDraft<TripDraft>(name) ?? {})
  const [isKept, setKept] = useState(false)
  const trip = completed(search, draft, areas)
  const insurancePlan = chosenPlan(search, draft)

  const keep = (patch: Partial<TripDraft>) => {
    const next = { ...draft, search: trip, insurancePlan, ...patch }
    setDraft(next)
    setKept(keepDraft(name, next))
  }
  const go = (next: TripSearch) =>
    void navigate({ to: routes.booking, search: next, replace: true, resetScroll: false })
  const change = (patch: TripSearch) => {
    const next = { ...trip, ...patch }
    keep({ search: next })
    go(next)
  }

  const wasCompleted = useRef(false)
  useEffect(() => {
    if ((search.start && search.end) || wasCompleted.current) return
    wasCompleted.current = true
    // A reload and a link handed on must show the same dates.
    go(trip)
  })

  return {
    trip,
    insurancePlan,
    specialRequests: draft.specialRequests ?? '',
    /** Something was changed here and lies safely on the device. */
    isKept,
    change,
    choosePlan: (plan: InsurancePlan) => {
      keep({ insurancePlan: plan })
      if (search.insurancePlan) go({ ...trip, insurancePlan: undefined })
    },
    writeRequests: (text: string) => keep({ specialRequests: text }),
  }
}
