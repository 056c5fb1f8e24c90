import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { onServer } from '#web/core/api/transport.ts'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button.tsx'
import { uiMessages } from '../messages.ts'
import type { Zoom } from './use-zoom.ts'

type SlidesProps = {
  /** What the pictures show, such as the car's name. */
  label: string
  photos: readonly string[]
  /** What each of them shows, when that is known; else the label. */
  alts?: readonly string[] | undefined
  current: number
  onChange: (index: number) => void
  /** Fills the screen with whole pictures, and this enlarges the one that is shown. */
  zoom?: Zoom
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
const step = 'absolute top-1/2 -translate-y-1/2 bg-surface shadow-1 disabled:hidden'

/** The arrow, Home and End keys among `count` pictures; undefined for any other key. */
export function slideForKey(key: string, current: number, count: number): number | undefined {
  const last = count - 1
  const targets: Record<string, number> = {
    ArrowLeft: Math.max(0, current - 1),
    ArrowRight: Math.min(last, current + 1),
    Home: 0,
    End: last,
  }
  return targets[key]
}

/** One picture at a time, to be swiped, stepped or keyed through. */
export function Slides({ label, photos, alts, current, onChange, zoom }: SlidesProps) {
  const words = useMessages(uiMessages)
  const region = useRef<HTMLDivElement>(null)
  const isLarge = (zoom?.view.scale ?? 1) > 1
  // New options would set the carousel up anew in the middle of a move.
  const [startIndex] = useState(current)
  // An enlarged picture is moved, not swiped away.
  const [frame, carousel] = useEmblaCarousel({ startIndex, watchDrag: !isLarge })
  useEffect(() => {
    if (!carousel) return
    const tell = () => onChange(carousel.selectedScrollSnap())
    carousel.on('select', tell)
    return () => {
      carousel.off('select', tell)
    }
  }, [carousel, onChange])
  useEffect(() => {
    if (carousel && carousel.selectedScrollSnap() !== current) carousel.scrollTo(current, calm())
  }, [carousel, current])
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = isLarge ? undefined : slideForKey(event.key, current, photos.length)
      if (target === undefined && !zoom?.onKey(event)) return
      if (target !== undefined) onChange(target)
      event.preventDefault()
    }
    // In the full screen the focus may stand on its own buttons.
    const listening = zoom ? document : region.current
    listening?.addEventListener('keydown', pressed as EventListener)
    return () => listening?.removeEventListener('keydown', pressed as EventListener)
  })
  return (
    <div
      ref={region}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      className={cx('relative', zoom && 'h-full')}
    >
      <div ref={frame} className={cx('touch-pan-y overflow-hidden', zoom && 'h-full')}>
        <ul className={cx('flex', zoom && 'h-full')}>
          {photos.map((photo, index) => (
            <li key={photo} className="min-w-0 flex-[0_0_100%]" aria-hidden={index !== current}>
              <Picture
                photo={photo}
                alt={`${alts?.[index] ?? label}. ${words.photo(index + 1, photos.length)}`}
                lazy={index !== 0 && !zoom}
                zoom={index === current ? zoom : undefined}
                fills={zoom !== undefined}
              />
            </li>
          ))}
        </ul>
      </div>
      {photos.length > 1 && (
        <>
          <IconButton
            label={words.previousPhoto}
            disabled={current === 0}
            onClick={() => onChange(current - 1)}
            className={`${step} left-2.5`}
          >
            <ChevronLeft aria-hidden="true" size={20} />
          </IconButton>
          <IconButton
            label={words.nextPhoto}
            disabled={current === photos.length - 1}
            onClick={() => onChange(current + 1)}
            className={`${step} right-2.5`}
          >
            <ChevronRight aria-hidden="true" size={20} />
          </IconButton>
        </>
      )}
      <p role="status" className="sr-only">
        {words.photo(current + 1, photos.length)}
      </p>
    </div>
  )
}

type PictureProps = {
  photo: string
  alt: string
  lazy: boolean
  fills: boolean
  zoom: Zoom | undefined
}

function Picture({ photo, alt, lazy, fills, zoom }: PictureProps) {
  const loading = lazy ? 'lazy' : 'eager'
  if (!fills) {
    return (
      <img
        src={onServer(photo)}
        alt={alt}
        loading={loading}
        className="block aspect-[16/10] w-full object-cover"
      />
    )
  }
  return (
    <div
      {...zoom?.frameProps}
      className={cx(
        'h-full touch-none overflow-hidden',
        (zoom?.view.scale ?? 1) > 1 && 'cursor-move',
      )}
    >
      <img
        src={onServer(photo)}
        alt={alt}
        draggable={false}
        style={zoom?.style}
        className="block h-full w-full object-contain select-none"
      />
    </div>
  )
}
