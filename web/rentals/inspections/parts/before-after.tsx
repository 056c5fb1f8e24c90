import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { useMessages } from '#web/core/i18n.ts'
import { usePrivateFile } from '#web/core/api/private-file.ts'
import { FilePreview } from '#web/ui/media/file-preview.tsx'
import { uiMessages } from '#web/ui/messages.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import type { Inspection } from '../before-of.ts'
import { inspectionMessages } from '../inspection-messages.ts'
import { pictureMessages } from '../pictures/messages.ts'

type Item = Pick<
  Inspection['items'][number],
  'checkpoint' | 'title' | 'file' | 'url' | 'note' | 'marks'
>
type Inspected = { items: readonly Item[] }

type BeforeAfterProps = {
  /** The handover of the same car; absent when `after` is the handover itself. */
  before: Inspected | undefined
  after: Inspected
  checkpoints: readonly Pick<Checkpoint, 'id' | 'title'>[]
}

/** Alone, as many photos beside each other as there is room for. */
const single = 'grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]'

/** Each angle, where there is a handover to compare with twice, side by side; with what was marked. */
export function BeforeAfter({ before, after, checkpoints }: BeforeAfterProps) {
  const words = useMessages(inspectionMessages)
  const photoWords = useMessages(pictureMessages)
  const itemsOf = (inspection: Inspected | undefined, checkpoint: string) =>
    inspection?.items.filter((item) => item.checkpoint === checkpoint) ?? []
  const shown = checkpoints.filter(({ id }) => itemsOf(after, id).length > 0)
  return (
    <ul className={`grid gap-4 ${before ? 'sm:grid-cols-2' : single}`}>
      {shown.map(({ id, title }) => (
        <li key={id} className="grid content-start gap-1">
          <b>{title}</b>
          <div className="flex flex-wrap gap-3">
            {before && itemsOf(before, id).length === 0 && (
              <p className="text-14 text-ink-2">{words.noBefore}</p>
            )}
            {itemsOf(before, id).map((item) => (
              <Shot key={item.file} item={item} label={photoWords.before} />
            ))}
            {itemsOf(after, id).map((item) => (
              <Shot key={item.file} item={item} label={before ? words.after : ''} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Shot({ item, label }: { item: Item; label: string }) {
  const file = usePrivateFile(item.url)
  const { drawing } = useMessages(uiMessages)
  const notes = [file?.isDrawn && drawing, item.note, ...item.marks.map(({ note }) => note)].filter(
    Boolean,
  )
  return (
    <figure className="grid content-start gap-1">
      {file ? (
        <FilePreview name={`${item.title} ${label}`} url={file.url} kind="image" size="md" />
      ) : (
        <Skeleton className="size-32" />
      )}
      <figcaption className="max-w-32 text-14 break-words">
        <b>{label}</b> {notes.join(', ')}
      </figcaption>
    </figure>
  )
}
