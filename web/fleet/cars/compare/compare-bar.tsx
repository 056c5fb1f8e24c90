import { useSearch } from '@tanstack/react-router'
import { Columns2, Plus, X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { compareMessages } from './compare-messages.ts'
import {
  clearCompared,
  leastCompared,
  mostCompared,
  removeCompared,
  useComparedCars,
} from './compared-cars.ts'

/** Stays at the bottom over list and details: the chosen cars, each to be taken away, and the way to see them side by side. */
export function CompareBar({ isAboveBar }: { isAboveBar?: boolean }): ReactNode {
  const words = useMessages(compareMessages)
  const cars = useComparedCars()
  const { area, start, end } = useSearch({ strict: false })
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    // It is higher with the line about drawings, and with large letters.
    const watcher = new ResizeObserver(() =>
      style.setProperty('--compare-height', `${bar.current?.offsetHeight ?? 0}px`),
    )
    if (bar.current) watcher.observe(bar.current)
    return () => {
      watcher.disconnect()
      style.removeProperty('--compare-height')
    }
  }, [])
  return (
    <>
      <div aria-hidden="true" className="h-20" />
      <section
        ref={bar}
        aria-label={words.bar}
        className={cx(
          'fixed inset-x-0 bottom-0 z-14 border-t border-line bg-surface px-4 py-2 shadow-3 print:hidden',
          isAboveBar
            ? 'max-lg:bottom-[calc(76px+env(safe-area-inset-bottom))]'
            : 'pb-[calc(8px+env(safe-area-inset-bottom))]',
        )}
      >
        {cars.some(({ photo }) => photo === undefined) && (
          <p className="mx-auto max-w-[1168px] text-14 leading-tight text-ink-2">
            {words.drawings}
          </p>
        )}
        <div className="mx-auto flex max-w-[1168px] items-center gap-2 sm:gap-3">
          <ul className="flex min-w-0 flex-1 gap-2 lg:flex-none">
            {cars.map(({ id, name, subtype, colour, photo }) => (
              <li key={id} className="min-w-0 max-w-16 flex-1 lg:w-16">
                <button
                  type="button"
                  aria-label={words.remove(name)}
                  title={name}
                  onClick={() => removeCompared(id)}
                  className="grid h-11 w-full content-center overflow-hidden rounded-control border border-line bg-stage"
                >
                  <CarThumb subtype={subtype} colour={colour} photo={photo} isSaidBeside />
                </button>
              </li>
            ))}
            {cars.length < mostCompared && (
              <li
                aria-hidden="true"
                className="grid w-16 place-items-center rounded-control border border-dashed border-line-strong text-ink-2 max-lg:hidden"
              >
                <Plus size={18} />
              </li>
            )}
          </ul>
          <p
            role="status"
            className={cx(
              'min-w-0 text-14 leading-tight',
              cars.length >= leastCompared ? 'max-lg:sr-only lg:flex-1' : 'flex-[3]',
            )}
          >
            {cars.length < leastCompared ? words.oneMore : words.chosen(cars.length)}
          </p>
          {cars.length >= leastCompared && (
            <LinkButton
              to={routes.results}
              search={{ area, start, end }}
              state={(before) => ({ ...before, comparing: true as const })}
              size="sm"
              className="flex-none whitespace-nowrap lg:px-5"
            >
              <Columns2 aria-hidden="true" size={20} className="max-sm:hidden" />
              {words.compareCount(cars.length)}
            </LinkButton>
          )}
          <IconButton label={words.clear} onClick={clearCompared}>
            <X aria-hidden="true" size={20} />
          </IconButton>
        </div>
      </section>
    </>
  )
}
