import { useMemo } from 'react'
import { cars } from '#protocol/fleet/names.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { usePages } from '#web/core/api/use-pages.ts'

/** The found cars, page by page; the last list stays visible while the next is under way. */
export function useCarSearch(input: InputOf<typeof cars> | undefined) {
  const { pages, refused, error, ...search } = usePages(cars, input, { keepsLast: true })
  const found = useMemo(() => pages.flatMap((page) => page.cars), [pages])
  const [first] = pages
  const isKnown = first !== undefined || refused !== undefined
  return {
    found,
    /** On the first page only. */
    total: first?.total,
    totalAvailable: first?.totalAvailable,
    message: refused ?? first?.message,
    isKnown,
    /** What is shown belongs to the search before. */
    isOld: search.isOld,
    isWaiting: search.isPending,
    error: isKnown ? undefined : (error ?? undefined),
    retry: search.refetch,
    hasMore: search.hasMore,
    isLoadingMore: search.isLoadingMore,
    loadMore: search.loadMore,
  }
}
