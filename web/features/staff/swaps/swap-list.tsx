import { staffSwaps } from '#protocol/staff/staff-swaps.ts'
import { useRead } from '#web/core/use-read.ts'
import { ListFrame } from '../list-frame.tsx'
import { SwapCard } from './swap-card.tsx'

/** Changes of car that wait, oldest first. */
export function SwapList() {
  const { data, isPending, error, refetch } = useRead(staffSwaps, {})
  const swaps = data?.status === 1 ? data.swaps : []
  return (
    <ListFrame
      isPending={isPending}
      error={error}
      onRefresh={() => void refetch()}
      isEmpty={swaps.length === 0}
    >
      {swaps.map((swap) => (
        <SwapCard key={swap.orderId} swap={swap} />
      ))}
    </ListFrame>
  )
}
