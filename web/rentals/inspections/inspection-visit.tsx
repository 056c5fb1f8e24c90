import { plainName } from '#domain/fleet/fleet/car-name.ts'
import type { inspectionGuidelines } from '#protocol/rentals/inspections/inspection-guidelines.ts'
import type { submitVehicleInspection } from '#protocol/rentals/inspections/submit-vehicle-inspection.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { inBoth, useMessages } from '#web/core/i18n.ts'
import type { Parcel } from '#web/people/offline/parcel.ts'
import { enqueue } from '#web/people/offline/queue.ts'
import { routes } from '#web/core/routing/routes.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import type { Inspection as Made } from './before-of.ts'
import { type Inspection, inspectionStep, inspectionSteps } from './care-steps.ts'
import { useEnds } from './end/lazy-ends.ts'
import { InspectionForm } from './inspection-form.tsx'
import { inspectionMessages } from './inspection-messages.ts'
import { keysMessages } from './keys-messages.ts'
import { EarlierInspections } from './parts/earlier-inspections.tsx'
import { InspectionEnd } from './parts/inspection-end.tsx'
import { OnItsWay } from './parts/on-its-way.tsx'
import { shownInstant } from './shown-instant.ts'
import { useOwnParcel } from './use-own-parcel.ts'
import type { ListedRental } from './use-rental.ts'

type InspectionVisitProps = {
  rental: ListedRental
  zone: string | undefined
  other: (order: string | undefined) => ListedRental | undefined
  guidelines: OutputOf<typeof inspectionGuidelines>
}

/** The inspection that is open now, or when the next one is; and those that were made. */
export function InspectionVisit({ rental, zone, other, guidelines }: InspectionVisitProps) {
  const words = useMessages(inspectionMessages)
  const keysWords = useMessages(keysMessages)
  const { orderId, car } = rental
  const { due, inspections } = guidelines
  const own = useOwnParcel('inspection', orderId)
  const open = due.find(({ state }) => state === 'open' || state === 'overdue')
  const ahead = due.find(({ state, opensAt }) => state === 'ahead' && opensAt !== undefined)
  const title = open && !own.sent ? words.kinds[open.kind] : words.title
  const inspected = (open && other(open.order)) ?? rental
  // Of the car, not of the duty: weak signal may name an earlier one first, and what was entered
  // meanwhile counts for the one that is due. Pictures of one week grow too old for the next.
  const draft = `inspection:${open?.order ?? orderId}`

  const send = async (inspection: Inspection) => {
    own.forgetRefusal()
    try {
      await enqueue({
        kind: 'inspection',
        line: orderId,
        title: inBoth(inspectionMessages, ({ kinds }) => kinds[inspection.kind]),
        place: `${routes.vehicleInspection}?order=${orderId}`,
        draft,
        steps: inspectionSteps(inspection),
      })
    } catch {
      errorToast(keysWords.notSaved)
    }
  }
  // Pictures of a handover are made for its keys.
  const keysOf = due.some(({ state }) => state === 'done') ? orderId : undefined
  const nothingText = ahead?.opensAt
    ? words.nextFrom(shownInstant(ahead.opensAt, zone))
    : words.nothingText
  const ends = useEnds()
  const weekly = own.sent && sentWeekly(own.sent, inspections)
  if (ends && weekly) {
    return (
      <Page title={words.kinds.weekly} hasBar>
        <div className="grid gap-5">
          <ends.WeeklyDone sent={weekly} order={orderId} zone={zone} guidelines={guidelines} />
          <EarlierInspections
            inspections={inspections}
            zone={zone}
            checkpoints={guidelines.checkpoints}
          />
        </div>
      </Page>
    )
  }
  const isForm = open !== undefined && !own.waiting && !own.sent && !own.isReading
  return (
    <Page title={title} hasBar={isForm} busy={own.isReading}>
      <BackButton fallback={`${routes.dashboard}?order=${orderId}`}>
        {keysWords.dashboard}
      </BackButton>
      <PageHead title={title} isNews={own.sent !== undefined}>
        <p className="flex flex-wrap items-center gap-2">
          {plainName(car)}
          {isForm && open.dueAt && ` · ${words.due(shownInstant(open.dueAt, zone))}`}
          {isForm && open.state === 'overdue' && <Badge tone="danger">{words.overdue}</Badge>}
        </p>
      </PageHead>
      {own.isReading ? (
        <Skeleton className="h-dvh" />
      ) : (
        <div className="grid gap-5">
          {own.waiting && <OnItsWay parcel={own.waiting} />}
          {own.sent && (
            <InspectionEnd tone="ok" title={words.done} text={words.doneText} keysOf={keysOf} />
          )}
          {!own.waiting && !own.sent && !open && (
            <InspectionEnd tone="info" title={words.nothing} text={nothingText} keysOf={keysOf} />
          )}
          {isForm && (
            <InspectionForm
              key={draft}
              rental={inspected}
              kind={open.kind}
              guidelines={guidelines}
              draft={draft}
              refusal={own.refusal}
              onSend={(inspection) => void send(inspection)}
            />
          )}
          <EarlierInspections
            inspections={inspections}
            zone={zone}
            checkpoints={guidelines.checkpoints}
          />
        </div>
      )}
    </Page>
  )
}

/** The weekly inspection that just went through, once the list of all has it too. */
function sentWeekly({ answers }: Parcel, all: readonly Made[]): Made | undefined {
  const answer = answers[inspectionStep('weekly')] as
    | OutputOf<typeof submitVehicleInspection>
    | undefined
  return answer && all.find(({ id }) => id === answer.inspection.id)
}
