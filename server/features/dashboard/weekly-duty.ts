import type { DueInspection } from '#protocol/inspections/inspection-guidelines.ts'
import type { Lang } from '#protocol/core/text.ts'

const title = { en: 'Weekly inspection', es: 'Inspección semanal' }

/** The next weekly inspection as a duty: when it is due, and whether it may be done by now. */
export function weeklyDuty(weekly: DueInspection | undefined, lang: Lang) {
  if (!weekly || weekly.state === 'done') return []
  const { order, dueAt, state } = weekly
  const query = { order, kind: 'weekly' }
  const route = 'vehicleInspection'
  return [{ code: 'weeklyInspection', title: title[lang], dueAt, state, route, query }]
}
