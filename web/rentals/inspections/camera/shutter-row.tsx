import { ImageUp } from 'lucide-react'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { useMessages } from '#web/core/i18n.ts'
import { pictureMessages } from '../pictures/messages.ts'
import type { Picture } from '../pictures/picture.ts'
import { PictureImage } from '../pictures/picture-image.tsx'
import { PictureInput } from '../pictures/picture-input.tsx'
import { cameraMessages } from './camera-messages.ts'

type ShutterRowProps = {
  state: 'starting' | 'live' | 'none'
  point: Checkpoint
  /** The photo that was just taken, which can be taken again. */
  last: Picture | undefined
  lastPoint: Checkpoint | undefined
  onRetake: (checkpoint: string) => void
  onShoot: () => void
  onFile: (file: File) => void
}

/** Retake, the shutter, and a file. */
export function ShutterRow(props: ShutterRowProps) {
  const { state, point, last, lastPoint, onRetake, onShoot, onFile } = props
  const words = useMessages(cameraMessages)
  const photoWords = useMessages(pictureMessages)
  const shutter = words.shoot(point.title)
  return (
    <div className="camera-controls">
      <span>
        {last && lastPoint && (
          <button
            type="button"
            aria-label={words.retakeOf(lastPoint.title)}
            onClick={() => onRetake(lastPoint.id)}
            className="camera-tool"
          >
            <PictureImage file={last.file} />
            {words.retake}
          </button>
        )}
      </span>
      {state === 'none' ? (
        <PictureInput label={shutter} camera isNext onFile={onFile} className="camera-shutter">
          <i />
        </PictureInput>
      ) : (
        <button
          type="button"
          aria-label={shutter}
          aria-disabled={state !== 'live' || undefined}
          onClick={() => state === 'live' && onShoot()}
          className="camera-shutter"
        >
          <i />
        </button>
      )}
      <PictureInput
        label={`${photoWords.choose}: ${point.title}`}
        onFile={onFile}
        className="camera-tool"
      >
        <ImageUp aria-hidden="true" size={20} />
        {words.file}
      </PictureInput>
    </div>
  )
}
