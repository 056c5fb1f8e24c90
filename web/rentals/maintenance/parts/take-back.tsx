import { setStatusToVehiclePickUp } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { maintenanceMessages } from '../messages.ts'

type TakeBackProps = { order: string; onTakenBack: () => void; onClose: () => void }

/** Asks before the visit is cancelled. */
export function TakeBack({ order, onTakenBack, onClose }: TakeBackProps) {
  const words = useMessages(maintenanceMessages)
  const { mutate, isPending } = useSend(setStatusToVehiclePickUp)
  const takeBack = () =>
    mutate(
      { order },
      { onSuccess: ({ status }) => status === 1 && onTakenBack(), onSettled: onClose },
    )
  return (
    <ConfirmDialog
      isOpen
      text={words.sureTakeBack}
      busy={isPending}
      onOk={takeBack}
      onCancel={onClose}
    />
  )
}
