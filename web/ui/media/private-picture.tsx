import { usePrivateFile } from '#web/core/api/private-file.ts'
import { FilePreview } from './file-preview.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

/** A picture or paper that only the two sides of a rental can open. */
export function PrivatePicture({ path, name }: { path: string; name: string }) {
  const file = usePrivateFile(path)
  if (!file) return <Skeleton className="size-20" />
  const kind = file.type === 'application/pdf' ? 'pdf' : 'image'
  return <FilePreview name={name} url={file.url} kind={kind} />
}
