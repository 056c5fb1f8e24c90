import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from './cx.ts'
import { uiMessages } from './messages.ts'

const shape =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border-[1.5px] px-4 font-medium'
const on = 'border-ink bg-ink text-surface'
const off = 'border-line-strong bg-surface text-ink hover:bg-sunken'

/** A choice that can be switched on and off. */
export function Chip({
  selected,
  onToggle,
  children,
}: {
  selected: boolean
  onToggle: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onToggle}
      className={cx(shape, selected ? on : off)}
    >
      {children}
    </button>
  )
}

/** Something chosen that can be taken away. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const words = useMessages(uiMessages)
  return (
    <button
      type="button"
      aria-label={words.remove(label)}
      onClick={onRemove}
      className={cx(shape, on)}
    >
      {label}
      <X aria-hidden="true" size={16} />
    </button>
  )
}
