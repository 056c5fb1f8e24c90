import { allowedLocationActions, isOldPosition, isRunning } from '#domain/jobs/jobs/job-safety.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type {
  jobLocation as operation,
  LastPosition,
} from '#protocol/jobs/job-safety/job-location.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { sixPlaces } from '../../platform/six-places.ts'
import { userById } from '../../people/people/account-store.ts'
import { runFor } from './job-run.ts'
import { type LocationRow, readLocations, standingOf } from './location-store.ts'

/**
 * How it stands with the locations of the two of a job; only the other one's position leaves the
 * server, and only to them (docs/product/jobs.md#location).
 * @throws Problem 404 for anybody but the two
 */
export const jobLocation: Handler<typeof operation> = async ({ db, user, now }, { id }) => {
  const { row, facts, other } = await runFor(db, user, id)
  if (other === undefined || !isRunning(facts, now)) return {}
  const rows = await readLocations(db, id)
  const mine = rows.find(({ sharer_id: sharer }) => sharer === user.id)
  const theirs = rows.find(({ sharer_id: sharer }) => sharer === other)
  const own = standingOf(mine)
  const others = standingOf(theirs)
  const mayRead = allowedLocationActions('other', others, facts, now).includes('read')
  return {
    location: {
      name: (await userById(db, other))?.first_name ?? '',
      mine: {
        state: own.state,
        allowedActions: allowedLocationActions('self', own, facts, now),
        sharedAt: mine?.measured_at ? mine.updated_at.toISOString() : undefined,
      },
      theirs: {
        state: others.state,
        allowedActions: allowedLocationActions('other', others, facts, now),
        position: mayRead ? positionOf(theirs, row.zone, now) : undefined,
      },
      until: toWall(row.ends_at, row.zone),
    },
  }
}

function positionOf(
  row: LocationRow | undefined,
  zone: string,
  now: Date,
): LastPosition | undefined {
  if (!row) return undefined
  const { latitude, longitude, accuracy, measured_at: at } = row
  if (latitude === null || longitude === null || accuracy === null || at === null) return undefined
  return {
    latitude: sixPlaces(latitude),
    longitude: sixPlaces(longitude),
    accuracy,
    measuredAt: at.toISOString(),
    measured: toWall(at, zone),
    isOld: isOldPosition(at, now),
  }
}
