import { ImageUp, Smartphone, X } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useBackCloses } from '#web/ui/overlays/use-back-closes.ts'
import { pictureMessages } from '../pictures/messages.ts'
import { missingOf, nextGap } from '../pictures/picture.ts'
import { PictureImage } from '../pictures/picture-image.tsx'
import { PictureInput } from '../pictures/picture-input.tsx'
import type { Pictures } from '../pictures/use-pictures.ts'
import '#web/ui/media/camera.css'
import { cameraMessages } from './camera-messages.ts'
import { Finder } from './finder.tsx'
import { useCamera } from '#web/ui/media/use-camera.ts'

export type GuidedCameraProps = {
  /** The angles of the walk, in its order. */
  points: readonly Checkpoint[]
  pictures: Pictures
  /** The angle that it begins with. */
  at: string
  /** The address of the photo of an angle when the car was handed over. */
  beforeOf: (checkpoint: string) => string | undefined
  /** Every angle has its photo. */
  onDone: () => void
  onClose: () => void
}

/**
 * A walk round the car, one angle after the other: each photo leads to the next one that is missing.
 * Where there is no camera, or no leave to use it, the same walk goes by files.
 */
export function GuidedCamera(props: GuidedCameraProps) {
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
          <Walk {...props} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function Walk({ points, pictures, at, beforeOf, onDone, onClose }: GuidedCameraProps) {
  const words = useMessages(cameraMessages)
  const photoWords = useMessages(pictureMessages)
  const lang = useLanguage()
  const { video, state, onLoadedData, shot } = useCamera()
  const [current, setCurrent] = useState(at)
  /** The angle of the photo that was just taken: it can be taken again. */
  const [latest, setLatest] = useState<string>()
  const isTaking = useRef(false)
  const index = Math.max(
    0,
    points.findIndex(({ id }) => id === current),
  )
  const point = points[index]
  if (!point) return null
  const missing = missingOf(points, pictures.all).map(({ id }) => id)
  const pictureAt = (id: string | undefined) => pictures.all.find((one) => one.checkpoint === id)
  const last = pictureAt(latest)
  const lastPoint = points.find(({ id }) => id === latest)
  const before = beforeOf(point.id)

  /** One at a time: a second press must not give the next angle the same photo. */
  const take = async (work: (replaced: string | undefined) => Promise<boolean>) => {
    if (isTaking.current) return
    isTaking.current = true
    const isTaken = await work(pictureAt(point.id)?.id)
    isTaking.current = false
    if (!isTaken) return
    setLatest(point.id)
    const next = nextGap(points, missing, point.id)
    if (next === undefined) onDone()
    else setCurrent(next)
  }
  const shoot = () =>
    take(async (replaced) => {
      const photo = await shot()
      if (photo) pictures.add(point.id, photo, replaced)
      return photo !== undefined
    })
  const takeFile = (file: File) => void take((replaced) => pictures.take(point.id, file, replaced))
  const shutter = words.shoot(point.title)
  const problem = pictures.problems[point.id]
  const ways = {
    starting: { head: words.starting, text: point.hint },
    live: before
      ? { head: words.match, text: words.ghost }
      : { head: words.line, text: point.hint },
    none: { head: words.none, text: words.noneText },
  }
  const say = ways[state]
  return (
    <div className="camera">
      <div className="camera-sights">
        <div className="camera-top">
          <IconButton label={words.close} onClick={onClose}>
            <X aria-hidden="true" size={20} />
          </IconButton>
          <Heading slot="title" level={2}>
            {words.step(index + 1, points.length)}
            <small>{point.title}</small>
          </Heading>
          {pictures.isSafe && missing.length < points.length && (
            <span className="camera-kept">
              <Smartphone aria-hidden="true" size={16} />
              {words.kept}
            </span>
          )}
        </div>
        <div
          role="img"
          aria-label={words.taken(points.length - missing.length, points.length)}
          className="camera-steps"
        >
          {points.map(({ id }) => (
            <i key={id} className={id === point.id ? 'now' : missing.includes(id) ? '' : 'done'} />
          ))}
        </div>
        <Finder
          video={video}
          state={state}
          onLoadedData={onLoadedData}
          point={point}
          before={before}
        />
      </div>
      <div className="camera-side">
        <div className="camera-say">
          <p role="status">
            <b>{say.head}</b> {say.text}
          </p>
          {problem && (
            <p role="alert" className="wrong">
              {fieldMessage(problem, lang)}
            </p>
          )}
          {!pictures.isSafe && (
            <p role="alert" className="wrong">
              {photoWords.notSaved}
            </p>
          )}
        </div>
        <div className="camera-controls">
          <span>
            {last && lastPoint && (
              <button
                type="button"
                aria-label={words.retakeOf(lastPoint.title)}
                onClick={() => setCurrent(lastPoint.id)}
                className="camera-tool"
              >
                <PictureImage file={last.file} />
                {words.retake}
              </button>
            )}
          </span>
          {state === 'none' ? (
            <PictureInput
              label={shutter}
              camera
              isNext
              onFile={takeFile}
              className="camera-shutter"
            >
              <i />
            </PictureInput>
          ) : (
            <button
              type="button"
              aria-label={shutter}
              aria-disabled={state !== 'live' || undefined}
              onClick={() => state === 'live' && void shoot()}
              className="camera-shutter"
            >
              <i />
            </button>
          )}
          <PictureInput
            label={`${photoWords.choose}: ${point.title}`}
            onFile={takeFile}
            className="camera-tool"
          >
            <ImageUp aria-hidden="true" size={20} />
            {words.file}
          </PictureInput>
        </div>
      </div>
    </div>
  )
}
