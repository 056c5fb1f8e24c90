import { staffDocuments } from '#protocol/staff/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { DocumentCard } from '../document-card.tsx'
import { confirmMessages } from './confirm-messages.ts'

/** A driver has two papers at most. */
const most = 2

/** What a driver has sent and nobody has looked at, decided on without leaving the order. */
export function CheckPapers({ driver }: { driver: string }) {
  const words = useMessages(confirmMessages)
  const { data, error, refetch } = useRead(staffDocuments, { first: driver, limit: most })
  if (error && !data) return <ReadFailed error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-80" />
  const own = data.documents.filter((one) => one.driver.driverId === driver)
  if (own.length === 0) return <p role="status">{words.allLookedAt}</p>
  return (
    <div className="grid gap-4">
      {own.map((document) => (
        <DocumentCard key={document.kind} document={document} />
      ))}
    </div>
  )
}
