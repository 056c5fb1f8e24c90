import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { InputOf, Named, Query, Success } from '#protocol/core/operation.ts'
import { read } from '#web/core/api/call.ts'
import { type PagedQuery, usePages } from '#web/core/api/use-pages.ts'
import { foundIn } from '#web/core/api/use-read.ts'
import { useLanguage } from '#web/core/i18n.ts'
import type * as z from 'zod/mini'

/** What a list of the staff shows, whichever way it is read. */
export type List<Row> = {
  rows: readonly Row[]
  isPending: boolean
  error: Error | null
  onRefresh: () => void
  /** When there is more than is shown; how much of it, where the answer says so. */
  more?: { known?: { shown: number; total: number }; busy?: boolean; onMore?: () => void }
}

type Schema = z.ZodMiniType
type Counted = Named<Query<string, Schema, z.ZodMiniType<{ total: number }>>>

/** So many rows are read at first, and so many more on request. */
const firstRows = 50
const moreRows = 200

/** A list that is read from its beginning, longer with each press on «Show more» (docs/product/staff.md#what-they-do). */
export function useList<Op extends Counted, Row>(
  operation: Op,
  input: Omit<InputOf<Op>, 'limit' | 'skip'>,
  rowsOf: (found: Success<Op>) => readonly Row[],
  options: { refetchInterval?: number } = {},
): List<Row> & { found: Success<Op> | undefined } {
  const query = useInfiniteQuery({
    queryKey: [operation.name, useLanguage(), 'list', input],
    queryFn: ({ pageParam: skip, signal }) => {
      const wanted = { limit: skip === 0 ? firstRows : moreRows, ...(skip > 0 && { skip }) }
      return read(operation, { ...input, ...wanted } as InputOf<Op>, signal)
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, skip) => {
      const found = foundIn(last)
      const rows = found ? rowsOf(found).length : 0
      return found && rows > 0 && skip + rows < found.total ? skip + rows : undefined
    },
    placeholderData: keepPreviousData,
    ...options,
  })
  const pages = query.data?.pages
  const found = useMemo(() => (pages ?? []).flatMap((page) => foundIn(page) ?? []), [pages])
  const rows = found.flatMap(rowsOf)
  const total = found[0]?.total ?? 0
  const onMore = query.hasNextPage
    ? () => void query.fetchNextPage({ cancelRefetch: false })
    : undefined
  return {
    found: found[0],
    rows,
    isPending: query.isPending,
    error: query.error,
    onRefresh: () => void query.refetch(),
    more:
      total > rows.length
        ? {
            known: { shown: rows.length, total },
            busy: query.isFetchingNextPage,
            ...(onMore && { onMore }),
          }
        : undefined,
  }
}

/** A list that is read page by page, as long as there is a next one. */
export function usePagedList<Op extends PagedQuery, Row>(
  operation: Op,
  input: Omit<InputOf<Op>, 'cursor'>,
  rowsOf: (found: Success<Op>) => readonly Row[],
): List<Row> {
  const { pages, isPending, error, refetch, hasMore, isLoadingMore, loadMore } = usePages(
    operation,
    input,
  )
  return {
    rows: pages.flatMap(rowsOf),
    isPending,
    error,
    onRefresh: refetch,
    more: hasMore ? { busy: isLoadingMore, onMore: loadMore } : undefined,
  }
}
