import type { ReactNode } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { staffMessages } from './messages.ts'

/** In place of a decision on what is the person's own. */
export function OwnNote({ children }: { children?: ReactNode }) {
  const words = useMessages(staffMessages)
  return <p className="border-t border-line pt-4 text-ink-2">{children ?? words.own}</p>
}
