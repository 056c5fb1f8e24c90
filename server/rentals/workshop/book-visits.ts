import { usualVisitHours } from '#domain/rentals/maintenance/next-gap.ts'
import { toWall } from '#domain/core/time/zone.ts'
import {
  staffBookVisits as operation,
  type VisitResult,
} from '#protocol/rentals/workshop/staff-visits.ts'
import { prepared } from '../../platform/api/handler.ts'
import { conflict } from '../../platform/api/problem.ts'
import { asProblem } from '../../platform/api/problem-answer.ts'
import { mustBeAsSeen } from '../../platform/audit/as-seen.ts'
import { withRetries } from '../../platform/retry.ts'
import { lockThing } from './lock-thing.ts'
import { thingVersion } from './things.ts'
import { bookVisit, gapFor } from './visits.ts'
import { workshopTexts } from './workshop-texts.ts'

/**
 * Books the next gap for each of several things, each in a transaction of its own: what is refused of one keeps no other
 * (docs/product/workshop.md#visits). Sent again, what was booked is refused by its version, and the first answer is given.
 */
export const staffBookVisits = prepared(operation, {
  async prepare(
    { db, user, now, lang },
    { items, hours = usualVisitHours },
  ): Promise<VisitResult[]> {
    const results: VisitResult[] = []
    for (const { item, version } of items) {
      try {
        const booked = await withRetries(() =>
          db.transaction().execute(async (tx) => {
            const { thing } = await lockThing(tx, item)
            mustBeAsSeen(version, thingVersion(thing))
            const gap = await gapFor(tx, thing, hours, now)
            if (!gap) throw conflict(workshopTexts.noGap)
            await bookVisit(tx, thing, { ...gap, staffId: user.id, now })
            return { start: toWall(gap.from, thing.zone), end: toWall(gap.until, thing.zone) }
          }),
        )
        results.push({ item, result: 'booked', ...booked })
      } catch (error) {
        const problem = asProblem(error)
        if (!problem) throw error
        results.push({ item, result: 'refused', message: problem.text[lang] })
      }
    }
    return results
  },
  run: async (_context, _input, results) => ({ results }),
})
