import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#web/ui/cx.ts'

/** What a long form is saved by: it stays at the bottom of the screen, and news is told above it. */
export function SaveBar({ className, children }: { className?: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const watcher = new ResizeObserver(() =>
      style.setProperty('--bar-height', `${bar.current?.offsetHeight ?? 0}px`),
    )
    if (bar.current) watcher.observe(bar.current)
    return () => {
      watcher.disconnect()
      style.removeProperty('--bar-height')
    }
  }, [])
  return (
    <div
      ref={bar}
      className={cx(
        'sticky bottom-0 z-10 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 shadow-2',
        className,
      )}
    >
      {children}
    </div>
  )
}
