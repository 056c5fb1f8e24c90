import { useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { devMessages } from './messages.ts'
import { Show } from './show.tsx'

type Opened = 'dialog' | 'plain' | 'danger'

export function DialogWidgets() {
  const words = useMessages(devMessages)
  const [opened, setOpened] = useState<Opened>()
  const [isInside, setInside] = useState(false)
  const close = () => setOpened(undefined)
  return (
    <Show name="Dialog, ConfirmDialog">
      {(['dialog', 'plain', 'danger'] as const).map((kind) => (
        <Button key={kind} variant="secondary" onClick={() => setOpened(kind)}>
          {words[kind]}
        </Button>
      ))}
      <Dialog title={words.dialog} isOpen={opened === 'dialog'} onClose={close}>
        <Button onClick={() => setInside(true)}>{words.openInside}</Button>
        <Dialog
          title={words.inside}
          width="narrow"
          isOpen={isInside}
          onClose={() => setInside(false)}
          confirmClose
        >
          {words.typed}
        </Dialog>
      </Dialog>
      <ConfirmDialog isOpen={opened === 'plain'} onOk={close} onCancel={close} />
      <ConfirmDialog isOpen={opened === 'danger'} danger onOk={close} onCancel={close} />
    </Show>
  )
}
