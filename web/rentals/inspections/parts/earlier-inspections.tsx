import { useState } from 'react'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount } from '#web/core/money.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { type Inspection, handoverOf } from '../before-of.ts'
import { inspectionMessages } from '../inspection-messages.ts'
import { shownInstant } from '../shown-instant.ts'
import { BeforeAfter } from './before-after.tsx'

type EarlierInspectionsProps = {
  inspections: readonly Inspection[]
  checkpoints: readonly Checkpoint[]
  /** IANA zone of the area. */
  zone: string | undefined
}

/** Every inspection of the rental, the newest first, each beside the handover of its car. */
export function EarlierInspections({ inspections, checkpoints, zone }: EarlierInspectionsProps) {
  const words = useMessages(inspectionMessages)
  if (inspections.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2>{words.earlier}</h2>
      {inspections.toReversed().map((inspection) => (
        <OneInspection
          key={inspection.id}
          inspection={inspection}
          before={handoverOf(inspections, inspection.carId)}
          checkpoints={checkpoints}
          zone={zone}
        />
      ))}
    </section>
  )
}

type OneInspectionProps = {
  inspection: Inspection
  before: Inspection | undefined
  checkpoints: readonly Checkpoint[]
  /** IANA zone of the area. */
  zone: string | undefined
}

/** Its pictures come when it is opened. */
function OneInspection({ inspection, before, checkpoints, zone }: OneInspectionProps) {
  const words = useMessages(inspectionMessages)
  const [isOpen, setOpen] = useState(false)
  const { kind, week, submittedAt, odometer, state, reviewNote, comments } = inspection
  const facts = [
    shownInstant(submittedAt, zone),
    week !== undefined && words.week(week),
    odometer !== undefined && words.miles(formatCount(odometer)),
  ]
  return (
    <Card tight>
      <Disclosure
        onToggle={setOpen}
        summary={
          <>
            <span className="flex flex-wrap items-center gap-2">
              <b>{words.kinds[kind]}</b>{' '}
              {state === 'reviewed' && <Badge tone="ok">{words.reviewed}</Badge>}
            </span>{' '}
            <span className="block text-14 text-ink-2">
              <NumbersIn text={facts.filter(Boolean).join(' · ')} />
            </span>
          </>
        }
      >
        {isOpen && (
          <div className="grid gap-3">
            {comments && <p>{comments}</p>}
            {reviewNote && <p>{reviewNote}</p>}
            <BeforeAfter
              before={before?.id === inspection.id ? undefined : before}
              after={inspection}
              checkpoints={checkpoints}
            />
          </div>
        )}
      </Disclosure>
    </Card>
  )
}
