import { Camera, Check, X } from 'lucide-react'
import { type ChangeEvent, useCallback, useId, useState } from 'react'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { describedBy, FieldNote } from '#web/ui/forms/field-frame.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { RequiredMark } from '#web/ui/forms/required-mark.tsx'
import { takenPhoto } from '#web/ui/media/taken-photo.ts'
import { helpMessages } from '../help-messages.ts'

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
  const lang = useLanguage()
  const words = useMessages(helpMessages)
  const [refusal, setRefusal] = useState<string>()
  const said = refusal ?? error
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const files = [...(input.files ?? [])]
    // Choosing the same file again must count as a change.
    input.value = ''
    const taken = await Promise.all(files.map(takenPhoto))
    const chosen = taken.flatMap((one) => ('photo' in one ? [one.photo] : []))
    const problem = taken.flatMap((one) => ('problem' in one ? [one.problem] : []))[0]
    const isTooMany = photos.length + chosen.length > most
    setRefusal(
      problem ? fieldMessage(problem, lang) : isTooMany ? words.morePhotos(most) : undefined,
    )
    if (chosen.length > 0) onChange([...photos, ...chosen].slice(0, most))
  }
  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={`${id}-label`} className="text-14 font-bold">
        {label}
        {required && <RequiredMark />}
      </span>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {photos.map((photo, index) => (
          <li key={`${photo.name} ${photo.lastModified} ${index}`} className="relative">
            <Thumbnail file={photo} name={words.photo(index + 1)} />
            <IconButton
              label={words.removePhoto(index + 1)}
              className="absolute top-0 right-0 bg-surface"
              onClick={() => {
                setRefusal(undefined)
                onChange(photos.filter((one) => one !== photo))
              }}
            >
              <X aria-hidden="true" size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
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

function Thumbnail({ file, name }: { file: File; name: string }) {
  const isHere = file.size > 0
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const made = URL.createObjectURL(file)
      image.src = made
      return () => URL.revokeObjectURL(made)
    },
    [file],
  )
  const look = 'size-20 rounded-control border border-line object-cover'
  if (!isHere) {
    // It has arrived already, and only its id is known here.
    return (
      <span role="img" aria-label={name} className={`${look} grid place-items-center bg-sunken`}>
        <Check aria-hidden="true" size={24} />
      </span>
    )
  }
  return <img ref={show} alt={name} className={look} />
}
