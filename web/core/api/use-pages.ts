import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { InputOf, Named, Query, Success } from '#protocol/core/operation.ts'
import { useLanguage } from '#web/core/i18n.ts'
import type * as z from 'zod/mini'
import { read } from './call.ts'
import { foundIn, type Reading, refusalIn } from './use-read.ts'

type Cursor = string | number | undefined
type Schema = z.ZodMiniType
/** A read whose answer says where its next page begins, as long as there is one. */
export type PagedQuery = Named<Query<string, Schema, z.ZodMiniType<{ nextCursor?: Cursor }>>>

type Pages<Found> = Omit<Reading<Found>, 'data' | 'isFetching' | 'readAt'> & {
  /** What each page brought, in order. */
  pages: readonly Found[]
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
}

/** Reads page by page; the pages of the last question stay visible only where that is asked for. */
export function usePages<Op extends PagedQuery>(
  operation: Op,
  input: Omit<InputOf<Op>, 'cursor'> | undefined,
  options: { keepsLast?: boolean } = {},
): Pages<Success<Op>> {
  const query = useInfiniteQuery({
    queryKey: [operation.name, useLanguage(), 'pages', input],
    queryFn: ({ pageParam, signal }) =>
      read(operation, { ...input, cursor: pageParam } as InputOf<Op>, signal),
    initialPageParam: undefined as Cursor,
    getNextPageParam: (last) => foundIn(last)?.nextCursor,
    placeholderData: options.keepsLast ? keepPreviousData : undefined,
    enabled: input !== undefined,
  })
  const answers = query.data?.pages
  const pages = useMemo(() => (answers ?? []).flatMap((answer) => foundIn(answer) ?? []), [answers])
  return {
    pages,
    refused: refusalIn(answers?.[0]),
    error: query.error,
    isPending: query.isPending,
    isOld: query.isPlaceholderData,
    refetch: () => void query.refetch(),
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  }
}
