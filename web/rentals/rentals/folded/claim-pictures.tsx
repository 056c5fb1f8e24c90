import { useMessages } from '#web/core/i18n.ts'
import { usePrivateFile } from '#web/core/api/private-file.ts'
import { FilePreview } from '#web/ui/media/file-preview.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { dashboardMessages } from '../messages.ts'
import type { Claim } from '../shown.ts'

/** The car before and after, side by side (docs/product/help-and-claims.md#claims). */
export function ClaimPictures({ claim }: { claim: Claim }) {
  const words = useMessages(dashboardMessages)
  const groups = [
    { name: words.before, paths: claim.before },
    { name: words.after, paths: claim.after },
  ].filter(({ paths }) => paths.length > 0)
  if (groups.length === 0) return null
  return (
    <div className="flex flex-wrap gap-4">
      {groups.map(({ name, paths }) => (
        <div key={name} className="grid gap-1">
          <p className="text-14 font-bold">{name}</p>
          <div className="flex flex-wrap gap-2">
            {paths.map((path, index) => (
              <Picture key={path} path={path} name={words.picture(name, index + 1)} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Read with the session, because it is the person's and staff's alone. */
function Picture({ path, name }: { path: string; name: string }) {
  const file = usePrivateFile(path)
  if (!file) return <Skeleton className="size-20" />
  return (
    <FilePreview
      name={name}
      url={file.url}
      kind={file.type === 'application/pdf' ? 'pdf' : 'image'}
    />
  )
}
