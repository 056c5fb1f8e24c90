import { useState } from 'react'
import { setStatusToVehiclePickUp } from '#protocol/rentals/names.ts'
import { longestMessage } from '#protocol/rentals/appointments/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import type { SelectedRental } from '../shown.ts'
import { useAct } from '../use-act.ts'
import { dialogMessages } from './dialog-messages.ts'

type TakeBackDialogProps = { rental: SelectedRental; onClose: () => void }

/** Takes a return or maintenance appointment back, with a message if the person likes (docs/wire.md). */
export function TakeBackDialog({ rental, onClose }: TakeBackDialogProps) {
  const words = useMessages(dialogMessages)
  const { act, isPending } = useAct(setStatusToVehiclePickUp)
  const [text, setText] = useState('')
  const message = text.trim() || undefined
  return (
    <Dialog
      title={words.takeBack}
      isOpen
      onClose={onClose}
      confirmClose={message !== undefined}
      footer={
        <Button
          size="lg"
          full
          busy={isPending}
          onClick={() => act({ order: rental.orderId, message }, words.takenBack, onClose)}
        >
          {words.takeBack}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{words.takeBackText}</p>
        <TextArea
          label={words.message}
          hint={words.optional}
          maxLength={longestMessage}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
