import { Check, X } from 'lucide-react'
import { type ChangeEvent, useCallback, useState } from 'react'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { takenPhoto } from '#web/ui/media/taken-photo.ts'
import { helpMessages } from '../help-messages.ts'

type Taking = {
  photos: readonly File[]
  most: number
  onChange: (photos: readonly File[]) => void
}

/** Takes photos from the camera or the album, up to `most`, and says what is wrong with one. */
export function useTakenPhotos({ photos, most, onChange }: Taking) {
  const lang = useLanguage()
  const words = useMessages(helpMessages)
  const [refusal, setRefusal] = useState<string>()
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
  const remove = (photo: File) => {
    setRefusal(undefined)
    onChange(photos.filter((one) => one !== photo))
  }
  return { refusal, take, remove }
}

type ChosenPhotosProps = { photos: readonly File[]; onRemove: (photo: File) => void }

/** What was chosen and is not sent yet, each to be taken back. */
export function ChosenPhotos({ photos, onRemove }: ChosenPhotosProps) {
  const words = useMessages(helpMessages)
  return (
    <ul className="flex flex-wrap gap-2 empty:hidden">
      {photos.map((photo, index) => (
        <li key={`${photo.name} ${photo.lastModified} ${index}`} className="relative">
          <Thumbnail file={photo} name={words.photo(index + 1)} />
          <IconButton
            label={words.removePhoto(index + 1)}
            className="absolute top-0 right-0 bg-surface"
            onClick={() => onRemove(photo)}
          >
            <X aria-hidden="true" size={20} />
          </IconButton>
        </li>
      ))}
    </ul>
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
