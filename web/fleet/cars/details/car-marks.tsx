import { useState } from 'react'
import { photoOfPlace } from '#domain/fleet/proof/mark-photo.ts'
import type { CarProof } from '#protocol/fleet/proof/car-proof.ts'
import { onServer } from '#web/core/api/transport.ts'
import { useMessages } from '#web/core/i18n.ts'
import { markText, markWords } from '#web/fleet/proof/mark-words.ts'
import { cx } from '#web/ui/cx.ts'
import { Num } from '#web/ui/num.tsx'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { proofMessages } from './proof-messages.ts'
import { useNear } from './use-near.ts'
import './car-marks.css'

/** In which ratio phones take photos: the room that is kept until one has come. */
const usualRatio = 4 / 3
/** The height of an upright photo, in rem. */
const mostHeight = 31

/**
 * The known marks by number, and the photo of the side of the one that is looked at. A dot stands where staff pointed at;
 * where nobody did, its number stands in the list alone.
 */
export function CarMarks({ marks, photos }: Pick<CarProof, 'marks' | 'photos'>) {
  const words = useMessages(proofMessages)
  const named = useMessages(markWords)
  const { box, isNear } = useNear<HTMLDivElement>()
  const [ratio, setRatio] = useState(usualRatio)
  const numbered = marks.map((mark, index) => ({
    ...mark,
    number: index + 1,
    text: markText(mark, named),
    photo: photos.find(({ checkpoint }) => checkpoint === photoOfPlace(mark.place)),
  }))
  // One with a dot says more than one without.
  const first = numbered.find(({ photo, point }) => photo && point) ?? numbered.find((m) => m.photo)
  const [chosen, setChosen] = useState(first?.number)
  const shown = numbered.find(({ number }) => number === chosen)?.photo
  const onPhoto = numbered.filter(({ photo }) => photo && photo === shown)
  return (
    <div ref={box} className="grid gap-3">
      {shown && (
        <div>
          <div
            className="car-marked"
            style={{ aspectRatio: ratio, maxWidth: `${mostHeight * ratio}rem` }}
          >
            {isNear && (
              <img
                src={onServer(shown.medium)}
                alt={words.side(shown.title)}
                decoding="async"
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                  if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight)
                }}
              />
            )}
            {onPhoto.map(
              ({ number, text, point }) =>
                point && (
                  <button
                    key={number}
                    type="button"
                    aria-label={words.mark(number, text)}
                    aria-pressed={number === chosen}
                    onClick={() => setChosen(number)}
                    className="car-dot"
                    style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
                  >
                    <Num className="mark-number">{number}</Num>
                  </button>
                ),
            )}
          </div>
          <p className="mt-1 text-14 text-ink-2">{shown.title}</p>
        </div>
      )}
      <ul>
        {numbered.map(({ number, text, photo }) => {
          const line = (
            <>
              <Num className="mark-number">{number}</Num>
              <span className="min-w-0">
                <NumbersIn text={text} />
              </span>
            </>
          )
          const look = 'flex min-h-11 w-full items-center gap-3 text-left'
          return (
            <li key={number}>
              {photo && onPhoto.length < numbered.length ? (
                <button
                  type="button"
                  aria-pressed={number === chosen}
                  onClick={() => setChosen(number)}
                  className={cx(look, number === chosen && 'font-bold')}
                >
                  {line}
                </button>
              ) : (
                <span className={look}>{line}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
