import { ArrowDown, ArrowUp, MapPinPlus, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { say } from '#web/core/forms/say.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { TownField, townText } from '#web/fleet/places/town-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { placeCredit } from '#web/fleet/places/map/place-credit.ts'
import { hasRoom, movedStop, rowProblem, type StopRow, withoutStop, withStop } from './stop-rows.ts'
import { wayMessages } from './way-messages.ts'

type StopsFieldProps = {
  rows: readonly StopRow[]
  onChange: (rows: StopRow[]) => void
  /** What is wrong is told from when it was sent. */
  isChecked: boolean
  /** What the server says of all of them. */
  error?: string | undefined
}

/** What has the focus once the rows stand anew: a button or the field of a row. */
type Next = { row: number; control: string }

/** The towns of a way in their order; each can be moved by a press, also of a key. */
export function StopsField({ rows, onChange, isChecked, error }: StopsFieldProps) {
  const words = useMessages(wayMessages)
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const next = useRef<Next>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const wanted = next.current
    if (!wanted) return
    next.current = undefined
    const row = list.current?.querySelector(`[data-row="${wanted.row}"]`)
    const control = row?.querySelector<HTMLElement>(`${wanted.control}:not(:disabled)`)
    // At an end of the list there is only the way back.
    const other = row?.querySelector<HTMLElement>('[data-move]:not(:disabled)')
    ;(control ?? other)?.focus()
  })

  const nameOf = (index: number) =>
    index === 0 ? words.from : index === rows.length - 1 ? words.to : words.stop(index + 1)
  const move = ({ key, town }: StopRow, index: number, by: -1 | 1) => {
    next.current = { row: key, control: `[data-move="${by}"]` }
    const name = town ? townText(town) : words.aTown
    setSaid(words.isNow(name, index + by + 1, rows.length))
    onChange(movedStop(rows, key, by))
  }
  const remove = (key: number, index: number) => {
    const left = withoutStop(rows, key)
    const near = left[Math.min(index, left.length - 1)]
    if (near) next.current = { row: near.key, control: 'input' }
    onChange(left)
  }
  const add = () => {
    const more = withStop(rows)
    const added = more.at(-2)
    if (added) next.current = { row: added.key, control: 'input' }
    onChange(more)
  }
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-14 font-bold">{words.stops}</legend>
      <ol ref={list} className="grid gap-3">
        {rows.map((row, index) => {
          const { key, town } = row
          const problem = isChecked ? say(rowProblem(rows, key)) : true
          const name = town ? `${nameOf(index)}, ${townText(town)}` : nameOf(index)
          return (
            <li key={key} data-row={key} className="grid min-w-0 gap-1.5">
              <TownField
                byAddress
                label={nameOf(index)}
                required={index === 0 || index === rows.length - 1}
                hint={index === rows.length - 1 ? placeCredit : ' '}
                error={problem === true ? undefined : problem}
                clearLabel={words.clearTown}
                value={town ? { id: town.id, name: townText(town) } : undefined}
                onChange={(chosen) => onChange(rows.with(index, { key, town: chosen ?? null }))}
              />
              <div className="flex gap-2">
                <IconButton
                  label={words.earlier(name)}
                  data-move={-1}
                  disabled={index === 0}
                  className="disabled:text-line-strong"
                  onClick={() => move(row, index, -1)}
                >
                  <ArrowUp aria-hidden="true" size={20} />
                </IconButton>
                <IconButton
                  label={words.later(name)}
                  data-move={1}
                  disabled={index === rows.length - 1}
                  className="disabled:text-line-strong"
                  onClick={() => move(row, index, 1)}
                >
                  <ArrowDown aria-hidden="true" size={20} />
                </IconButton>
                {rows.length > 2 && (
                  <IconButton label={words.removeStop(name)} onClick={() => remove(key, index)}>
                    <Trash2 aria-hidden="true" size={20} />
                  </IconButton>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {hasRoom(rows) && (
        <Button variant="ghost" className="justify-self-start" onClick={add}>
          <MapPinPlus aria-hidden="true" size={20} />
          {words.addStop}
        </Button>
      )}
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
