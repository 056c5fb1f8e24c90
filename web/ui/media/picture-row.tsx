import { usePrivateFile } from '#web/core/api/private-file.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { FilePreview } from './file-preview.tsx'

const en = { photo: (number: number) => `Photo ${number}` }
const es: typeof en = { photo: (number) => `Foto ${number}` }
const messages = { en, es }

/** Pictures side by side; nothing when there are none. */
export function PictureRow({ paths }: { paths: readonly string[] }) {
  const words = useMessages(messages)
  if (paths.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {paths.map((path, index) => (
        <li key={path}>
          <PrivatePicture path={path} name={words.photo(index + 1)} />
        </li>
      ))}
    </ul>
  )
}

/** A picture or paper that only the two sides of a rental can open. */
function PrivatePicture({ path, name }: { path: string; name: string }) {
  const file = usePrivateFile(path)
  if (!file) return <Skeleton className="size-20" />
  const kind = file.type === 'application/pdf' ? 'pdf' : 'image'
  return <FilePreview name={name} url={file.url} kind={kind} />
}
