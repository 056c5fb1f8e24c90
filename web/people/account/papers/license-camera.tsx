import { ImageUp, X } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useMessages } from '#web/core/i18n.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import '#web/ui/media/camera.css'
import { useCamera } from '#web/ui/media/use-camera.ts'
import { useBackCloses } from '#web/ui/overlays/use-back-closes.ts'
import { licenseCameraMessages } from './license-camera-messages.ts'

type LicenseCameraProps = {
  onFront: (front: File) => void
  /** Both sides are taken. */
  onDone: (front: File, back: File) => void
  onClose: () => void
}

/** The front of a license and then its back, each inside of four corners. Where there is no camera it says so, and leads back to the files. */
export function LicenseCamera(props: LicenseCameraProps) {
  const { onClose } = props
  const leave = useCallback(() => {
    onClose()
    return true
  }, [onClose])
  useBackCloses(true, leave)
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      className="fixed inset-0 z-45 overflow-auto bg-road"
    >
      <Modal>
        <AriaDialog className="outline-0">
          <BothSides {...props} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function BothSides({ onFront, onDone, onClose }: LicenseCameraProps) {
  const words = useMessages(licenseCameraMessages)
  const { video, state, onLoadedData, shot } = useCamera()
  const [front, setFront] = useState<File>()
  const isTaking = useRef(false)
  const side = front ? 'back' : 'front'
  const shoot = async () => {
    // A second press must not give the back the same photo.
    if (isTaking.current || state !== 'live') return
    isTaking.current = true
    const photo = await shot()
    isTaking.current = false
    if (!photo) return
    const file = new File([photo], `license-${side}.jpg`, { type: photo.type })
    if (front) return onDone(front, file)
    onFront(file)
    setFront(file)
  }
  const say = {
    starting: words.starting,
    live: words.hold,
    none: words.noneText,
  }[state]
  return (
    <div className="camera">
      <div className="camera-sights">
        <div className="camera-top">
          <IconButton label={words.close} onClick={onClose}>
            <X aria-hidden="true" size={20} />
          </IconButton>
          <Heading slot="title" level={2}>
            {words.title}
            <small>{words.step[side]}</small>
          </Heading>
        </div>
        <div className="camera-finder">
          {state !== 'none' && (
            <video ref={video} onLoadedData={onLoadedData} autoPlay muted playsInline />
          )}
          {state === 'live' && <Corners />}
        </div>
      </div>
      <div className="camera-side">
        <div className="camera-say">
          <p role="status">
            <b>{state === 'none' ? words.none : words.now[side]}</b> {say}
          </p>
        </div>
        <div className="camera-controls">
          <span />
          <button
            type="button"
            aria-label={words.shoot[side]}
            aria-disabled={state !== 'live' || undefined}
            onClick={() => void shoot()}
            className="camera-shutter"
          >
            <i />
          </button>
          <button type="button" onClick={onClose} className="camera-tool">
            <ImageUp aria-hidden="true" size={20} />
            {words.files}
          </button>
        </div>
      </div>
    </div>
  )
}

/** Where the card should lie, as wide and high as one. */
function Corners() {
  return (
    <svg aria-hidden="true" viewBox="0 0 390 300" className="outline">
      <path
        d="M45 95V65q0-12 12-12h34M299 53h34q12 0 12 12v30M345 205v30q0 12-12 12h-34M91 247H57q-12 0-12-12v-30"
        fill="none"
        stroke="#ff9a55"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  )
}
