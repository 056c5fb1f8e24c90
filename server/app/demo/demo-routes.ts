import { bitsOfDays } from '#domain/jobs/jobs/saved-route.ts'
import { addDaysToDay, dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { Place } from '#protocol/fleet/places/place.ts'
import type { Tx } from '../../platform/db/database.ts'
import { insertRoutes } from '../../jobs/job-search/loaded/routes.ts'
import { demoId } from './demo-id.ts'

/** Two towns of the area where somebody rents. */
export type NearTowns = { areaId: string; zone: string; from: Place; to: Place }

const names: Record<'there' | 'back', Text> = {
  there: { en: 'To work', es: 'Al trabajo' },
  back: { en: 'The way back', es: 'De regreso' },
}

/**
 * Two saved routes of somebody whom the README names: to work every day, and back in three days. Two
 * jobs of `demo-job-plans.ts` lie along each, whatever the day of loading.
 */
export async function loadRoutes(
  tx: Tx,
  { id: userId, language }: { id: string; language: Lang },
  { areaId, zone, from, to }: NearTowns,
  now: Date,
): Promise<void> {
  const common = {
    user_id: userId,
    area_id: areaId,
    detour: 5,
    seats: 1,
    notify: true,
    looked_at: now,
    created_at: now,
    updated_at: now,
  }
  await insertRoutes(tx, [
    {
      ...common,
      id: demoId('route', `${userId} there`),
      position: 1,
      name: names.there[language],
      stops: [from, to],
      day: null,
      days: bitsOfDays([0, 1, 2, 3, 4, 5, 6]),
      leaves: '07:30',
      arrives: '09:30',
    },
    {
      ...common,
      id: demoId('route', `${userId} back`),
      position: 2,
      name: names.back[language],
      stops: [to, from],
      day: addDaysToDay(dayOf(toWall(now, zone)), 3),
      days: null,
      leaves: '16:00',
      arrives: '19:00',
    },
  ])
}
