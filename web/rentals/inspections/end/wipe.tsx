import { Check, MoveHorizontal } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { usePrivateFile } from '#web/core/api/private-file.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Num } from '#web/ui/num.tsx'
import { type Inspection, pictureOf } from '../before-of.ts'
import { weeklyMessages } from './weekly-messages.ts'
import './wipe.css'

type Angle = { id: string; title: string }

type WipeProps = {
  before: Inspection
  after: Inspection
  /** In the order of the walk. */
  angles: readonly Angle[]
  /** The day of either, in words. */
  days: readonly [before: string, after: string]
}

/** Where the knob stands at first, and how far an arrow key moves it, in percent. */
const middle = 50
const stepPercent = 2

/** Pickup and today over each other, at the angle that is chosen. */
export function Wipe({ before, after, angles, days }: WipeProps) {
  const words = useMessages(weeklyMessages)
  const [at, setAt] = useState(middle)
  const [chosen, setChosen] = useState(angles[0]?.id)
  const index = Math.max(
    0,
    angles.findIndex(({ id }) => id === chosen),
  )
  const angle = angles[index]
  const first = usePrivateFile(angle && pictureOf(before, angle.id))
  const second = usePrivateFile(angle && pictureOf(after, angle.id))
  if (!angle) return null
  return (
    <div className="grid gap-3">
      <div className="wipe" style={{ '--at': `${at}%` } as CSSProperties}>
        {first && <img src={first.url} alt={words.photo(words.pickup, angle.title)} />}
        {second && (
          <img src={second.url} alt={words.photo(words.today, angle.title)} className="after" />
        )}
        <span className="edge" />
        <span className="knob">
          <MoveHorizontal aria-hidden="true" size={20} />
        </span>
        <input
          type="range"
          min={0}
          max={100}
          step={stepPercent}
          value={at}
          aria-label={words.wipe}
          aria-valuetext={words.shown(at)}
          onChange={({ target }) => setAt(Number(target.value))}
        />
      </div>
      <p className="flex justify-between gap-3 text-14">
        <span>
          <b className="block">{words.pickup}</b>
          {days[0]}
        </span>
        <span role="status" className="text-center">
          <b className="block">{angle.title}</b>
          <Num>{words.of(index + 1, angles.length)}</Num>
        </span>
        <span className="text-right">
          <b className="block">{words.today}</b>
          {days[1]}
        </span>
      </p>
      <fieldset className="wipe-angles">
        <legend className="sr-only">{words.choose}</legend>
        {angles.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === angle.id}
            aria-label={title}
            onClick={() => setChosen(id)}
          >
            <Thumb url={pictureOf(after, id)} />
            <span className="tick">
              <Check aria-hidden="true" size={14} />
            </span>
          </button>
        ))}
      </fieldset>
    </div>
  )
}

export function Thumb({ url }: { url: string | undefined }) {
  const file = usePrivateFile(url)
  return file && <img src={file.url} alt="" />
}
