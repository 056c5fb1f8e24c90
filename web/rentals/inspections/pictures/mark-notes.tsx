import { X } from 'lucide-react'
import { longestMarkNote } from '#protocol/rentals/inspections/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { pictureMessages } from './messages.ts'
import type { Mark } from './picture.ts'

type MarkNotesProps = {
  marks: readonly Mark[]
  onChange: (marks: readonly Mark[]) => void
  onRemove: (index: number) => void
  /** A mark in the middle, to be moved from there. */
  onAdd: () => void
}

/** What is at each mark, and the way to set one by keyboard. */
export function MarkNotes({ marks, onChange, onRemove, onAdd }: MarkNotesProps) {
  const words = useMessages(pictureMessages)
  return (
    <div className="grid gap-3">
      {marks.map((mark, index) => (
        <div key={index} className="flex items-end gap-2">
          <TextField
            label={words.markNote(index + 1)}
            placeholder={words.markNotePlaceholder}
            maxLength={longestMarkNote}
            value={mark.note}
            onChange={(event) => onChange(marks.with(index, { ...mark, note: event.target.value }))}
            className="flex-1"
          />
          <IconButton label={words.removeMark(index + 1)} onClick={() => onRemove(index)}>
            <X aria-hidden="true" size={20} />
          </IconButton>
        </div>
      ))}
      <Button variant="secondary" onClick={onAdd}>
        {words.addMark}
      </Button>
      <p className="text-14 text-ink-2">{words.markHint}</p>
    </div>
  )
}
