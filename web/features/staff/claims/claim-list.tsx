import { staffClaims } from '#protocol/rentals/claims.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { ListFrame } from '../list-frame.tsx'
import { useLimit } from '../use-limit.ts'
import { ClaimCard } from './claim-card.tsx'

/** Claims that are not decided, oldest first. */
export function ClaimList() {
  const { limit, onMore } = useLimit()
  const { data, isPending, error, refetch } = useRead(staffClaims, { limit })
  const claims = data?.status === 1 ? data.claims : []
  return (
    <ListFrame
      isPending={isPending}
      error={error}
      onRefresh={() => void refetch()}
      isEmpty={claims.length === 0}
      more={{ shown: claims.length, total: data?.status === 1 ? data.total : undefined, onMore }}
    >
      {claims.map((claim) => (
        <ClaimCard key={claim.id} claim={claim} />
      ))}
    </ListFrame>
  )
}
