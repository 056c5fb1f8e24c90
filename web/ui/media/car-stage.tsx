import type { ReactNode } from 'react'
import { onServer } from '#web/core/api/transport.ts'
import { useMessages } from '#web/core/i18n.ts'
import { uiMessages } from '../messages.ts'
import { CarDrawing } from './car-drawing.tsx'
import { cx } from '../cx.ts'

type CarStageProps = {
  subtype: string
  colour?: string
  /** The car's first photo, when it has one. */
  photo?: string
  /** The same photo in other widths, as `srcset` and `sizes` of an image take them. */
  widths?: { srcSet: string; sizes: string } | undefined
  /** What the photo shows; empty when the name stands beside it. */
  alt?: string
  /** Top left. */
  badges?: ReactNode
  /** Top right, such as the heart. */
  action?: ReactNode
  /** The head of the details screen: as high with a drawing as with a photo, which may follow it. */
  large?: boolean
  className?: string
}

/** A car standing on its piece of road: photo or drawing in the same ratio; a drawing says so. */
export function CarStage({
  subtype,
  colour,
  photo,
  widths,
  alt = '',
  badges,
  action,
  large,
  className,
}: CarStageProps) {
  const words = useMessages(uiMessages)
  return (
    <div
      className={cx(
        'relative isolate overflow-hidden bg-stage',
        // A tall van must not stand behind its badge.
        !photo && 'px-5.5 pb-2',
        !photo && !large && (badges ? 'pt-11' : 'pt-5.5'),
        !photo && large && 'flex aspect-[320/170] items-end',
        !photo &&
          'before:absolute before:inset-x-0 before:bottom-0 before:-z-1 before:h-1/4 before:bg-stage-road after:absolute after:inset-x-0 after:bottom-[7px] after:-z-1 after:h-[3px] after:bg-[repeating-linear-gradient(90deg,var(--color-stage-mark)_0_26px,transparent_26px_46px)]',
        className,
      )}
    >
      {photo ? (
        <img
          {...widths}
          src={onServer(photo)}
          alt={alt}
          loading={large ? 'eager' : 'lazy'}
          fetchPriority={large ? 'high' : 'auto'}
          decoding="async"
          className="block aspect-[320/170] w-full object-cover"
        />
      ) : (
        <div
          className={
            // What is left of the height under a badge.
            large ? 'mx-auto w-[min(100%,113%-3.875rem)]' : 'mx-auto max-w-75'
          }
        >
          <CarDrawing subtype={subtype} colour={colour} />
        </div>
      )}
      {!photo && (
        <span className="absolute right-2 bottom-2 z-2 rounded-slot bg-surface px-1.5 text-14 leading-snug text-ink-2">
          {words.drawing}
        </span>
      )}
      {badges && (
        <div className="absolute top-3 right-3 left-3 z-2 flex flex-wrap gap-1.5 *:whitespace-normal">
          {badges}
        </div>
      )}
      {action && <div className="absolute top-2.5 right-2.5 z-2">{action}</div>}
    </div>
  )
}
