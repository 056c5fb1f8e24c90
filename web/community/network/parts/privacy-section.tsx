import { connections } from '#protocol/community/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { PrivacyCard } from './privacy-card.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'

/** What others see of the person (docs/product/community.md#privacy); the rest of that answer is not needed here. */
export function PrivacySection() {
  const { data, error, refetch } = useRead(connections, { list: 'invitations', limit: 1 })
  if (data) return <PrivacyCard privacy={data.privacy} />
  if (error) return <ReadFailed error={error} onRetry={refetch} />
  return <Skeleton className="h-60" />
}
