import { RotateCcw, RotateCw } from 'lucide-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { nearestOf, photoAt } from '#domain/fleet/proof/spin.ts'
import type { CarProof } from '#protocol/fleet/proof/car-proof.ts'
import { onServer } from '#web/core/api/transport.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { DialogFrame } from '#web/ui/overlays/dialog-frame.tsx'
import { NumbersIn } from '../../parts/numbers-in.tsx'
import { pictureMessages } from './picture-messages.ts'
import './spin.css'

type SpinProps = {
  car: string
  /** In the order of the walk. */
  photos: CarProof['photos']
  /** «Photographed Tue 24 Nov». */
  dated: string
  isOpen: boolean
  onClose: () => void
}

/** A turn round the car: the eight photos of its walk, one for each eighth of the picture's width that a finger drags. */
export default function Spin({ car, photos, dated, isOpen, onClose }: SpinProps) {
  const words = useMessages(pictureMessages)
  return (
    <DialogFrame title={words.turnAround(car)} isOpen={isOpen} onClose={onClose}>
      <Turntable photos={photos} dated={dated} />
    </DialogFrame>
  )
}

function Turntable({ photos, dated }: Pick<SpinProps, 'photos' | 'dated'>) {
  const words = useMessages(pictureMessages)
  const count = photos.length
  const [steps, setSteps] = useState(0)
  const [came, setCame] = useState<ReadonlySet<number>>(new Set())
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set())
  const [tries, setTries] = useState(0)
  const table = useRef<HTMLDivElement>(null)
  // The keys turn the car at once.
  useEffect(() => table.current?.focus(), [])
  const held = useRef<{ x: number; steps: number; width: number }>(undefined)
  const wanted = photoAt(steps, count)
  // What has not come over a slow network is stood for by its neighbour.
  const seen = nearestOf(came, wanted, count)
  const arrived = useCallback(
    (index: number) => setCame((before) => new Set(before).add(index)),
    [],
  )
  const turn = (by: number) => setSteps((before) => Math.round(before) + by)
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: steps - 1, ArrowRight: steps + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setSteps(Math.round(to))
  }
  const take = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, steps, width: event.currentTarget.clientWidth }
  }
  const drag = ({ clientX }: PointerEvent) => {
    const from = held.current
    // The near side goes with the finger: to the right is the next photo of the walk.
    if (from) setSteps(from.steps + ((clientX - from.x) / from.width) * count)
  }
  const release = () => {
    held.current = undefined
    setSteps(Math.round)
  }
  const photo = photos[seen ?? wanted]
  const isBroken = failed.size > 0 && came.size + failed.size >= count
  return (
    <div className="grid gap-3">
      <div
        ref={table}
        role="slider"
        tabIndex={0}
        aria-label={words.turn}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={(seen ?? wanted) + 1}
        aria-valuetext={words.view(photo?.title ?? '', (seen ?? wanted) + 1, count)}
        onKeyDown={onKey}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        className="car-spin"
      >
        {photos.map(({ url, medium }, index) => (
          <img
            key={`${url} ${tries}`}
            src={onServer(medium)}
            alt=""
            draggable={false}
            fetchPriority={index === 0 ? 'high' : 'auto'}
            onLoad={() => arrived(index)}
            onError={() => setFailed((before) => new Set(before).add(index))}
            className={cx(index === seen && 'on')}
          />
        ))}
      </div>
      <div className="flex items-center gap-3">
        <IconButton
          label={words.turnLeft}
          onClick={() => turn(-1)}
          className="border border-line-strong"
        >
          <RotateCcw aria-hidden="true" size={20} />
        </IconButton>
        <p className="min-w-0 flex-1 text-center leading-tight">
          <b className="block">{photo?.title}</b>
          <span className="text-14 text-ink-2">
            <NumbersIn text={dated} />
          </span>
        </p>
        <IconButton
          label={words.turnRight}
          onClick={() => turn(1)}
          className="border border-line-strong"
        >
          <RotateCw aria-hidden="true" size={20} />
        </IconButton>
      </div>
      {isBroken ? (
        <div role="alert" className="grid justify-items-center gap-2 text-center">
          <p>{words.missing}</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setFailed(new Set())
              setTries(tries + 1)
            }}
          >
            {words.retry}
          </Button>
        </div>
      ) : (
        <p role="status" className="text-center text-14 text-ink-2">
          <NumbersIn text={came.size < count ? words.coming(came.size, count) : words.turnHint} />
        </p>
      )}
    </div>
  )
}
