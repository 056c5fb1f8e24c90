import { useEffect, useRef } from 'react'
import type { HelpKind } from '#protocol/help/help/choices.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { helpMessages } from '../help-messages.ts'

export type Done = { kind: HelpKind; how: 'sent' | 'kept' }

/** What became of a report; takes the focus, because the form it came from is gone. */
export function DoneNote({ kind, how }: Done) {
  const words = useMessages(helpMessages)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} tabIndex={-1} className="rounded-control">
      <Banner tone={how === 'sent' ? 'ok' : 'info'} role="status">
        {words[how](words.kinds[kind].name)}
      </Banner>
    </div>
  )
}
