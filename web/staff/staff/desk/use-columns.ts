import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLanguage } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import type { List } from '../use-list.ts'

const { useSearch } = getRouteApi(routes.staff)

export type Sort = { column: string; isDown: boolean }

export type Sortable<Item> = {
  id: string
  /** What its rows are put in order by; `server` where the answer comes in it already. */
  sortBy?: ((item: Item) => string | number | undefined) | 'server'
}

/** In which order the address wants a list, `sort=amount` or `sort=-amount`; nothing is the list's own. */
export function useSort<Item>(columns: readonly Sortable<Item>[]): {
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
} {
  const { sort: text } = useSearch()
  const navigate = useNavigate()
  const column = text?.replace(/^-/u, '')
  const isThere = columns.some(({ id, sortBy }) => id === column && sortBy !== undefined)
  return {
    sort:
      column !== undefined && isThere
        ? { column, isDown: text?.startsWith('-') ?? false }
        : undefined,
    onSort: (sort) =>
      void navigate({
        to: routes.staff,
        search: (before) => ({ ...before, sort: sort && textOf(sort) }),
        replace: true,
        resetScroll: false,
      }),
  }
}

/** Which columns the address leaves out, `hide=state,total`; the first one names the row and stays. */
export function useHidden(columns: readonly { id: string }[]): {
  hidden: ReadonlySet<string>
  onHide: (hidden: readonly string[]) => void
} {
  const { hide } = useSearch()
  const navigate = useNavigate()
  const wanted = hide?.split(',') ?? []
  return {
    hidden: new Set(columns.slice(1).flatMap(({ id }) => (wanted.includes(id) ? [id] : []))),
    onHide: (hidden) =>
      void navigate({
        to: routes.staff,
        search: (before) => ({ ...before, hide: hidden.join(',') || undefined }),
        replace: true,
        resetScroll: false,
      }),
  }
}

/** So many rows are put in another order, or searched for what the address opens. */
const mostRead = 5_000

/** Reads the rest of a list that is to be put in order, or where what the address opens is not among the rows. */
export function useRest<Item>(
  list: List<Item>,
  columns: readonly Sortable<Item>[],
  isMissed = false,
): void {
  const { sort } = useSort(columns)
  const by = columns.find(({ id }) => id === sort?.column)?.sortBy
  const { busy, onMore } = list.more ?? {}
  const isWanted = typeof by === 'function' || isMissed
  // What cannot be read is asked for again by a person, as the list says.
  const isDue = isWanted && !busy && !list.error && list.rows.length < mostRead
  useEffect(() => {
    if (isDue) onMore?.()
  })
}

/** A sort as the address says it. */
export const textOf = ({ column, isDown }: Sort): string => `${isDown ? '-' : ''}${column}`

/** The rows in the order that is wanted; those without what they are ordered by come last, whichever way it goes. */
export function useSorted<Item>(
  items: readonly Item[],
  columns: readonly Sortable<Item>[],
  sort: Sort | undefined,
): readonly Item[] {
  const lang = useLanguage()
  const by = columns.find(({ id }) => id === sort?.column)?.sortBy
  if (!sort || !by || by === 'server') return items
  const { compare } = new Intl.Collator(lang, { numeric: true, sensitivity: 'base' })
  const keyed = items.map((item) => ({ item, key: by(item) }))
  const there = keyed.filter(({ key }) => key !== undefined)
  const without = keyed.filter(({ key }) => key === undefined)
  const order = (a: { key?: string | number }, b: { key?: string | number }) =>
    typeof a.key === 'number' && typeof b.key === 'number'
      ? a.key - b.key
      : compare(String(a.key), String(b.key))
  const inOrder = there.toSorted((a, b) => (sort.isDown ? order(b, a) : order(a, b)))
  return [...inOrder, ...without].map(({ item }) => item)
}
