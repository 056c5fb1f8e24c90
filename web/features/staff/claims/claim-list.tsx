import { staffClaims } from '#protocol/rentals/claims.ts'
import { useRead } from '#web/core/use-read.ts'
import { ListFrame } from '../list-frame.tsx'
import { ClaimCard } from './claim-card.tsx'

/** Claims that are not decided, oldest first. */
export function ClaimList() {
  const { data, isPending, error, refetch } = useRead(staffClaims, {})
  const claims = data?.status === 1 ? data.claims : []
  return (
    <ListFrame
      isPending={isPending}
      error={error}
      onRefresh={() => void refetch()}
      isEmpty={claims.length === 0}
    >
      {claims.map((claim) => (
        <ClaimCard key={claim.id} claim={claim} />
      ))}
    </ListFrame>
  )
}
