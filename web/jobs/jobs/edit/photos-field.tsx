import { Camera, X } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { mostPhotos } from '#domain/jobs/jobs/job.ts'
import { uploadFile } from '#protocol/people/names.ts'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { send } from '#web/core/api/call.ts'
import { errorText, fieldErrors } from '#web/core/api/errors.ts'
import { usePrivateFile } from '#web/core/api/private-file.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { describedBy, FieldNote } from '#web/ui/forms/field-frame.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { takenPhoto } from '#web/ui/media/taken-photo.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { editMessages } from './edit-messages.ts'
import type { JobFormOf } from './use-job-form.ts'

/** Photos of the job, each sent as soon as it is chosen, so that a draft can hold them. */
export function PhotosField({ form }: { form: JobFormOf }) {
  const id = useId()
  const lang = useLanguage()
  const words = useMessages(editMessages)
  const { field, fieldState } = useController({ control: form.control, name: 'photos' })
  const [underWay, setUnderWay] = useState(0)
  const [refusal, setRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const photos = field.value
  const said = refusal ?? fieldState.error?.message

  /** One after the other; what was sent is there even when the next one fails. */
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // Choosing the same file again must count as a change.
    event.target.value = ''
    const room = mostPhotos - photos.length
    setRefusal(files.length > room ? words.morePhotos(mostPhotos) : undefined)
    setUnderWay(Math.min(room, files.length))
    for (const file of files.slice(0, room)) {
      const problem = await sendOne(file)
      if (problem !== undefined) setRefusal(problem)
      setUnderWay((count) => count - 1)
    }
  }
  const sendOne = async (file: File): Promise<string | undefined> => {
    const taken = await takenPhoto(file)
    if ('problem' in taken) return fieldMessage(taken.problem, lang)
    try {
      const answer = await send(uploadFile, { purpose: 'job', file: taken.photo })
      if (answer.status === 0) return answer.message
      field.onChange([...form.getValues('photos'), answer.file])
    } catch (error) {
      return fieldErrors(error)?.file ?? errorText(error)
    }
  }
  const remove = (photo: string) => {
    setRefusal(undefined)
    field.onChange(photos.filter((one) => one !== photo))
    input.current?.focus()
  }

  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={`${id}-label`} className="text-14 font-bold">
        {words.photos}
      </span>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {photos.map((photo, index) => (
          <li key={photo} className="relative">
            <Thumbnail id={photo} name={words.photo(index + 1)} />
            <IconButton
              label={words.removePhoto(index + 1)}
              className="absolute top-0 right-0 bg-surface"
              onClick={() => remove(photo)}
            >
              <X aria-hidden="true" size={20} />
            </IconButton>
          </li>
        ))}
        {Array.from({ length: underWay }, (_, index) => (
          <li key={index}>
            <Skeleton className="size-22 rounded-control" />
          </li>
        ))}
      </ul>
      <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border-2 border-dashed border-line-strong bg-surface px-4 font-bold text-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <Camera aria-hidden="true" size={20} />
        <span id={`${id}-add`}>{words.addPhoto}</span>
        <input
          ref={input}
          type="file"
          multiple
          accept="image/*"
          aria-labelledby={`${id}-add ${id}-label`}
          aria-describedby={describedBy(id, true, said)}
          aria-invalid={said ? true : undefined}
          onChange={(event) => void take(event)}
          className="sr-only"
        />
      </label>
      <p role="status" className="text-14 text-ink-2 empty:hidden">
        {underWay > 0 && words.sendingPhoto}
      </p>
      <FieldNote id={id} hint={words.photosHint(mostPhotos)} error={said} />
    </div>
  )
}

function Thumbnail({ id, name }: { id: string; name: string }) {
  const file = usePrivateFile(`/files/${id}`)
  const look = 'size-22 rounded-control border border-line object-cover'
  return file ? (
    <img src={file.url} alt={name} className={look} />
  ) : (
    <Skeleton className="size-22 rounded-control" />
  )
}
