import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { profileHref } from '#web/core/routing/profile-address.ts'
import { useMessages } from '#web/core/i18n.ts'
import { treeMessages } from '../tree-messages.ts'
import type { TreeRow } from '../tree-rows.ts'
import { useWindowRows } from '../use-window-rows.ts'
import { TreeItem } from './tree-item.tsx'

const rowHeight = 64

type TreeViewProps = {
  rows: readonly TreeRow[]
  found: readonly string[] | undefined
  viewerId: string | undefined
  onTurn: (id: string) => void
}

/**
 * The tree as a drawing that is a nested list: only the rows near the window are there, each says
 * its level and place. One stop for Tab, arrows inside (docs/product/community.md#referral-tree).
 */
export function TreeView({ rows, found, viewerId, onTurn }: TreeViewProps) {
  const words = useMessages(treeMessages)
  const router = useRouter()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [activeId, setActiveId] = useState<string>()
  const { from, to } = useWindowRows(list, rows.length, rowHeight)
  const at = Math.max(
    0,
    rows.findIndex(({ person }) => person.id === activeId),
  )
  const active = rows[at]

  const show = (personId: string) =>
    router.history.push(profileHref(router.history.location.href, true, personId), {
      profile: true,
    })
  const go = (to_: number) => {
    const row = rows[Math.min(Math.max(to_, 0), rows.length - 1)]
    if (!row) return
    setActiveId(row.person.id)
    scrollTo(list.current, rows.indexOf(row))
  }
  const fold = () => {
    if (active?.isOpen) onTurn(active.person.id)
    else go(rows.findIndex(({ person }) => person.id === active?.person.parentId))
  }
  const unfold = () => {
    if (active?.isOpen === false) onTurn(active.person.id)
    else if (active?.isOpen) go(at + 1)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => go(at + 1),
    ArrowUp: () => go(at - 1),
    ArrowRight: unfold,
    ArrowLeft: fold,
    Home: () => go(0),
    End: () => go(rows.length - 1),
    Enter: () => active && show(active.person.id),
    ' ': () => active?.isOpen !== undefined && onTurn(active.person.id),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  const click = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const personId = target.closest<HTMLElement>('[data-person]')?.dataset.person
    if (personId === undefined) return
    setActiveId(personId)
    if (target.closest('[data-turn]')) onTurn(personId)
    else show(personId)
  }
  return (
    <div
      ref={list}
      role="tree"
      tabIndex={0}
      aria-label={words.title}
      aria-describedby={`${id}-keys`}
      aria-activedescendant={active && at >= from && at < to ? `${id}-${at}` : undefined}
      onKeyDown={press}
      onClick={click}
      className="group relative rounded-control"
      style={{ height: rows.length * rowHeight }}
    >
      {rows.slice(from, to).map((row, index) => (
        <TreeItem
          key={row.person.id}
          id={`${id}-${from + index}`}
          row={row}
          top={(from + index) * rowHeight}
          height={rowHeight}
          isActive={from + index === at}
          isFound={found?.includes(row.person.id) ?? false}
          isViewer={row.person.id === viewerId}
        />
      ))}
      <p id={`${id}-keys`} hidden>
        {words.keys}
      </p>
    </div>
  )
}

/** Brings a row into the window when it is outside; rows outside are not drawn, so their place is counted. */
function scrollTo(list: HTMLElement | null, at: number): void {
  if (!list) return
  const top = list.getBoundingClientRect().top + at * rowHeight
  const room = { above: 96, below: window.innerHeight - rowHeight - 24 }
  if (top < room.above) window.scrollBy(0, top - room.above)
  else if (top > room.below) window.scrollBy(0, top - room.below)
}
