import { useMemo } from 'react'
import { jobs } from '#protocol/jobs/names.ts'
import { fieldErrors, isMissing } from '#web/core/api/errors.ts'
import { usePages } from '#web/core/api/use-pages.ts'
import type { JobsSearch } from './jobs-address.ts'
import { filterOf, sortOf } from './jobs-search.ts'

/** As many as the map shows at once. */
const mostOnMap = 100

/** The jobs of an address, page by page; the last list stays visible while the next is under way. */
export function useJobs(search: JobsSearch, options: { bounds?: readonly number[]; all: boolean }) {
  const { pages, refused, error, isPending, isOld, ...reading } = usePages(
    jobs,
    {
      ...filterOf(search),
      sort: sortOf(search),
      bounds: options.bounds?.map(String),
      ...(options.all && { limit: mostOnMap }),
    },
    { keepsLast: true },
  )
  const found = useMemo(() => pages.flatMap((page) => page.jobs), [pages])
  const [first] = pages
  // Nobody looks through another person's jobs: a link to them shows none.
  const isForeign = fieldErrors(error)?.jobOwnerId !== undefined
  const lostWay = lostWayIn(error)
  const isKnown = first !== undefined || refused !== undefined || isForeign || lostWay !== undefined
  return {
    found,
    total: first?.total,
    /** The way along which these lie. */
    way: first?.way,
    lostWay,
    /** The server's own sentence where there are none. */
    message: refused ?? first?.message,
    isKnown,
    isForeign,
    isOld,
    isWaiting: isPending,
    error: isKnown ? undefined : (error ?? undefined),
    retry: reading.refetch,
    hasMore: reading.hasMore,
    isLoadingMore: reading.isLoadingMore,
    loadMore: reading.loadMore,
  }
}

/** Why no list lies along the way that the address says: somebody else's route, or no way at all. */
function lostWayIn(error: Error | null): 'foreign' | 'unsound' | undefined {
  if (isMissing(error)) return 'foreign'
  const fields = Object.keys(fieldErrors(error) ?? {}).map((name) => name.split('.')[0])
  return fields.some((name) => ['route', 'stops', 'detour'].includes(name ?? ''))
    ? 'unsound'
    : undefined
}
