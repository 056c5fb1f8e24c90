import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { OwnPhoto } from '#protocol/staff/garage/staff-cars.ts'
import { onServer } from '#web/core/api/transport.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { photoMessages } from './photo-messages.ts'

type PhotoTileProps = {
  photo: OwnPhoto
  at: number
  count: number
  isMoving: boolean
  isTarget: boolean
  onMove: (to: number) => void
  onDescribe: () => void
  onRemove: () => void
}

/** One photo of a car: what it shows, and what is done with it. */
export function PhotoTile({ photo, at, count, isMoving, isTarget, ...on }: PhotoTileProps) {
  const words = useMessages(photoMessages)
  const lang = useLanguage()
  const { altEn, altEs } = photo
  const alt = (lang === 'es' ? altEs || altEn : altEn || altEs).trim()
  const isWhole = altEn !== '' && altEs !== ''
  const place = at + 1
  // A photo that moves takes its button, which has the focus, out of the page for a moment.
  const pressed = useRef<{ button: HTMLButtonElement; from: number }>(undefined)
  useEffect(() => {
    const { current } = pressed
    if (!current || current.from === at) return
    pressed.current = undefined
    current.button.focus()
  }, [at])
  const step = (to: number) => (event: { currentTarget: HTMLButtonElement }) => {
    pressed.current = { button: event.currentTarget, from: at }
    on.onMove(to)
  }
  return (
    <>
      <div
        className={cx(
          'relative aspect-[4/3] overflow-hidden rounded-control border bg-stage',
          isTarget ? 'border-3 border-poppy' : 'border-line',
        )}
      >
        <img
          src={onServer(photo.medium)}
          alt={alt || words.photo(place, count)}
          loading="lazy"
          decoding="async"
          draggable={false}
          className="block size-full object-cover"
        />
        {at === 0 && (
          <span className="absolute top-1 left-1">
            <Badge tone="info">{words.cover}</Badge>
          </span>
        )}
      </div>
      <button
        type="button"
        aria-label={isWhole ? `${words.sayOf(place)}: ${alt}` : words.sayOf(place)}
        onClick={on.onDescribe}
        className={cx(
          'mt-1 block min-h-11 w-full py-1 text-left text-14 break-words underline underline-offset-3',
          isWhole ? 'text-ink-2' : 'font-bold text-warn',
        )}
      >
        {isWhole ? alt : words.say}
      </button>
      <div className="-mx-1 flex items-center">
        <IconButton
          label={words.earlier(place)}
          aria-disabled={at === 0 || isMoving}
          onClick={step(at - 1)}
          className={at === 0 ? 'opacity-60' : ''}
        >
          <ChevronLeft aria-hidden="true" size={20} />
        </IconButton>
        <IconButton
          label={words.later(place)}
          aria-disabled={at === count - 1 || isMoving}
          onClick={step(at + 1)}
          className={at === count - 1 ? 'opacity-60' : ''}
        >
          <ChevronRight aria-hidden="true" size={20} />
        </IconButton>
        <IconButton
          label={words.remove(place)}
          aria-disabled={isMoving}
          onClick={() => !isMoving && on.onRemove()}
          className="ml-auto"
        >
          <Trash2 aria-hidden="true" size={20} />
        </IconButton>
      </div>
    </>
  )
}
