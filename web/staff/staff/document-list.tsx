import { getRouteApi } from '@tanstack/react-router'
import { staffDocuments } from '#protocol/staff/names.ts'
import { DocumentCard } from './document-card.tsx'
import { routes } from '#web/core/routing/routes.ts'
import { StaffList } from './staff-list.tsx'
import { useList } from './use-list.ts'

const { useSearch } = getRouteApi(routes.staff)

/** Licenses and insurances that wait to be verified, oldest first. */
export function DocumentList() {
  const { subject } = useSearch()
  const list = useList(staffDocuments, { first: subject }, ({ documents }) => documents)
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
