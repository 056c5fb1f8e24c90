import { Smartphone, X } from 'lucide-react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useBackCloses } from '#web/ui/overlays/use-back-closes.ts'
import { pictureMessages } from '../pictures/messages.ts'
import { missingOf, nextGap } from '../pictures/picture.ts'
import type { Pictures } from '../pictures/use-pictures.ts'
import '#web/ui/media/camera.css'
import { ArriveSheet } from '../arrive/arrive-sheet.tsx'
import { ArrivedStrip } from '../arrive/arrived-strip.tsx'
import type { OverFinder } from '../arrive/use-ask.ts'
import { cameraMessages } from './camera-messages.ts'
import { Finder } from './finder.tsx'
import { ShutterRow } from './shutter-row.tsx'
import { useCamera } from '#web/ui/media/use-camera.ts'

export type GuidedCameraProps = {
  /** The angles of the walk, in its order. */
  points: readonly Checkpoint[]
  pictures: Pictures
  /** The angle that it begins with. */
  at: string
  /** The address of the photo of an angle when the car was handed over. */
  beforeOf: (checkpoint: string) => string | undefined
  /** While one arrives. */
  over?: OverFinder | undefined
  /** Every angle has its photo. */
  onDone: () => void
  onClose: () => void
}

/**
 * A walk around the car, one angle after the other: each photo leads to the next one that is missing.
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

function Walk({ points, pictures, at, beforeOf, over, onDone, onClose }: GuidedCameraProps) {
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
    buzz()
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
            {points.length > 1 ? (
              <>
                {words.step(index + 1, points.length)}
                <small>{point.title}</small>
              </>
            ) : (
              point.title
            )}
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
        <StripOver over={over} />
        <Finder
          video={video}
          state={state}
          onLoadedData={onLoadedData}
          point={point}
          before={before}
        />
      </div>
      <SheetOver over={over}>
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
          <ShutterRow
            state={state}
            point={point}
            last={last}
            lastPoint={lastPoint}
            onRetake={setCurrent}
            onShoot={() => void shoot()}
            onFile={takeFile}
          />
        </div>
      </SheetOver>
    </div>
  )
}

function StripOver({ over }: { over: OverFinder | undefined }) {
  return over && <ArrivedStrip asking={over.asking} place={over.place} zone={over.zone} />
}

type SheetOverProps = {
  over: OverFinder | undefined
  /** The shutter, where nothing is asked. */
  children: ReactNode
}

function SheetOver({ over, children }: SheetOverProps) {
  const isAsked =
    over && (over.asking.problem !== undefined || over.asking.answered?.what === 'far')
  return isAsked ? <ArriveSheet {...over} /> : children
}

/** Milliseconds: felt in the hand, heard by nobody. */
const lightMs = 10

/** A light haptic at a stop of the walk; none where the device has none, as iPhones, and for who wants nothing to move. */
function buzz(): void {
  if (!('vibrate' in navigator)) return
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  navigator.vibrate(lightMs)
}
