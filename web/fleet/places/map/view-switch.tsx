import { List, Map as MapIcon } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { mapMessages } from './map-messages.ts'
import type { MapOrList } from './use-map-or-list.ts'

type ViewProps = { view: MapOrList; onView: (view: MapOrList) => void }

const icons = { list: List, map: MapIcon }

/** List | Map on wide screens, where the map stands beside the list (docs/design.md#content). */
export function ViewSwitch({ view, onView }: ViewProps) {
  const words = useMessages(mapMessages)
  return (
    <fieldset className="hidden gap-1 rounded-[14px] bg-sunken p-1 lg:flex">
      <legend className="sr-only">{words.view}</legend>
      {(['list', 'map'] as const).map((each) => {
        const Icon = icons[each]
        return (
          <button
            key={each}
            type="button"
            aria-pressed={view === each}
            onClick={() => onView(each)}
            className={cx(
              'inline-flex min-h-11 items-center gap-2 rounded-[10px] px-4 font-bold',
              view === each ? 'bg-surface text-primary shadow-1' : 'text-ink hover:bg-surface/60',
            )}
          >
            <Icon aria-hidden="true" size={20} />
            {words.views[each]}
          </button>
        )
      })}
    </fieldset>
  )
}

/** The same on a phone: one floating pill to the other view. */
export function ViewPill({ view, onView }: ViewProps) {
  const words = useMessages(mapMessages)
  const other = view === 'map' ? 'list' : 'map'
  const Icon = icons[other]
  return (
    <button
      type="button"
      onClick={() => onView(other)}
      className="fixed bottom-[calc(16px+var(--compare-height,0px)+env(safe-area-inset-bottom))] left-1/2 z-10 inline-flex min-h-12 -translate-x-1/2 items-center gap-2 rounded-full bg-ink px-5 font-bold text-surface shadow-3 lg:hidden print:hidden"
    >
      <Icon aria-hidden="true" size={20} />
      {words.views[other]}
    </button>
  )
}
