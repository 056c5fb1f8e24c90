import { Maximize2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { onServer } from '#web/core/api/transport.ts'
import { useMessages } from '#web/core/i18n.ts'
import { FullScreenView } from '../overlays/full-screen-view.tsx'
import { IconButton } from '../icon-button.tsx'
import { uiMessages } from '../messages.ts'
import { Slides } from './slides.tsx'

type GalleryProps = {
  /** What the pictures show, such as the car's name. */
  label: string
  photos: readonly string[]
  /** What each of them shows, when that is known. */
  alts?: readonly string[]
  /** The same pictures larger, for the full screen, and smaller, for the thumbnails. */
  large?: readonly string[]
  small?: readonly string[]
}

/** Pictures to swipe through, with thumbnails and a full screen that Esc closes (docs/product/app.md#widgets). Load it lazily. */
export function Gallery({ label, photos, alts, large, small }: GalleryProps) {
  const words = useMessages(uiMessages)
  const [current, setCurrent] = useState(0)
  const [isFull, setFull] = useState(false)
  const leaveFull = useCallback(() => setFull(false), [])
  return (
    <section aria-label={label} className="grid min-w-0 gap-2">
      <div className="relative overflow-hidden rounded-card">
        <Slides label={label} photos={photos} alts={alts} current={current} onChange={setCurrent} />
        <IconButton
          label={words.fullScreen}
          onClick={() => setFull(true)}
          className="absolute right-2.5 bottom-2.5 bg-surface shadow-1"
        >
          <Maximize2 aria-hidden="true" size={20} />
        </IconButton>
      </div>
      {photos.length > 1 && (
        <Thumbnails photos={small ?? photos} current={current} onChange={setCurrent} />
      )}
      <FullScreenView
        label={label}
        photos={large ?? photos}
        alts={alts}
        current={current}
        onChange={setCurrent}
        isOpen={isFull}
        onClose={leaveFull}
      />
    </section>
  )
}

type ThumbnailsProps = {
  photos: readonly string[]
  current: number
  onChange: (index: number) => void
}

function Thumbnails({ photos, current, onChange }: ThumbnailsProps) {
  const words = useMessages(uiMessages)
  return (
    <ul className="flex gap-2 overflow-x-auto p-1">
      {photos.map((photo, index) => (
        <li key={photo} className="flex-none">
          <button
            type="button"
            aria-label={words.photo(index + 1, photos.length)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChange(index)}
            className="block overflow-hidden rounded-slot border-3 border-transparent aria-[current=true]:border-primary"
          >
            <img src={onServer(photo)} alt="" loading="lazy" className="h-14 w-20 object-cover" />
          </button>
        </li>
      ))}
    </ul>
  )
}
