import { Camera, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { mostClaimPhotos } from '#protocol/money/claims/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { describedBy, FieldNote } from '#web/ui/forms/field-frame.tsx'
import { useFileDrop } from '#web/ui/forms/use-file-drop.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { DocumentPicture } from '../document-picture.tsx'
import { claimFormMessages } from './claim-form-messages.ts'
import type { ClaimPhotos } from './use-claim-photos.ts'

type ClaimPhotosFieldProps = {
  photos: ClaimPhotos
  /** What the server said of them. */
  error: string | undefined
}

/** Photos that staff took of what they claim: chosen, dropped or pasted (docs/product/help-and-claims.md#claims). */
export function ClaimPhotosField({ photos, error }: ClaimPhotosFieldProps) {
  const id = useId()
  const words = useMessages(claimFormMessages)
  const input = useRef<HTMLInputElement>(null)
  const { isOver, area } = useFileDrop((files) => void photos.take(files))
  const said = photos.refusal ?? error
  const remove = (photo: string) => {
    photos.remove(photo)
    input.current?.focus()
  }
  return (
    <div {...area} className="grid min-w-0 gap-1.5 sm:col-span-2">
      <span id={`${id}-label`} className="text-14 font-bold">
        {words.photos}
      </span>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {photos.ids.map((photo, index) => (
          <li key={photo} className="relative">
            <DocumentPicture path={`/files/${photo}`} number={index + 1} />
            <IconButton
              label={words.remove(index + 1)}
              className="absolute top-0 right-0 bg-surface"
              onClick={() => remove(photo)}
            >
              <X aria-hidden="true" size={20} />
            </IconButton>
          </li>
        ))}
        {Array.from({ length: photos.underWay }, (_, index) => (
          <li key={index}>
            <Skeleton className="size-32" />
          </li>
        ))}
      </ul>
      <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border-2 border-dashed border-line-strong bg-surface px-4 font-bold text-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <Camera aria-hidden="true" size={20} />
        <span id={`${id}-add`}>{isOver ? words.dropHere : words.addPhotos}</span>
        <input
          ref={input}
          type="file"
          multiple
          accept="image/*"
          aria-labelledby={`${id}-add ${id}-label`}
          aria-describedby={describedBy(id, true, said)}
          aria-invalid={said ? true : undefined}
          onChange={({ target }) => {
            void photos.take([...(target.files ?? [])])
            // Choosing the same file again must count as a change.
            target.value = ''
          }}
          className="sr-only"
        />
      </label>
      <p role="status" className="text-14 text-ink-2 empty:hidden">
        {photos.underWay > 0 && words.sending}
      </p>
      <FieldNote
        id={id}
        hint={words.photosHint(mostClaimPhotos)}
        {...(said ? { error: said } : {})}
      />
    </div>
  )
}
