import { useDeferredValue, useMemo, useState } from 'react'
import type { TreePerson } from '#protocol/community/network/referral-tree.ts'
import { findInTree, growTree, plain, rowsOf } from './tree-rows.ts'

/** A tree of more people begins with its first two levels open. */
const mostOpen = 60

/** What is open, what is searched, and the rows that follow from it. */
export function useTree(people: readonly TreePerson[]) {
  const tree = useMemo(() => growTree(people), [people])
  const [text, setText] = useState('')
  const [all, setAll] = useState<'open' | 'folded'>()
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const wanted = useDeferredValue(text)
  const search = useMemo(
    () => (plain(wanted).length < 2 ? undefined : findInTree(tree, people, wanted)),
    [tree, people, wanted],
  )
  const rows = useMemo(() => {
    const rootId = tree.root?.id
    const isFoldedFirst = (id: string) => {
      if (search) return !search.onTheWay.has(id)
      if (all) return all === 'folded' && id !== rootId
      return people.length > mostOpen && id !== rootId
    }
    return rowsOf(tree, (id) => isFoldedFirst(id) !== turned.has(id))
  }, [tree, people, search, all, turned])
  const begin = (how?: 'open' | 'folded') => {
    setTurned(new Set())
    if (how) setAll(how)
  }
  return {
    rows,
    text,
    found: search?.found,
    search: (typed: string) => {
      setText(typed)
      begin()
    },
    turn: (id: string) => {
      const next = new Set(turned)
      if (!next.delete(id)) next.add(id)
      setTurned(next)
    },
    openAll: () => begin('open'),
    foldAll: () => begin('folded'),
  }
}
