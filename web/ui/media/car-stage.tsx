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
  photo?: string | undefined
  /** The photo is a drawn one of the sample data, and says so. */
  isSample?: boolean | undefined
  /** The same photo in other widths, as `srcset` and `sizes` of an image take them. */
  widths?: { srcSet: string; sizes: string } | undefined
  /** What the photo shows; empty when the name stands beside it. */
  alt?: string
  /** Top left. */
  badges?: ReactNode
  /** Top right, such as the heart. */
  action?: ReactNode
  /** Bottom left, such as what a plan saves. */
  foot?: ReactNode
  /** The head of the details screen: as high with a drawing as with a photo, which may follow it. */
  large?: boolean
  className?: string
}

/** A car standing on its piece of road: photo or drawing in the same ratio; a drawing says so. */
export function CarStage({
  subtype,
  colour,
  photo,
  isSample,
  widths,
  alt = '',
  badges,
  action,
  foot,
  large,
  className,
}: CarStageProps) {
  const words = useMessages(uiMessages)
  const said = photo === undefined ? words.drawing : isSample && words.sample
  return (
    <div
      className={cx(
        'relative isolate overflow-hidden bg-stage',
        // A tall van must not stand behind its badges.
        !photo && (foot ? 'px-10 pb-9' : 'px-5.5 pb-2'),
        !photo && !large && 'pt-9',
        !photo && large && 'flex aspect-[320/170] items-end',
        !photo &&
          'before:absolute before:inset-x-0 before:bottom-0 before:-z-1 before:h-[38%] before:bg-stage-road',
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
          <CarDrawing subtype={subtype} colour={colour} view="corner" />
        </div>
      )}
      {(badges || said) && (
        <div className="absolute top-2.5 right-14 left-2.5 z-2 flex flex-wrap gap-1.5 *:whitespace-normal">
          {said && (
            <span className="rounded-full bg-surface px-2.5 py-1.5 text-14 leading-tight text-ink-2">
              {said}
            </span>
          )}
          {badges}
        </div>
      )}
      {foot && <div className="absolute bottom-2.5 left-2.5 z-2">{foot}</div>}
      {action && <div className="absolute top-2.5 right-2.5 z-2">{action}</div>}
    </div>
  )
}
