import type { Operations } from '#protocol/operations.ts'
import { community } from '../community/wing.ts'
import { fleet } from '../fleet/wing.ts'
import { help } from '../help/wing.ts'
import { jobs } from '../jobs/wing.ts'
import { money } from '../money/wing.ts'
import { news } from '../news/wing.ts'
import { people } from '../people/wing.ts'
import type { Questions } from '../platform/api/context.ts'
import type { Handlers } from '../platform/api/handler.ts'
import { platformWork } from '../platform/work/platform-work.ts'
import type { Work } from '../platform/work/work.ts'
import { rentals } from '../rentals/wing.ts'
import { staff } from '../staff/wing.ts'

/** The nine wings in their order, each by its one door. */
export const wings = [people, fleet, money, rentals, help, community, jobs, news, staff] as const

/** Every objectType has its handler, or this does not compile. */
export const handlers: Handlers<Operations> = {
  ...people.handlers,
  ...fleet.handlers,
  ...money.handlers,
  ...rentals.handlers,
  ...help.handlers,
  ...community.handlers,
  ...jobs.handlers,
  ...news.handlers,
  ...staff.handlers,
}

/** Every question of an earlier wing has its answer, or this does not compile. */
export const answers: Questions = {
  ...rentals.answers,
  ...help.answers,
  ...community.answers,
  ...jobs.answers,
  ...staff.answers,
}

/** Everything that runs on time alone, each piece safe with several server processes. */
export const backgroundWork: readonly Work[] = [
  ...platformWork,
  ...wings.flatMap(({ work }): readonly Work[] => work),
]
