import { useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { uiMessages } from '#web/ui/messages.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { draftMessages } from './draft-messages.ts'

type KeptDraftProps = { isKept: boolean; onStartOver: () => void }

/** That the draft of a form is safe, and the way to forget it. */
export function KeptDraft({ isKept, onStartOver }: KeptDraftProps) {
  const words = useMessages(draftMessages)
  const ui = useMessages(uiMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <p role="status" className="text-14 text-ink-2">
        {isKept && words.kept}
      </p>
      {isKept && (
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          {words.startOver}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        text={words.sureStartOver}
        okLabel={ui.ok}
        cancelLabel={ui.cancel}
        onCancel={() => setAsking(false)}
        onOk={() => {
          setAsking(false)
          onStartOver()
        }}
      />
    </div>
  )
}
