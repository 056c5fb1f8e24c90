import { staffSwaps } from '#protocol/staff/staff-swaps.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { ListFrame } from '../list-frame.tsx'
import { useLimit } from '../use-limit.ts'
import { SwapCard } from './swap-card.tsx'

/** Changes of car that wait, oldest first. */
export function SwapList() {
  const { limit, onMore } = useLimit()
  const { data, isPending, error, refetch } = useRead(staffSwaps, { limit })
  const swaps = data?.status === 1 ? data.swaps : []
  return (
    <ListFrame
      isPending={isPending}
      error={error}
      onRefresh={() => void refetch()}
      isEmpty={swaps.length === 0}
      more={{ shown: swaps.length, total: data?.status === 1 ? data.total : undefined, onMore }}
    >
      {swaps.map((swap) => (
        <SwapCard key={swap.orderId} swap={swap} />
      ))}
    </ListFrame>
  )
}
