import { FileText } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { usePrivateFile } from '#web/core/api/private-file.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { staffMessages } from './messages.ts'

const frame =
  'grid size-32 place-items-center overflow-hidden rounded-control border border-line bg-sunken'

/** A picture of a document, fetched with the session and shown from memory; opens in a tab of its own. */
export function DocumentPicture({ path, number }: { path: string; number: number }) {
  const words = useMessages(staffMessages)
  const file = usePrivateFile(path)
  if (!file) return <Skeleton className="size-32" />
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noreferrer"
      aria-label={words.openPicture(number)}
      className={frame}
    >
      {file.type.startsWith('image/') ? (
        <img src={file.url} alt={words.picture(number)} className="size-full object-cover" />
      ) : (
        <FileText aria-hidden="true" size={32} />
      )}
    </a>
  )
}
