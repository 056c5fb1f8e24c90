import { lazy, Suspense } from 'react'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { datesMessages } from '../dates/dates-messages.ts'
import type { Dating } from './choice.ts'
import { PanelCar, PanelFrame } from './piece-panel.tsx'
import { plannerMessages } from './planner-messages.ts'

const DatesForm = lazy(async () => ({
  default: (await loadOrReload(() => import('../dates/dates-form.tsx'))).DatesForm,
}))

/** A booking that is drawn longer or shorter: what that comes to first, then the word. */
export function DatesPanel({ dating, onClose }: { dating: Dating; onClose: () => void }) {
  const words = useMessages(plannerMessages)
  const said = useMessages(datesMessages)
  const { bar, car, start, end } = dating
  const { number, name, order = '' } = bar
  return (
    <PanelFrame
      {...(number !== undefined && { over: words.order(number) })}
      title={said.title(name ?? `${number ?? ''}`)}
      isBeside
      onClose={onClose}
    >
      <PanelCar car={car} />
      <Suspense fallback={<Skeleton className="h-80" />}>
        <DatesForm key={order} order={order} start={start} end={end} onMoved={onClose} />
      </Suspense>
    </PanelFrame>
  )
}
