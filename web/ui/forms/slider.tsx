import type { ComponentProps, CSSProperties } from 'react'
import { cx } from '../cx.ts'
import './slider.css'

type SliderProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'style'> & {
  min: number
  max: number
  value: number
}

/** The browser's own slider, for fingers and arrow keys alike, in our look; it needs a label or `aria-label`. */
export function Slider({ min, max, value, className, ...rest }: SliderProps) {
  const share = max > min ? (value - min) / (max - min) : 0
  // Where the middle of the thumb stands, which never leaves the track.
  const done = `calc(14px + ${share} * (100% - 28px))`
  return (
    <input
      {...rest}
      type="range"
      min={min}
      max={max}
      value={value}
      style={{ '--done': done } as CSSProperties}
      className={cx('slider', className)}
    />
  )
}
