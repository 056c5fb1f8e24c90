import { staffSwaps } from '#protocol/staff/staff-swaps.ts'
import { StaffList } from '../staff-list.tsx'
import { useList } from '../use-list.ts'
import { SwapCard } from './swap-card.tsx'

/** Changes of car that wait, oldest first. */
export function SwapList() {
  const list = useList(staffSwaps, {}, ({ swaps }) => swaps)
  return (
    <StaffList list={list}>
      {(swaps) => swaps.map((swap) => <SwapCard key={swap.orderId} swap={swap} />)}
    </StaffList>
  )
}
