import { useMessages } from '#web/core/i18n.ts'
import { MessageThread } from './message-thread.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { dashboardMessages } from '#web/rentals/rentals/messages.ts'

type MessagesDialogProps = { order: string; onClose: () => void }

/** The one thread of the rental with staff (docs/product/app.md#widgets). */
export function MessagesDialog({ order, onClose }: MessagesDialogProps) {
  const words = useMessages(dashboardMessages)
  return (
    <Dialog title={words.messages} isOpen onClose={onClose}>
      <MessageThread order={order} />
    </Dialog>
  )
}
