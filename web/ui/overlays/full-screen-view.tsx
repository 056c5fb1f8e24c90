import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { useCallback } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useMessages } from '#web/core/i18n.ts'
import { IconButton } from '../icon-button.tsx'
import { uiMessages } from '../messages.ts'
import { Slides } from '../media/slides.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useZoom } from '../media/use-zoom.ts'
import { largestScale } from '../media/zoom.ts'

type FullScreenViewProps = {
  label: string
  photos: readonly string[]
  alts?: readonly string[] | undefined
  current: number
  onChange: (index: number) => void
  isOpen: boolean
  onClose: () => void
}

const tool = 'bg-surface text-ink shadow-1 disabled:opacity-50'

/** Pictures over the whole screen: swipe, pinch, keys; Escape and the browser's Back close it (docs/product/app.md#widgets). */
export function FullScreenView(props: FullScreenViewProps) {
  const { isOpen, onClose } = props
  const leave = useCallback(() => {
    onClose()
    return true
  }, [onClose])
  useBackCloses(isOpen, leave)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      className="fixed inset-0 z-45 animate-fade bg-road"
    >
      <Modal className="h-dvh">
        <AriaDialog aria-label={props.label} className="relative h-full outline-0">
          <Pictures {...props} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function Pictures({ label, photos, alts, current, onChange, onClose }: FullScreenViewProps) {
  const words = useMessages(uiMessages)
  const zoom = useZoom()
  const show = (index: number) => {
    zoom.reset()
    onChange(index)
  }
  return (
    <>
      <Slides
        label={label}
        photos={photos}
        alts={alts}
        current={current}
        onChange={show}
        zoom={zoom}
      />
      <div className="absolute inset-x-3 top-3 flex items-center gap-2">
        <IconButton
          label={words.zoomOut}
          disabled={zoom.view.scale === 1}
          onClick={zoom.zoomOut}
          className={tool}
        >
          <ZoomOut aria-hidden="true" size={20} />
        </IconButton>
        <IconButton
          label={words.zoomIn}
          disabled={zoom.view.scale === largestScale}
          onClick={zoom.zoomIn}
          className={tool}
        >
          <ZoomIn aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={words.close} onClick={onClose} className={`${tool} ml-auto`}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      </div>
    </>
  )
}
