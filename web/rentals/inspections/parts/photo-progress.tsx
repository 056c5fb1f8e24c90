import { CloudUpload } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { inspectionMessages } from '../inspection-messages.ts'
import { pictureMessages } from '../pictures/messages.ts'

/** How many of the required photos are there, and that they are safe on the device. */
export function PhotoProgress({
  done,
  all,
  isSafe,
}: {
  done: number
  all: number
  isSafe: boolean
}) {
  const words = useMessages(inspectionMessages)
  const photoWords = useMessages(pictureMessages)
  const text = words.progress(done, all)
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3 text-14 font-bold">
        <span>{text}</span>
        {isSafe && done > 0 && (
          <span className="inline-flex items-center gap-1.5 text-ink-2">
            <CloudUpload aria-hidden="true" size={16} />
            {photoWords.saved}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-label={words.photos}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={done}
        aria-valuetext={text}
        className="overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="rounded-full bg-primary"
          style={{ height: 8, width: `${(done / all) * 100}%` }}
        />
      </div>
    </div>
  )
}
