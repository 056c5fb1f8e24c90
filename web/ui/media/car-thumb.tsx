import { onServer } from '#web/core/api/transport.ts'
import { useMessages } from '#web/core/i18n.ts'
import { uiMessages } from '../messages.ts'
import { CarDrawing } from './car-drawing.tsx'
import { cx } from '../cx.ts'

type CarThumbProps = {
  subtype: string
  colour: string
  /** The car's first photo, when it has one. */
  photo: string | undefined
  /** The photo is a drawing of the sample company, and says so. */
  isSample?: boolean | undefined
  /** What is drawn is said beside it, for several at once. */
  isSaidBeside?: boolean
  className?: string
}

/** A small picture of a car beside its name; a drawing says so below. */
export function CarThumb({
  subtype,
  colour,
  photo,
  isSample = false,
  isSaidBeside = false,
  className,
}: CarThumbProps) {
  const words = useMessages(uiMessages)
  const said = photo === undefined ? words.drawing : isSample && words.sample
  return (
    <span className={cx('block overflow-hidden rounded-control bg-stage', className)}>
      {photo === undefined ? (
        <CarDrawing subtype={subtype} colour={colour} />
      ) : (
        <img
          src={onServer(photo)}
          alt=""
          loading="lazy"
          decoding="async"
          className="block aspect-[320/170] w-full object-cover"
        />
      )}
      {said && !isSaidBeside && (
        <span className="block bg-surface text-center text-14 leading-tight text-ink-2">
          {said}
        </span>
      )}
    </span>
  )
}
