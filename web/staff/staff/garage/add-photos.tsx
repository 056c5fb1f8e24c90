import { ImagePlus } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { useFileDrop } from '#web/ui/forms/use-file-drop.ts'
import { photoMessages } from './photo-messages.ts'
import { useSentPhotos } from './use-sent-photos.ts'

/** Where photos are chosen or dropped, how far they are, and why some were not taken. */
export function AddPhotos({ car, room }: { car: string; room: number }) {
  const words = useMessages(photoMessages)
  const { progress, refused, send } = useSentPhotos(car)
  const { isOver, area } = useFileDrop(send)
  if (room <= 0 && !progress) return <li className="text-ink-2">{words.full}</li>
  return (
    <li className="grid min-w-0 content-start gap-2">
      <label
        {...area}
        className={cx(
          'grid aspect-[4/3] cursor-pointer place-content-center justify-items-center gap-1 rounded-control border-2 border-dashed p-2 text-center text-14 hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          isOver ? 'border-primary bg-sunken' : 'border-line-strong',
        )}
      >
        <ImagePlus aria-hidden="true" size={24} />
        <span className="font-bold">{words.add}</span>
        <span className="text-ink-2">
          {progress ? words.sending(progress.sent, progress.all) : words.hint}
        </span>
        <input
          type="file"
          multiple
          accept=".jpg,.jpeg,.png,.webp"
          disabled={progress !== undefined}
          onChange={({ target }) => {
            send([...(target.files ?? [])])
            // Choosing the same file again must count as a change.
            target.value = ''
          }}
          className="sr-only"
        />
      </label>
      <ul role="status" className="grid gap-1 text-14 break-words text-danger">
        {refused.map(({ file, reason }) => (
          <li key={`${file} ${reason}`}>{words.refused(file, reason)}</li>
        ))}
      </ul>
    </li>
  )
}
