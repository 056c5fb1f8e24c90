import { getRouteApi } from '@tanstack/react-router'
import { staffSwaps } from '#protocol/staff/names.ts'
import { routes } from '#web/core/routing/routes.ts'
import { StaffList } from '../staff-list.tsx'
import { useList } from '../use-list.ts'
import { SwapCard } from './swap-card.tsx'

const { useSearch } = getRouteApi(routes.staff)

/** Changes of car that wait, oldest first. */
export function SwapList() {
  const { subject } = useSearch()
  const list = useList(staffSwaps, { first: subject }, ({ swaps }) => swaps)
  return (
    <StaffList list={list}>
      {(swaps) => swaps.map((swap) => <SwapCard key={swap.orderId} swap={swap} />)}
    </StaffList>
  )
}
