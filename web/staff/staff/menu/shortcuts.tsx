import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { isTypedInto } from '../search/search-button.tsx'
import { menuMessages } from '../menu-messages.ts'

/** Which keys there are, behind `?` (docs/design.md#desk). */
export function Shortcuts() {
  const { shortcuts: words } = useMessages(menuMessages)
  const [isOpen, setOpen] = useState(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || isTypedInto(event) || document.querySelector('[role$=dialog]')) return
    event.preventDefault()
    setOpen(true)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={() => setOpen(false)} width="narrow">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2.5">
        {words.keys.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-slot bg-sunken px-2 py-1 font-text text-14 font-bold whitespace-nowrap">
                {keys}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
