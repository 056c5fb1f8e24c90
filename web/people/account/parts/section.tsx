import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { personalMessages } from '../personal-messages.ts'

type SectionProps = {
  title: string
  badge?: ReactNode
  /** Why a document was not accepted. */
  reason?: string
  isOpen: boolean
  onOpen: () => void
  /** What is on file, shown while the form is closed. */
  summary: ReactNode
  children: ReactNode
}

/** One part that is saved separately: closed with what is on file, or open with its form. */
export function Section({ title, badge, reason, isOpen, onOpen, summary, children }: SectionProps) {
  const words = useMessages(personalMessages)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // Closing takes the form away together with the focus in it.
    if (wasOpen.current && !isOpen) heading.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <Card aria-labelledby={id} className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-3">
          <h2 id={id} ref={heading} tabIndex={-1} className="outline-0">
            {title}
          </h2>
          {badge}
        </div>
        {!isOpen && (
          <Button
            size="sm"
            variant="secondary"
            className="flex-none"
            onClick={onOpen}
            aria-label={`${words.edit}: ${title}`}
          >
            {words.edit}
          </Button>
        )}
      </div>
      {reason && <p className="font-bold text-danger">{words.reason(reason)}</p>}
      {isOpen ? children : summary}
    </Card>
  )
}
