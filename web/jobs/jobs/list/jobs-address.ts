import type { SearchOf } from '#web/core/routing/search-params.ts'

/** The four that filter, which the address has always held. */
export const filterNames = ['jobOwnerId', 'status', 'type', 'area'] as const
export type FilterName = (typeof filterNames)[number]

/** What the address of the list holds (docs/product/jobs.md#list). The route asks only this: every first visit loads it. */
export const jobsFields = [...filterNames, 'route', 'stops', 'detour', 'sort'] as const
export type JobsSearch = SearchOf<(typeof jobsFields)[number]>
