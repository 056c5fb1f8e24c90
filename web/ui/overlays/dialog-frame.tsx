import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { languageTag, useLanguage, useMessages } from '#web/core/i18n.ts'
import { ConfirmFrame } from './confirm-frame.tsx'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button.tsx'
import { uiMessages } from '../messages.ts'
import { useBackCloses } from './use-back-closes.ts'

export type DialogProps = {
  title: ReactNode
  isOpen: boolean
  onClose: () => void
  /** Something was typed: closing asks first. */
  confirmClose?: boolean
  /** Stays visible below the scrolling content: the dialog's buttons. */
  footer?: ReactNode
  /** 640px, as narrow as the calendar, or a panel along the right side: narrow, or a drawer with room for a form. */
  width?: 'wide' | 'narrow' | 'side' | 'drawer'
  /** Takes the whole screen of a phone, and all the height there is elsewhere. */
  full?: boolean
  /** The content goes to the edges, and scrolls itself. */
  bare?: boolean
  /** Before the title, such as a way back; and after it, before the close button. */
  lead?: ReactNode
  actions?: ReactNode
  /** The dialog's address is a step of the history already: Back closes it by leaving that. */
  hasAddress?: boolean
  /** It asks for an answer before anything else. */
  role?: 'alertdialog'
  children: ReactNode
}

const centred = 'md:max-h-[90dvh] md:rounded-dialog md:place-self-center'
const widths = {
  wide: `${centred} md:max-w-160`,
  narrow: `${centred} md:max-w-108`,
  side: 'md:h-dvh md:max-h-none md:max-w-108 md:rounded-none md:rounded-l-dialog',
  drawer: 'md:h-dvh md:max-h-none md:max-w-212 md:rounded-none md:rounded-l-dialog',
}

/** As `Dialog` shows it, with the library. */
export function DialogFrame({
  title,
  isOpen,
  onClose,
  confirmClose = false,
  footer,
  width = 'wide',
  full = false,
  bare = false,
  lead,
  actions,
  hasAddress = false,
  role,
  children,
}: DialogProps) {
  const words = useMessages(uiMessages)
  const lang = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    if (confirmClose) setAsking(true)
    else onClose()
    return !confirmClose
  }
  useBackCloses(isOpen && !hasAddress, close)
  return (
    <I18nProvider locale={languageTag(lang)}>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={close}
        isDismissable
        className="fixed inset-0 z-40 grid animate-fade place-items-end bg-scrim"
      >
        <Modal
          className={cx(
            'flex w-full animate-rise flex-col overflow-clip bg-surface shadow-3',
            full ? 'h-dvh' : 'max-h-[94dvh] rounded-t-dialog',
            widths[width],
          )}
        >
          <AriaDialog {...(role && { role })} className="flex min-h-0 flex-1 flex-col outline-0">
            <div className="flex items-center gap-2 border-b border-line py-2.5 pr-3 pl-4">
              {lead}
              <Heading slot="title" level={2} className="flex-1 text-20">
                {title}
              </Heading>
              {actions}
              <IconButton label={words.close} onClick={close}>
                <X aria-hidden="true" size={20} />
              </IconButton>
            </div>
            <div className={cx('min-h-0 flex-1', bare ? 'flex flex-col' : 'overflow-auto p-4')}>
              {children}
            </div>
            {footer && (
              <div className="flex flex-wrap items-center gap-3 border-t border-line p-4 pb-[calc(16px+env(safe-area-inset-bottom))]">
                {footer}
              </div>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
      <ConfirmFrame
        isOpen={isAsking}
        okLabel={words.ok}
        cancelLabel={words.cancel}
        onCancel={() => setAsking(false)}
        onOk={() => {
          setAsking(false)
          onClose()
        }}
      />
    </I18nProvider>
  )
}
