import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, Maximize2, X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { uiMessages } from './messages.ts'
import { useBackCloses } from './use-back-closes.ts'

type GalleryProps = {
  /** What the pictures show, such as the car's name. */
  label: string
  photos: readonly string[]
}

/** Pictures to swipe through, with thumbnails and a full screen that Esc closes (SEED.md 2.3). Load it lazily. */
export function Gallery({ label, photos }: GalleryProps) {
  const words = useMessages(uiMessages)
  const [current, setCurrent] = useState(0)
  const [isFull, setFull] = useState(false)
  const leaveFull = useCallback(() => {
    setFull(false)
    return true
  }, [])
  useBackCloses(isFull, leaveFull)
  return (
    <section aria-label={label} className="grid gap-2">
      <div className="relative overflow-hidden rounded-card">
        <Slides label={label} photos={photos} current={current} onChange={setCurrent} />
        <IconButton
          label={words.fullScreen}
          onClick={() => setFull(true)}
          className="absolute right-2.5 bottom-2.5 bg-surface shadow-1"
        >
          <Maximize2 aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <Thumbnails photos={photos} current={current} onChange={setCurrent} />
      <ModalOverlay
        isOpen={isFull}
        onOpenChange={setFull}
        className="fixed inset-0 z-40 animate-fade bg-road"
      >
        <Modal className="h-dvh">
          <AriaDialog aria-label={label} className="grid h-full content-center outline-0">
            <Slides label={label} photos={photos} current={current} onChange={setCurrent} whole />
            <IconButton
              label={words.close}
              onClick={() => setFull(false)}
              className="absolute top-3 right-3 bg-surface"
            >
              <X aria-hidden="true" size={20} />
            </IconButton>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </section>
  )
}

type SlidesProps = GalleryProps & {
  current: number
  onChange: (index: number) => void
  /** The whole picture instead of one filling the frame. */
  whole?: boolean
}

function Slides({ label, photos, current, onChange, whole }: SlidesProps) {
  const words = useMessages(uiMessages)
  const [frame, carousel] = useEmblaCarousel({ startIndex: current })
  useEffect(() => {
    if (!carousel) return
    const tell = () => onChange(carousel.selectedScrollSnap())
    carousel.on('select', tell)
    return () => {
      carousel.off('select', tell)
    }
  }, [carousel, onChange])
  useEffect(() => {
    if (carousel && carousel.selectedScrollSnap() !== current) carousel.scrollTo(current)
  }, [carousel, current])
  const step = 'absolute top-1/2 -translate-y-1/2 bg-surface shadow-1 aria-disabled:hidden'
  return (
    <div className="relative">
      <div ref={frame} className="overflow-hidden">
        <ul className="flex">
          {photos.map((photo, index) => (
            <li key={photo} className="min-w-0 flex-[0_0_100%]" aria-hidden={index !== current}>
              <img
                src={photo}
                alt={`${label}. ${words.photo(index + 1, photos.length)}`}
                loading={index === 0 ? 'eager' : 'lazy'}
                className={cx(
                  'block w-full',
                  whole ? 'max-h-dvh object-contain' : 'aspect-[16/10] object-cover',
                )}
              />
            </li>
          ))}
        </ul>
      </div>
      <IconButton
        label={words.previousPhoto}
        aria-disabled={current === 0}
        onClick={() => onChange(Math.max(0, current - 1))}
        className={`${step} left-2.5`}
      >
        <ChevronLeft aria-hidden="true" size={20} />
      </IconButton>
      <IconButton
        label={words.nextPhoto}
        aria-disabled={current === photos.length - 1}
        onClick={() => onChange(Math.min(photos.length - 1, current + 1))}
        className={`${step} right-2.5`}
      >
        <ChevronRight aria-hidden="true" size={20} />
      </IconButton>
    </div>
  )
}

function Thumbnails({ photos, current, onChange }: Omit<SlidesProps, 'label' | 'whole'>) {
  const words = useMessages(uiMessages)
  if (photos.length < 2) return null
  return (
    <ul className="flex gap-2 overflow-x-auto p-1">
      {photos.map((photo, index) => (
        <li key={photo}>
          <button
            type="button"
            aria-label={words.photo(index + 1, photos.length)}
            aria-pressed={index === current}
            onClick={() => onChange(index)}
            className="block overflow-hidden rounded-slot border-2 border-transparent aria-pressed:border-primary"
          >
            <img src={photo} alt="" loading="lazy" className="h-14 w-20 object-cover" />
          </button>
        </li>
      ))}
    </ul>
  )
}
