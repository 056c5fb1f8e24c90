import { connections } from '#protocol/network/connections.ts'
import { errorStateText } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { PrivacyCard } from '#web/features/network/parts/privacy-card.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

/** What others see of the person (docs/product/community.md#privacy); the rest of that answer is not needed here. */
export function PrivacySection() {
  const { data, error, refetch } = useRead(connections, { list: 'invitations', limit: 1 })
  if (data) return <PrivacyCard privacy={data.privacy} />
  if (error) return <ErrorState text={errorStateText(error)} onRefresh={refetch} />
  return <Skeleton className="h-60" />
}
