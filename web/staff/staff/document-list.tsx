import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { staffDocuments } from '#protocol/staff/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DeskList } from './desk/desk-list.tsx'
import { type DeskColumn, Lines } from './desk/desk-table.tsx'
import { useWhen } from './desk/use-when.ts'
import { DocumentCard } from './document-card.tsx'
import { staffMessages } from './messages.ts'
import type { StaffDocument } from './staff-document.ts'
import { useList } from './use-list.ts'

const { useSearch } = getRouteApi(routes.staff)

const nameOf = ({ driver }: StaffDocument) => `${driver.firstName} ${driver.lastName}`

const issuerOf = ({ kind, driver: { license, insurance } }: StaffDocument) =>
  kind === 'license' ? (license.state ?? license.country) : insurance.company

/** A driver may have two papers here: the row is of one, while what names the driver lists both first. */
const idOf = ({ driver, kind }: StaffDocument) => `${driver.driverId}-${kind}`
const driverOf = (id: string | undefined) => id?.replace(/-(?:license|insurance)$/, '')

function useColumns(): DeskColumn<StaffDocument>[] {
  const words = useMessages(staffMessages)
  const when = useWhen()
  return [
    {
      id: 'driver',
      sortBy: nameOf,
      title: words.driver,
      width: '3fr',
      cell: (document) => <Lines first={nameOf(document)} second={document.email} />,
    },
    {
      id: 'paper',
      sortBy: ({ kind }) => words[kind],
      title: words.paper,
      width: '2fr',
      cell: (document) => <Lines first={words[document.kind]} second={issuerOf(document)} />,
    },
    {
      id: 'submitted',
      sortBy: ({ submittedAt }) => submittedAt,
      title: words.submitted,
      width: 172,
      cell: ({ submittedAt }) => submittedAt && when.instant(submittedAt),
    },
    {
      id: 'state',
      title: words.state,
      width: 160,
      cell: (document) => <StateOf document={document} />,
    },
  ]
}

/** Licenses and insurances that wait to be verified, oldest first. */
export function DocumentList() {
  const { subject, open } = useSearch()
  const words = useMessages(staffMessages)
  const [first] = useState(driverOf(open ?? subject))
  const list = useList(staffDocuments, { first }, ({ documents }) => documents)
  const columns = useColumns()
  return (
    <DeskList
      label={words.documents}
      list={list}
      idOf={idOf}
      aboutOf={(document) => `${words[document.kind]}, ${nameOf(document)}`}
      columns={columns}
    >
      {(document) => <DocumentCard key={idOf(document)} document={document} />}
    </DeskList>
  )
}

/** Whether something speaks against it. */
function StateOf({ document }: { document: StaffDocument }) {
  const words = useMessages(staffMessages)
  if (document.sameLicense.length > 0) return <Badge tone="danger">{words.usedTwice}</Badge>
  if (document.driver[document.kind].pictures.length === 0)
    return <Badge tone="neutral">{words.noPictures}</Badge>
  return <Badge tone="warn">{words.toCheck}</Badge>
}
