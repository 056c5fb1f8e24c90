import { lazy, Suspense, useState } from 'react'
import { staffInspections } from '#protocol/rentals/names.ts'
import {
  type StaffInspection,
  staffReviewInspection,
} from '#protocol/rentals/inspections/staff-inspections.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { DecisionForm } from '../decision-form.tsx'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { CarPage } from './car-page.tsx'
import { InspectionFacts } from './inspection-facts.tsx'
import { staffInspectionMessages } from './inspection-messages.ts'

const BeforeAfter = lazy(async () => ({
  default: (await loadOrReload(() => import('#web/rentals/inspections/parts/before-after.tsx')))
    .BeforeAfter,
}))

/** One inspection beside the handover of the car; its pictures come when they are asked for. */
export function InspectionCard({ found }: { found: StaffInspection }) {
  const words = useMessages(staffInspectionMessages)
  const [isOpen, setOpen] = useState(false)
  const { decide, isPending } = useDecide(staffReviewInspection, staffInspections)
  const { inspection, renter, before } = found
  const { id, kind, week, state, items } = inspection
  const about = `${words.kinds[kind]}, ${renter}`
  return (
    <StaffCard
      about={about}
      title={words.kinds[kind]}
      badges={
        <>
          {week !== undefined && <Badge>{words.week(week)}</Badge>}
          <Badge tone={state === 'reviewed' ? 'ok' : 'warn'}>{words[state]}</Badge>
        </>
      }
    >
      <InspectionFacts found={found} />
      {items.length > 0 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hidePictures : words.showPictures(items.length)}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <BeforeAfter before={before} after={inspection} checkpoints={anglesOf(inspection)} />
          <CarPage inspection={id} />
        </Suspense>
      )}
      {state === 'submitted' && (
        <DecisionForm
          about={about}
          textLabel={words.note}
          textField={staffReviewInspection.input.shape.note}
          confirmLabel={words.look}
          busy={isPending}
          own={found.own}
          onDecide={({ text }) => decide({ inspection: id, note: text })}
        />
      )}
    </StaffCard>
  )
}

/** Each angle once, in the order in which the pictures were taken. */
function anglesOf({ items }: StaffInspection['inspection']) {
  const titles = new Map(items.map(({ checkpoint, title }) => [checkpoint, title]))
  return [...titles].map(([id, title]) => ({ id, title }))
}
