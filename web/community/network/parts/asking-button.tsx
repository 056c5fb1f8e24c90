import { useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { networkMessages } from '../messages.ts'

type AskingButtonProps = {
  children: string
  /** With whom or what it is about, for those who hear it alone. */
  label: string
  /** What follows. */
  text: string
  busy: boolean
  onOk: () => void
}

/** A button whose deed is asked about first. */
export function AskingButton({ children, label, text, busy, onOk }: AskingButtonProps) {
  const words = useMessages(networkMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={label} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        danger
        title={words.question(label)}
        text={text}
        okLabel={children}
        busy={busy}
        onOk={() => {
          setAsking(false)
          onOk()
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
