import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'

type QuietRowProps = {
  icon: ReactNode
  children: ReactNode
  dismissLabel: string
  onDismiss: () => void
  /** What can be done, before the cross. */
  action?: ReactNode
}

/** One of the notes at the end of home, which the person can put away for good. */
export function QuietRow({ icon, children, dismissLabel, onDismiss, action }: QuietRowProps) {
  return (
    <>
      <span className="flex w-6 flex-none justify-center text-primary">{icon}</span>
      <div className="min-w-0 flex-1 leading-snug">{children}</div>
      {action}
      <IconButton label={dismissLabel} onClick={onDismiss} className="-mr-2.5 text-ink-2">
        <X aria-hidden="true" size={20} />
      </IconButton>
    </>
  )
}

/** How such a row stands in its card. */
export const quietRow = 'flex min-h-14 items-center gap-3 py-1'
