import { Camera } from 'lucide-react'
import { useId } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { describedBy, FieldNote } from '#web/ui/forms/field-frame.tsx'
import { RequiredMark } from '#web/ui/forms/required-mark.tsx'
import { helpMessages } from '../help-messages.ts'
import { ChosenPhotos, useTakenPhotos } from './chosen-photos.tsx'

type PhotoFieldProps = {
  label: string
  photos: readonly File[]
  most: number
  required?: boolean
  error?: string | undefined
  onChange: (photos: readonly File[]) => void
}

/** Any number of photos up to `most`, from the camera or the album. */
export function PhotoField({ label, photos, most, required, error, onChange }: PhotoFieldProps) {
  const id = useId()
  const words = useMessages(helpMessages)
  const { refusal, take, remove } = useTakenPhotos({ photos, most, onChange })
  const said = refusal ?? error
  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={`${id}-label`} className="text-14 font-bold">
        {label}
        {required && <RequiredMark />}
      </span>
      <ChosenPhotos photos={photos} onRemove={remove} />
      {photos.length < most && (
        <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border-2 border-dashed border-line-strong bg-surface px-4 font-bold text-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <Camera aria-hidden="true" size={20} />
          <span id={`${id}-add`}>{words.addPhoto}</span>
          <input
            type="file"
            multiple
            accept="image/*"
            aria-labelledby={`${id}-add ${id}-label`}
            aria-describedby={describedBy(id, undefined, said)}
            aria-invalid={said ? true : undefined}
            onChange={(event) => void take(event)}
            className="sr-only"
          />
        </label>
      )}
      <FieldNote id={id} error={said} />
    </div>
  )
}
