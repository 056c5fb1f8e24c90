import { Camera, Check } from 'lucide-react'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Loader } from '#web/ui/states/loader.tsx'
import { takesFocus } from '#web/ui/overlays/use-kept-focus.ts'
import { pictureMessages } from './messages.ts'
import type { Picture } from './picture.ts'
import { PictureImage } from './picture-image.tsx'
import { PictureInput } from './picture-input.tsx'

/** 4:3, so that a row of three fits a phone. */
const frame =
  'relative grid aspect-4/3 w-full place-items-center overflow-hidden rounded-control text-center'

/** A picture still to be taken: dashed, the whole tile opens the camera. */
export function EmptyTile({
  checkpoint,
  isWorking,
  isEmptied,
  onFile,
}: {
  checkpoint: Checkpoint
  /** The picture was taken and is made small. */
  isWorking: boolean
  /** Its picture was just taken away. */
  isEmptied: boolean
  onFile: (file: File) => void
}) {
  const words = useMessages(pictureMessages)
  return (
    <PictureInput
      label={words.take(checkpoint.title)}
      camera
      isNext={isEmptied}
      onFile={onFile}
      className={`${frame} border-2 border-dashed border-line-strong bg-surface p-1`}
    >
      <span className="grid justify-items-center gap-1 text-14 leading-tight font-bold">
        {isWorking ? <Loader size={20} thickness={3} /> : <Camera aria-hidden="true" size={20} />}
        <span aria-hidden="true" className="wrap-anywhere">
          {checkpoint.title}
        </span>
      </span>
    </PictureInput>
  )
}

/** Why the last file for a tile was not taken. */
export function TileProblem({ problem }: { problem: string | undefined }) {
  const lang = useLanguage()
  if (!problem) return null
  return (
    <p role="alert" className="pt-1 text-14 font-bold text-danger">
      {fieldMessage(problem, lang)}
    </p>
  )
}

/** A picture that was taken: opens it, to look, mark, take again. */
export function TakenTile({
  title,
  picture,
  isNew,
  onOpen,
}: {
  title: string
  picture: Picture
  /** It was just taken, in the place of the tile that had the focus. */
  isNew: boolean
  onOpen: () => void
}) {
  const words = useMessages(pictureMessages)
  return (
    <button
      {...(isNew && takesFocus)}
      type="button"
      onClick={onOpen}
      aria-label={[words.look(title), picture.marks.length > 0 && words.marks(picture.marks.length)]
        .filter(Boolean)
        .join(', ')}
      className={`${frame} border border-line bg-sunken`}
    >
      <PictureImage file={picture.file} className="absolute inset-0 size-full object-cover" />
      <span className="absolute top-1 right-1 grid size-7 place-items-center rounded-full bg-ok text-surface">
        <Check aria-hidden="true" size={18} />
      </span>
      <span className="absolute inset-x-0 bottom-0 truncate bg-road px-2 py-1 text-left text-14 font-bold text-white">
        {title}
      </span>
    </button>
  )
}
