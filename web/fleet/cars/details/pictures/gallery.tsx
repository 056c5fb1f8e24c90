import { Camera, ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { gallerySizes, pictureSources } from '#protocol/fleet/proof/picture-sources.ts'
import { onServer } from '#web/core/api/transport.ts'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { uiMessages } from '#web/ui/messages.ts'
import { NumbersIn } from '../../parts/numbers-in.tsx'
import { pictureMessages } from './picture-messages.ts'
import type { ShownPicture } from './shown-pictures.ts'

const FullScreenView = lazy(async () => ({
  default: (await import('#web/ui/overlays/full-screen-view.tsx')).FullScreenView,
}))

/** More dots than that are only a line. */
const mostDots = 12
const arrows = 'step bg-surface shadow-1 max-lg:hidden disabled:hidden'
const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

type CarGalleryProps = {
  label: string
  pictures: readonly ShownPicture[]
  /** What stands on a picture of the walk: its day. */
  dated: ReactNode
  /** Buttons above the pictures. */
  children: ReactNode
}

/** Photos of the very car from edge to edge: swiped, stepped or keyed through; a press opens one over the whole screen. */
export function CarGallery({ label, pictures, dated, children }: CarGalleryProps) {
  const words = useMessages(uiMessages)
  const own = useMessages(pictureMessages)
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  /** Where a button or key leads: the pictures that pass by on the way are not the current one. */
  const leadsTo = useRef<number>(undefined)
  const [full, setFull] = useState<'never' | 'open' | 'closed'>('never')
  const last = pictures.length - 1
  const goTo = (index: number, withFocus = false) => {
    const slide = track.current?.children[index]
    if (!(slide instanceof HTMLElement)) return
    setCurrent(index)
    leadsTo.current = index
    track.current?.scrollTo({
      left: slide.offsetLeft,
      behavior: calm() || full === 'open' ? 'auto' : 'smooth',
    })
    if (withFocus) slide.querySelector('button')?.focus({ preventScroll: true })
  }
  const byHand = () => {
    leadsTo.current = undefined
  }
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    goTo(Math.min(last, Math.max(0, to)), true)
  }
  return (
    <section aria-label={label} className="[view-transition-name:car]">
      <div className="car-pictures">
        <ul
          ref={track}
          onPointerDown={byHand}
          onWheel={byHand}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
            const at = Math.min(last, Math.max(0, Math.round(scrollLeft / clientWidth) || 0))
            if (leadsTo.current === at) leadsTo.current = undefined
            if (leadsTo.current === undefined) setCurrent(at)
          }}
        >
          {pictures.map(({ medium, url, alt }, index) => (
            <li key={url}>
              <button
                type="button"
                tabIndex={index === current ? 0 : -1}
                aria-label={own.open(alt)}
                onKeyDown={onKey}
                onClick={() => setFull('open')}
                className="block w-full"
              >
                <img
                  src={onServer(medium)}
                  srcSet={pictureSources({ medium: onServer(medium), url: onServer(url) })}
                  sizes={gallerySizes}
                  alt={alt}
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : 'auto'}
                  decoding="async"
                />
              </button>
            </li>
          ))}
        </ul>
        {last > 0 && (
          <>
            <IconButton
              label={words.previousPhoto}
              disabled={current === 0}
              onClick={() => goTo(current - 1)}
              className={`${arrows} left-2.5`}
            >
              <ChevronLeft aria-hidden="true" size={20} />
            </IconButton>
            <IconButton
              label={words.nextPhoto}
              disabled={current === last}
              onClick={() => goTo(current + 1)}
              className={`${arrows} right-2.5`}
            >
              <ChevronRight aria-hidden="true" size={20} />
            </IconButton>
          </>
        )}
        <div className="top">{children}</div>
        <div className="foot">
          {pictures[current]?.isOfWalk && (
            <span className="car-chip">
              <Camera aria-hidden="true" size={16} className="flex-none" />
              <span>{dated}</span>
            </span>
          )}
          {last > 0 && (
            <span className="car-chip ml-auto flex-none">
              <span aria-hidden="true">
                <NumbersIn text={own.of(current + 1, last + 1)} />
              </span>
              <span role="status" className="sr-only">
                {words.photo(current + 1, last + 1)}
              </span>
            </span>
          )}
        </div>
      </div>
      {last > 0 && last < mostDots && (
        <div aria-hidden="true" className="car-dots">
          {pictures.map(({ url }, index) => (
            <i key={url} className={cx(index === current && 'on')} />
          ))}
        </div>
      )}
      {last > 0 && (
        <ul className="car-thumbs">
          {pictures.map(({ small, url, alt }, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={alt}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => goTo(index)}
              >
                <img src={onServer(small)} alt="" loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {full !== 'never' && (
        <Suspense fallback={null}>
          <FullScreenView
            label={label}
            photos={pictures.map(({ url }) => url)}
            alts={pictures.map(({ alt }) => alt)}
            current={current}
            onChange={goTo}
            isOpen={full === 'open'}
            onClose={() => setFull('closed')}
          />
        </Suspense>
      )}
    </section>
  )
}
