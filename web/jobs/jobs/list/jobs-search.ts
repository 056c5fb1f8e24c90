import { jobStatuses, jobTypes } from '#domain/jobs/jobs/job.ts'
import { type JobSort, jobSorts } from '#protocol/jobs/jobs/choices.ts'
import type { JobsSearch } from './jobs-address.ts'

const oneOf = <Known extends string>(known: readonly Known[], asked: string | undefined) =>
  known.find((each) => each === asked)

/** What the server is asked for; a status or type that does not exist is as if it was not there. */
export function filterOf(search: JobsSearch) {
  return {
    jobOwnerId: search.jobOwnerId,
    status: oneOf(jobStatuses, search.status),
    type: oneOf(jobTypes, search.type),
    area: search.area,
    ...wayOf(search),
  }
}

/** The way that is asked for: a saved route, or else stops. */
export function wayOf({ route, stops, detour }: JobsSearch) {
  if (route) return { route, detour }
  return stops ? { stops, detour } : undefined
}

/** The same list along another way, by its detours; what is none takes the way out. */
export const along = (
  search: JobsSearch,
  way: Pick<JobsSearch, 'route' | 'stops' | 'detour'>,
): JobsSearch =>
  changed(search, {
    route: undefined,
    stops: undefined,
    detour: undefined,
    sort: undefined,
    ...way,
  })

/** What a list can be sorted by: by detours only along a way. */
export const sortsOf = (search: JobsSearch): readonly JobSort[] =>
  wayOf(search) ? ['detour', ...plainSorts] : plainSorts
const plainSorts = jobSorts.filter((sort) => sort !== 'detour')

/** The order of the list, unless it says another: along a way the shortest detour first, else the soonest. */
export const sortOf = (search: JobsSearch): JobSort =>
  oneOf(sortsOf(search), search.sort) ?? (wayOf(search) ? 'detour' : 'soonest')

/** The address after one choice; an empty one takes it out. */
export function changed(search: JobsSearch, patch: JobsSearch): JobsSearch {
  const next = { ...search, ...patch }
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value))
}

/** Whether anything narrows the list beside whose jobs they are. */
export const isFiltered = (search: JobsSearch): boolean => {
  const { status, type, area } = filterOf(search)
  return [status, type, area].some((value) => value !== undefined)
}

/** The same list, along the same way, with nothing narrowing it. */
export const cleared = ({ jobOwnerId, route, stops, detour, sort }: JobsSearch): JobsSearch =>
  changed({}, { jobOwnerId, route, stops, detour, sort })

export type Owners = 'all' | 'mine' | 'offered' | 'someone'

/** Whose jobs an owner's id asks for; @param known what the server offers, the own id among it */
export function ownersOf(id: string | undefined, known: readonly { id: string }[]): Owners {
  if (!id) return 'all'
  // Until the options are known it is more likely one's own than somebody else's.
  if (known.length > 0 && !known.some((option) => option.id === id)) return 'someone'
  return id.startsWith('-') ? 'offered' : 'mine'
}

type Option = { id: string; name: string; count: number }

/**
 * The items of a selector, each with how many jobs it shows: first «all», then what the server
 * offers, and what the address asks for although the server offers it not.
 */
export function itemsOf(
  options: readonly Option[],
  { all, chosen, unknown }: { all: string; chosen: string | undefined; unknown: string },
): { id: string; name: string }[] {
  const total = options.find(({ id }) => id === '')
  const others = options.filter(({ id }) => id !== '')
  const items = others.map(({ id, name, count }) => ({ id, name: `${name} (${count})` }))
  const isKnown = !chosen || others.some(({ id }) => id === chosen)
  return [
    { id: '', name: total ? `${all} (${total.count})` : all },
    ...items,
    ...(isKnown ? [] : [{ id: chosen, name: unknown }]),
  ]
}
