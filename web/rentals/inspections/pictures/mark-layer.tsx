import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { pictureMessages } from './messages.ts'
import { type Mark, movedMark } from './picture.ts'

const step = 0.02
const bigStep = 0.1
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type MarkLayerProps = {
  marks: readonly Mark[]
  onChange: (marks: readonly Mark[]) => void
  onRemove: (index: number) => void
  /** The picture below the marks. */
  children: ReactNode
}

/** Numbered marks on a picture: a tap sets one, arrow keys move it, Delete takes it away. */
export function MarkLayer({ marks, onChange, onRemove, children }: MarkLayerProps) {
  const words = useMessages(pictureMessages)
  const add = (event: MouseEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const at = { x: 0, y: 0, note: '' }
    const x = (event.clientX - left) / width
    const y = (event.clientY - top) / height
    onChange([...marks, movedMark(at, x, y)])
  }
  const press = (index: number) => (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    const mark = marks[index]
    if (!mark) return
    if (arrow) {
      event.preventDefault()
      const by = event.shiftKey ? bigStep : step
      onChange(marks.with(index, movedMark(mark, arrow[0] * by, arrow[1] * by)))
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      onRemove(index)
    }
  }
  return (
    <div className="relative overflow-hidden rounded-control">
      {/* By keyboard, marks come from the button below the picture. */}
      <div role="presentation" onClick={add}>
        {children}
      </div>
      {marks.map(({ x, y }, index) => (
        <button
          // Marks have no name of their own; their place in the list is it.
          key={index}
          type="button"
          aria-label={words.markAt(index + 1, Math.round(x * 100), Math.round(y * 100))}
          onKeyDown={press(index)}
          className="absolute -mt-3.5 -ml-3.5 grid size-7 place-items-center rounded-full border-2 border-white bg-poppy text-14 font-bold text-on-poppy"
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        >
          {index + 1}
        </button>
      ))}
    </div>
  )
}
