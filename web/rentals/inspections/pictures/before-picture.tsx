import { useMessages } from '#web/core/i18n.ts'
import { usePrivateFile } from '#web/core/api/private-file.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { uiMessages } from '#web/ui/messages.ts'
import { pictureMessages } from './messages.ts'

/** The same angle as it was at the handover; only its renter and staff may see it. */
export function BeforePicture({ url, title }: { url: string; title: string }) {
  const words = useMessages(pictureMessages)
  const { drawing } = useMessages(uiMessages)
  const file = usePrivateFile(url)
  return (
    <figure className="grid content-start gap-1">
      {file ? (
        <img src={file.url} alt={`${words.before}: ${title}`} className="w-full rounded-control" />
      ) : (
        <Skeleton className="aspect-4/3 w-full" />
      )}
      <figcaption className="text-14 font-bold">
        {words.before}
        {file?.isDrawn && `, ${drawing}`}
      </figcaption>
    </figure>
  )
}
