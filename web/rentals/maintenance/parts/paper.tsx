import { usePrivateFile } from '#web/core/api/private-file.ts'
import { FilePreview } from '#web/ui/media/file-preview.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

type PaperProps = { file: { id: string; contentType: string }; name: string }

/** A receipt or a picture that only its owner and staff may see. */
export function Paper({ file, name }: PaperProps) {
  const held = usePrivateFile(`/files/${file.id}`)
  if (!held) return <Skeleton className="size-20" />
  const kind = file.contentType === 'application/pdf' ? 'pdf' : 'image'
  return <FilePreview name={name} url={held.url} kind={kind} />
}
