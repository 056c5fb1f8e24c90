import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { searchMessages } from './search-messages.ts'

const SearchPalette = lazy(async () => ({
  default: (await loadOrReload(() => import('./search-palette.tsx'))).SearchPalette,
}))

/** Whether a key goes into a field. */
export const isTypedInto = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null

/** Ctrl K and / open the search from everywhere but a field or a dialog (docs/product/staff.md#search). */
function isSearchKey(event: KeyboardEvent): boolean {
  const { key } = event
  if (document.querySelector('[role$=dialog]')) return false
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'k') return true
  return key === '/' && !isTypedInto(event)
}

/** Looks like the field that it opens, with the keys that do the same. */
export function SearchButton() {
  const words = useMessages(searchMessages)
  const [isOpen, setOpen] = useState(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return
    event.preventDefault()
    setOpen(true)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K /"
        onClick={() => setOpen(true)}
        className="flex min-h-12 w-full items-center gap-3 rounded-control border border-line-strong bg-surface px-4 text-left text-ink-2 hover:bg-sunken"
      >
        <Search aria-hidden="true" size={20} className="flex-none" />
        <span className="min-w-0 flex-1 truncate">{words.open}</span>
        <kbd
          aria-hidden="true"
          className="rounded-slot bg-sunken px-2 font-text text-14 font-bold max-lg:hidden"
        >
          Ctrl K
        </kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
