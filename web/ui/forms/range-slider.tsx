import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import './range-slider.css'

type End = 'low' | 'high'
const ends: readonly End[] = ['low', 'high']

type RangeSliderProps = Record<End, { value: number; label: string; text: string }> & {
  min: number
  max: number
  /** How far an arrow key goes. */
  step: number
  /** The thumbs meet, and never pass each other. */
  onMove: (end: End, value: number) => void
}

/** A range with two thumbs, each a slider of the browser, for fingers, arrow keys and screen readers alike. */
export function RangeSlider({ min, max, step, low, high, onMove }: RangeSliderProps) {
  const track = useRef<HTMLDivElement>(null)
  const inputs = useRef<Partial<Record<End, HTMLInputElement | null>>>({})
  const [held, setHeld] = useState<End>()
  const shown = { low: inside(low.value), high: inside(high.value) }
  const share = (value: number) => (max > min ? (value - min) / (max - min) : 0)

  function inside(value: number) {
    return Math.min(max, Math.max(min, value))
  }
  const move = (end: End, value: number) =>
    onMove(end, end === 'low' ? Math.min(value, shown.high) : Math.max(value, shown.low))
  /** Where on the track a finger is, in steps. */
  const valueAt = (x: number) => {
    const { left, width } = track.current?.getBoundingClientRect() ?? { left: 0, width: 1 }
    const steps = Math.round((((x - left) / width) * (max - min)) / step)
    return inside(min + steps * step)
  }
  const press = (event: PointerEvent<HTMLDivElement>) => {
    // A thumb moves itself; beside it, the nearer one comes.
    if (event.target !== track.current || event.button !== 0) return
    const value = valueAt(event.clientX)
    const end = value - shown.low < shown.high - value ? 'low' : 'high'
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    setHeld(end)
    inputs.current[end]?.focus()
    move(end, value)
  }
  // Where both stand at the upper end, only the lower one can still go anywhere.
  const onTop: End = share(shown.low) > 0.5 ? 'low' : 'high'
  return (
    <div
      ref={track}
      className="range"
      style={{ '--low': share(shown.low), '--high': share(shown.high) } as CSSProperties}
      onPointerDown={press}
      onPointerMove={(event) => held && move(held, valueAt(event.clientX))}
      onPointerUp={() => setHeld(undefined)}
      onPointerCancel={() => setHeld(undefined)}
    >
      {ends.map((end) => {
        const { label, text } = end === 'low' ? low : high
        return (
          <input
            key={end}
            ref={(input) => {
              inputs.current[end] = input
            }}
            type="range"
            aria-label={label}
            aria-valuetext={text}
            min={min}
            max={max}
            step={step}
            value={shown[end]}
            onChange={({ target }) => move(end, Number(target.value))}
            className={cx(end === onTop && 'is-on-top')}
          />
        )
      })}
    </div>
  )
}
