import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '../button.tsx'
import { uiMessages } from '../messages.ts'
import { useBackCloses } from './use-back-closes.ts'

export type ConfirmDialogProps = {
  isOpen: boolean
  onOk: () => void
  onCancel: () => void
  /** «Are you sure?» unless said otherwise. */
  title?: ReactNode
  /** «This action will close the pop-up.» unless said otherwise. */
  text?: ReactNode
  okLabel?: string
  cancelLabel?: string
  /** The Ok button in red, for what cannot be undone. */
  danger?: boolean
  busy?: boolean
}

/** As `ConfirmDialog` shows it, with the library. */
export function ConfirmFrame({
  isOpen,
  onOk,
  onCancel,
  title,
  text,
  okLabel,
  cancelLabel,
  danger,
  busy,
}: ConfirmDialogProps) {
  const words = useMessages(uiMessages)
  useBackCloses(isOpen, () => {
    onCancel()
    return true
  })
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
      className="fixed inset-0 z-45 grid animate-fade bg-scrim sm:place-items-center sm:p-4"
    >
      <Modal className="grid w-full animate-rise content-center bg-surface p-6 shadow-3 max-sm:h-dvh sm:max-w-95 sm:rounded-dialog">
        <AriaDialog role="alertdialog" className="grid gap-4 outline-0">
          <Heading slot="title" level={2}>
            {title ?? words.sureTitle}
          </Heading>
          <div>{text ?? words.sureClose}</div>
          <div className="grid grid-cols-2 gap-3">
            <Button variant="secondary" onClick={onCancel}>
              {cancelLabel ?? words.no}
            </Button>
            <Button variant={danger ? 'solidDanger' : 'primary'} busy={busy} onClick={onOk}>
              {okLabel ?? words.yes}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
