/** `detour` needs a route or stops, and is then the usual one. */
export const jobSorts = ['newest', 'soonest', 'pay', 'detour'] as const
export type JobSort = (typeof jobSorts)[number]
