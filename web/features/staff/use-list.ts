import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InputOf, Query, Success } from '#protocol/core/operation.ts'
import { read } from '#web/core/api/call.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useLanguage } from '#web/core/i18n.ts'
import type * as z from 'zod/mini'

/** What a list of the staff shows, whichever way it is read. */
export type List<Row> = {
  rows: readonly Row[]
  isPending: boolean
  error: Error | null
  onRefresh: () => void
  /** When there is more than is shown; how much of it, where the answer says so. */
  more?: { known?: { shown: number; total: number }; busy?: boolean; onMore: () => void }
}

type Schema = z.ZodMiniType
type Counted = Query<string, Schema, z.ZodMiniType<{ total: number }>>
type Paged = Query<string, Schema, z.ZodMiniType<{ nextCursor?: string | number | undefined }>>

/** So many cards are shown at first, and so many more on request: each has a form, and phones are slow. */
const step = 25

/** A list that is read from its beginning, longer with each press on «Show more» (docs/product/staff.md#what-they-do). */
export function useList<Op extends Counted, Row>(
  operation: Op,
  input: Omit<InputOf<Op>, 'limit'>,
  rowsOf: (found: Success<Op>) => readonly Row[],
  options: { refetchInterval?: number } = {},
): List<Row> & { found: Success<Op> | undefined } {
  const [limit, setLimit] = useState(step)
  const { data, isPending, error, refetch } = useRead(
    operation,
    { ...input, limit } as InputOf<Op>,
    options,
  )
  const found = data?.status === 1 ? data : undefined
  const rows = found ? rowsOf(found) : []
  return {
    found,
    rows,
    isPending,
    error,
    onRefresh: () => void refetch(),
    more:
      found && found.total > rows.length
        ? {
            known: { shown: rows.length, total: found.total },
            onMore: () => setLimit((many) => many + step),
          }
        : undefined,
  }
}

/** A list that is read page by page, as long as there is a next one. */
export function usePages<Op extends Paged, Row>(
  operation: Op,
  input: Omit<InputOf<Op>, 'cursor'>,
  rowsOf: (found: Success<Op>) => readonly Row[],
): List<Row> {
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: [operation.name, useLanguage(), input],
      queryFn: ({ pageParam, signal }) =>
        read(operation, { ...input, cursor: pageParam } as InputOf<Op>, signal),
      initialPageParam: undefined as string | number | undefined,
      getNextPageParam: (page) => (page.status === 1 ? page.nextCursor : undefined),
    })
  return {
    rows: data?.pages.flatMap((page) => (page.status === 1 ? rowsOf(page) : [])) ?? [],
    isPending,
    error,
    onRefresh: () => void refetch(),
    more: hasNextPage
      ? { busy: isFetchingNextPage, onMore: () => void fetchNextPage() }
      : undefined,
  }
}
