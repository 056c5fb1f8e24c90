import type * as operations from '#protocol/jobs/operations.ts'
import type { Handlers, SomeHandlers } from '../../platform/api/handler.ts'
import { credits } from './credits.ts'
import { relocationFinish } from './finish-relocation.ts'
import { relocationInspection } from './inspect-car.ts'
import { postRelocation } from './post-relocation.ts'
import { staffDecideRelocation, staffRelocations } from './look/look-at-relocations.ts'
import { presentRelocation } from './present-relocation.ts'
import { relocationCars } from './relocation-cars.ts'
import { relocationGaps } from './relocation-gaps.ts'
import { carJobFor } from './relocation-store.ts'
import { relocationStart } from './start-relocation.ts'
import { relocationTakeBack } from './take-back.ts'

/** The car of a relocation as the caller may know it. @throws Problem 404 */
const relocation: Handlers<typeof operations>['relocation'] = async (context, { id }) => ({
  relocation: await presentRelocation(context, await carJobFor(context.db, context.user, id)),
})

export const relocationHandlers = {
  credits,
  postRelocation,
  relocation,
  relocationCars,
  relocationFinish,
  relocationGaps,
  relocationInspection,
  relocationStart,
  relocationTakeBack,
  staffDecideRelocation,
  staffRelocations,
} satisfies SomeHandlers
