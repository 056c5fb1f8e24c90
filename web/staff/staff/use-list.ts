import { useState } from 'react'
import type { InputOf, Named, Query, Success } from '#protocol/core/operation.ts'
import { type PagedQuery, usePages } from '#web/core/api/use-pages.ts'
import { useRead } from '#web/core/api/use-read.ts'
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
const step = 50
/** The most that is answered at once (`LimitField`). */
const most = 500

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
  const rows = data ? rowsOf(data) : []
  return {
    found: data,
    rows,
    isPending,
    error,
    onRefresh: refetch,
    more:
      data && data.total > rows.length
        ? {
            known: { shown: rows.length, total: data.total },
            ...(limit < most && { onMore: () => setLimit((many) => Math.min(many + step, most)) }),
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
