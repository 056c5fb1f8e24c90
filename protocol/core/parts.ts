import { openScreens, ownScreens } from './screens.ts'

/** What a company may do without (docs/product/company.md#parts). */
export type Part = 'jobs' | 'community'

/** Whether people's jobs are there: never, where there are enough of them, or always. */
export const jobsChoices = ['off', 'byFive', 'always'] as const
export type JobsChoice = (typeof jobsChoices)[number]

/** The screens that there are only with a part, each with all that is below it. */
export const screensOfPart: Record<Part, readonly string[]> = {
  jobs: [ownScreens.jobs],
  community: [ownScreens.myNetwork, ownScreens.referralTree, openScreens.trustCard],
}
