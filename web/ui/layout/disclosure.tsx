import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type DisclosureProps = {
  summary: ReactNode
  /** Open from the start. */
  open?: boolean
  onToggle?: (isOpen: boolean) => void
  /** The summary reads like a link, not like text. */
  asLink?: boolean
  children: ReactNode
}

/** More of the same, on request; its own arrow turns when it is open, also inside of another. A row has it at its end. */
export function Disclosure({ summary, open, onToggle, asLink, children }: DisclosureProps) {
  return (
    <details open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary
        className={cx(
          'flex min-h-11 list-none items-center gap-1.5 py-1 [&::-webkit-details-marker]:hidden',
          asLink ? 'font-bold text-primary' : 'justify-between',
        )}
      >
        <span className={cx('min-w-0', !asLink && 'flex-1')}>{summary}</span>
        <ChevronDown
          aria-hidden="true"
          size={16}
          className="flex-none text-ink-2 transition [[open]>summary>&]:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
