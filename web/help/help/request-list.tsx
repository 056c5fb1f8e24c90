import { useMessages } from '#web/core/i18n.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { helpMessages } from './help-messages.ts'
import { RequestItem } from './parts/request-item.tsx'
import { useHelp } from './use-help.ts'

/** The help requests of a rental, newest first. */
export function RequestList({ order }: { order: string }) {
  const words = useMessages(helpMessages)
  const { data, error, refetch } = useHelp(order)
  if (!data && error) return <ReadFailed error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-40" />
  if (data.requests.length === 0) return <p className="text-ink-2">{words.none}</p>
  return (
    <ul className="grid gap-4 divide-y divide-line">
      {data.requests.map((request) => (
        <li key={request.id} className="pt-4 first:pt-0">
          <RequestItem request={request} />
        </li>
      ))}
    </ul>
  )
}
