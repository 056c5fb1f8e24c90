import { staffDocuments } from '#protocol/staff/staff-documents.ts'
import { useRead } from '#web/core/use-read.ts'
import { DocumentCard } from './document-card.tsx'
import { ListFrame } from './list-frame.tsx'

/** Licences and insurances that wait to be verified, oldest first. */
export function DocumentList() {
  const { data, isPending, error, refetch } = useRead(staffDocuments, {})
  const documents = data?.status === 1 ? data.documents : []
  return (
    <ListFrame
      isPending={isPending}
      error={error}
      onRefresh={() => void refetch()}
      isEmpty={documents.length === 0}
    >
      {documents.map((document) => (
        <DocumentCard key={`${document.kind} ${document.driver.driverId}`} document={document} />
      ))}
    </ListFrame>
  )
}
