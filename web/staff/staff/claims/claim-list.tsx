import { staffClaims } from '#protocol/money/names.ts'
import { StaffList } from '../staff-list.tsx'
import { useList } from '../use-list.ts'
import { ClaimCard } from './claim-card.tsx'

/** Claims that are not decided, oldest first. */
export function ClaimList() {
  const list = useList(staffClaims, {}, ({ claims }) => claims)
  return (
    <StaffList list={list}>
      {(claims) => claims.map((claim) => <ClaimCard key={claim.id} claim={claim} />)}
    </StaffList>
  )
}
