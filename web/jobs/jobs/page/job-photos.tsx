import { useMessages } from '#web/core/i18n.ts'
import { usePrivateFile } from '#web/core/api/private-file.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { FilePreview } from '#web/ui/media/file-preview.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { jobMessages } from './messages.ts'

/** What the owner has photographed; each opens over the whole screen. */
export function JobPhotos({ ids }: { ids: readonly string[] }) {
  const words = useMessages(jobMessages)
  if (ids.length === 0) return null
  return (
    <Card className="grid gap-4" aria-labelledby="job-photos">
      <h2 id="job-photos">{words.photos}</h2>
      <ul className="flex flex-wrap gap-2.5">
        {ids.map((id, index) => (
          <li key={id}>
            <Photo path={`/files/${id}`} name={words.photo(index + 1, ids.length)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Photo({ path, name }: { path: string; name: string }) {
  const file = usePrivateFile(path)
  if (!file) return <Skeleton className="size-32" />
  return <FilePreview name={name} url={file.url} kind="image" size="md" />
}
