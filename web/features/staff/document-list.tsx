import { staffDocuments } from '#protocol/staff/staff-documents.ts'
import { DocumentCard } from './document-card.tsx'
import { StaffList } from './staff-list.tsx'
import { useList } from './use-list.ts'

/** Licenses and insurances that wait to be verified, oldest first. */
export function DocumentList() {
  const list = useList(staffDocuments, {}, ({ documents }) => documents)
  return (
    <StaffList list={list}>
      {(documents) =>
        documents.map((document) => (
          <DocumentCard key={`${document.kind} ${document.driver.driverId}`} document={document} />
        ))
      }
    </StaffList>
  )
}
