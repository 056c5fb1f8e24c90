import type { ComponentProps } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { usePrivateFile } from '#web/core/api/private-file.ts'
import { FileUpload } from '#web/ui/forms/file-upload.tsx'
import { personalMessages } from '../personal-messages.ts'

type PrivateUploadProps = Omit<ComponentProps<typeof FileUpload>, 'sent'> & {
  /** The address of the picture sent earlier; only its owner may fetch it. */
  path: string | undefined
}

/** A picture of a document: the one on file is shown until another is chosen. */
export function PrivateUpload({ path, ...upload }: PrivateUploadProps) {
  const words = useMessages(personalMessages)
  const file = usePrivateFile(path)
  const url = file?.type.startsWith('image/') ? file.url : undefined
  return <FileUpload {...upload} sent={path ? { name: words.onFile, url } : undefined} />
}
