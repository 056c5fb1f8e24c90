import type { KeyboardEvent, MouseEvent } from 'react'
import type { MarkPoint } from '#domain/fleet/proof/mark-photo.ts'
import { usePrivateFile } from '#web/core/api/private-file.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { carPageMessages } from './car-page-messages.ts'

const step = 0.02
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

const inside = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000

type MarkPointProps = {
  photo: { url: string; title: string }
  point: MarkPoint | undefined
  onChange: (point: MarkPoint | undefined) => void
}

/** Where a mark lies in the photo of its side: a tap points at it, arrow keys move the dot, Delete takes it away. */
export function MarkPointer({ photo, point, onChange }: MarkPointProps) {
  const words = useMessages(carPageMessages)
  const file = usePrivateFile(photo.url)
  if (!file) return <Skeleton className="aspect-[4/3] max-w-96" />
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // Enter has no place: the dot begins in the middle.
    onChange(
      detail === 0
        ? (point ?? { x: 0.5, y: 0.5 })
        : { x: inside((clientX - left) / width), y: inside((clientY - top) / height) },
    )
  }
  const onKey = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (by) {
      event.preventDefault()
      const { x, y } = point ?? { x: 0.5, y: 0.5 }
      onChange({ x: inside(x + by[0]), y: inside(y + by[1]) })
    } else if (event.key === 'Delete' || event.key === 'Backspace') onChange(undefined)
  }
  return (
    <div className="grid max-w-96 gap-1">
      <button
        type="button"
        aria-label={words.pointAt(photo.title)}
        aria-pressed={point !== undefined}
        onClick={press}
        onKeyDown={onKey}
        className="relative block cursor-crosshair overflow-hidden rounded-control"
      >
        <img src={file.url} alt="" draggable={false} className="block w-full" />
        {point && (
          <span
            className="absolute -mt-3.5 -ml-3.5 size-7 rounded-full border-2 border-white bg-poppy"
            style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          />
        )}
      </button>
      <p className="text-14 text-ink-2">{words.pointHint}</p>
    </div>
  )
}
