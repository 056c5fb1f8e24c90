import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cars } from '#protocol/cars/cars.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { read } from '#web/core/api/call.ts'
import { useLanguage } from '#web/core/i18n.ts'

/** The found cars, page by page; the last list stays visible while the next is under way. */
export function useCarSearch(input: InputOf<typeof cars> | undefined) {
  const search = useInfiniteQuery({
    queryKey: [cars.name, useLanguage(), 'pages', input],
    queryFn: ({ pageParam, signal }) => read(cars, { ...input, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.status === 1 ? last.nextCursor : undefined),
    placeholderData: keepPreviousData,
    enabled: input !== undefined,
  })
  const pages = search.data?.pages
  const found = useMemo(
    () => (pages ?? []).flatMap((page) => (page.status === 1 ? page.cars : [])),
    [pages],
  )
  const first = pages?.[0]
  return {
    found,
    /** On the first page only. */
    total: first?.status === 1 ? first.total : undefined,
    totalAvailable: first?.status === 1 ? first.totalAvailable : undefined,
    message: first?.message,
    isKnown: first !== undefined,
    /** What is shown belongs to the search before. */
    isOld: search.isPlaceholderData,
    isWaiting: search.isPending,
    error: search.isLoadingError ? search.error : undefined,
    retry: () => void search.refetch(),
    hasMore: search.hasNextPage && !search.isPlaceholderData,
    isLoadingMore: search.isFetchingNextPage,
    loadMore: () => void search.fetchNextPage(),
  }
}
