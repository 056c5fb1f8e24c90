import { Flashlight, ImageUp, Pencil, X } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useMessages } from '#web/core/i18n.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import '#web/ui/media/camera.css'
import { takenPhoto } from '#web/ui/media/taken-photo.ts'
import { useCamera } from '#web/ui/media/use-camera.ts'
import { useBackCloses } from '#web/ui/overlays/use-back-closes.ts'
import { licenseCameraMessages } from './license-camera-messages.ts'
import { type Found, licenseInFile } from './read-barcode.ts'
import { useLiveBarcode } from './use-live-barcode.ts'
import { useTorch } from './use-torch.ts'
import type { Told } from './use-reading.ts'

type LicenseCameraProps = {
  /** A barcode was read; answers what came of it. */
  onFound: (found: Found) => Told
  /** The back is taken; the front may still be missing when it closes. */
  onBack: (back: File) => void
  /** Both sides are taken. */
  onDone: (front: File, back: File) => void
  /** Whoever would rather type. */
  onType: () => void
  onClose: () => void
}

/**
 * The back of a license, whose barcode it reads by itself, and then its front; each picture has its own press
 * (docs/product/accounts.md#reading-a-license). Where there is no camera it takes chosen pictures.
 */
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

function BothSides({ onFound, onBack, onDone, onType, onClose }: LicenseCameraProps) {
  const words = useMessages(licenseCameraMessages)
  const { video, state, onLoadedData, shot } = useCamera()
  const torch = useTorch(video)
  const [back, setBack] = useState<File>()
  const [told, setTold] = useState<Told>()
  const [isWrong, setWrong] = useState(false)
  const isTaking = useRef(false)
  const side = back ? 'front' : 'back'
  // Another barcode before the camera is not the last one.
  const isReading = side === 'back' && (!told || told === 'other') && state === 'live'
  const isSlow = useLiveBarcode(video, isReading, (found) => setTold(onFound(found)))

  const take = async (picture: () => Promise<File | undefined>) => {
    // A second press must not give the front the same photo.
    if (isTaking.current) return
    isTaking.current = true
    const file = await picture().catch(() => undefined)
    setWrong(!file)
    if (file && back) onDone(file, back)
    else if (file) {
      // What looked like another barcode may be the hand that moved.
      const found = told === 'read' ? undefined : await licenseInFile(file)
      if (found) setTold(onFound(found))
      onBack(file)
      setBack(file)
    }
    isTaking.current = false
  }
  const shoot = () =>
    take(async () => {
      const photo = state === 'live' ? await shot() : undefined
      return photo && new File([photo], `license-${side}.jpg`, { type: photo.type })
    })
  const choose = (file: File) =>
    void take(async () => {
      const ready = await takenPhoto(file)
      return 'photo' in ready ? ready.photo : undefined
    })

  const news = {
    read: [words.read, words.readText],
    other: [words.other, words.otherText],
    refused: ['', ''],
  } as const
  const ways = {
    starting: words.starting,
    live: isSlow && isReading ? words.slow : words.hold[side],
    none: words.noneText,
  }
  const [head, text] =
    told && side === 'back'
      ? news[told]
      : [state === 'none' ? words.none : words.now[side], ways[state]]
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
          {torch.isThere && (
            <IconButton label={words.light} aria-pressed={torch.isOn} onClick={torch.toggle}>
              <Flashlight aria-hidden="true" size={20} />
            </IconButton>
          )}
        </div>
        <div className="camera-finder">
          {state !== 'none' && (
            <video
              ref={video}
              onLoadedData={() => {
                onLoadedData()
                torch.look()
              }}
              autoPlay
              muted
              playsInline
            />
          )}
          {state === 'live' && <Corners />}
        </div>
      </div>
      <div className="camera-side">
        <div className="camera-say">
          <p role="status">
            <b>{head}</b> {text}
          </p>
          {isWrong && (
            <p role="alert" className="wrong">
              {words.wrong}
            </p>
          )}
        </div>
        <div className="camera-controls">
          <button type="button" onClick={onType} className="camera-tool">
            <Pencil aria-hidden="true" size={20} />
            {words.type}
          </button>
          <button
            type="button"
            aria-label={words.shoot[side]}
            aria-disabled={state !== 'live' || undefined}
            onClick={() => state === 'live' && void shoot()}
            className="camera-shutter"
          >
            <i />
          </button>
          <label className="camera-tool has-focus-visible:outline-3">
            <ImageUp aria-hidden="true" size={20} />
            <span aria-hidden="true">{words.files}</span>
            <input
              type="file"
              accept="image/*"
              aria-label={words.choose[side]}
              className="sr-only"
              onChange={(event) => {
                const [file] = event.target.files ?? []
                if (file) choose(file)
                event.target.value = ''
              }}
            />
          </label>
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
