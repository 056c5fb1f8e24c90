import { Camera, Trash2, Upload } from 'lucide-react'
import { useRef } from 'react'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { longestNote } from '#protocol/rentals/inspections/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { BeforePicture } from './before-picture.tsx'
import { MarkLayer } from './mark-layer.tsx'
import { MarkNotes } from './mark-notes.tsx'
import { pictureMessages } from './messages.ts'
import type { Picture } from './picture.ts'
import { PictureImage } from './picture-image.tsx'
import { PictureInput } from './picture-input.tsx'

type PictureDialogProps = {
  checkpoint: Checkpoint
  picture: Picture
  /** The same angle when the car was handed over, by its address. */
  before: string | undefined
  onChange: (picture: Picture) => void
  onRetake: (file: File) => void
  onRemove: () => void
  onClose: () => void
}

/** One picture: look, compare with before, mark damage, note, take again. */
export function PictureDialog(props: PictureDialogProps) {
  const { checkpoint, picture, before, onChange, onRetake, onRemove, onClose } = props
  const words = useMessages(pictureMessages)
  const marked = useRef<HTMLElement>(null)
  const setMarks = (marks: Picture['marks']) => onChange({ ...picture, marks })
  // After it was set or taken away by keyboard: the arrow keys move the last one that is there.
  const focusLast = () =>
    setTimeout(() => [...(marked.current?.querySelectorAll('button') ?? [])].at(-1)?.focus())
  const addMark = () => {
    setMarks([...picture.marks, { x: 0.5, y: 0.5, note: '' }])
    focusLast()
  }
  const removeMark = (index: number) => {
    setMarks(picture.marks.toSpliced(index, 1))
    focusLast()
  }
  return (
    <Dialog
      title={checkpoint.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <PictureInput
            label={`${words.retake}: ${checkpoint.title}`}
            camera
            onFile={onRetake}
            className={buttonStyle({ variant: 'secondary' })}
          >
            <Camera aria-hidden="true" size={20} />
            {words.retake}
          </PictureInput>
          <PictureInput
            label={`${words.choose}: ${checkpoint.title}`}
            onFile={onRetake}
            className={buttonStyle({ variant: 'ghost' })}
          >
            <Upload aria-hidden="true" size={20} />
            {words.choose}
          </PictureInput>
          <Button variant="danger" onClick={onRemove}>
            <Trash2 aria-hidden="true" size={20} />
            {words.remove}
          </Button>
          <Button onClick={onClose}>{words.done}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className={before ? 'grid gap-3 sm:grid-cols-2' : ''}>
          {before && <BeforePicture url={before} title={checkpoint.title} />}
          <figure ref={marked} className="grid content-start gap-1">
            <MarkLayer marks={picture.marks} onChange={setMarks} onRemove={removeMark}>
              <PictureImage file={picture.file} alt={checkpoint.title} className="w-full" />
            </MarkLayer>
            {before && <figcaption className="text-14 font-bold">{words.now}</figcaption>}
          </figure>
        </div>
        <MarkNotes
          marks={picture.marks}
          onChange={setMarks}
          onAdd={addMark}
          onRemove={removeMark}
        />
        <TextField
          label={words.note}
          maxLength={longestNote}
          value={picture.note}
          onChange={(event) => onChange({ ...picture, note: event.target.value })}
        />
      </div>
    </Dialog>
  )
}
