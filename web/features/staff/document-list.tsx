import { staffDocuments } from '#protocol/staff/staff-documents.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { DocumentCard } from './document-card.tsx'
import { ListFrame } from './list-frame.tsx'
import { useLimit } from './use-limit.ts'

/** Licences and insurances that wait to be verified, oldest first. */
export function DocumentList() {
  const { limit, onMore } = useLimit()
  const { data, isPending, error, refetch } = useRead(staffDocuments, { limit })
  const documents = data?.status === 1 ? data.documents : []
  return (
    <ListFrame
      isPending={isPending}
      error={error}
      onRefresh={() => void refetch()}
      isEmpty={documents.length === 0}
      more={{ shown: documents.length, total: data?.status === 1 ? data.total : undefined, onMore }}
    >
      {documents.map((document) => (
        <DocumentCard key={`${document.kind} ${document.driver.driverId}`} document={document} />
      ))}
    </ListFrame>
  )
}
