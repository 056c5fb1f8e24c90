import { useSyncExternalStore } from 'react'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import type { MoneyOfRental } from '#protocol/money/payments/rental-money.ts'
import { connection } from '#web/core/api/connection.ts'
import { inBoth, useMessages } from '#web/core/i18n.ts'
import type { Parcel } from '#web/people/offline/parcel.ts'
import { enqueue } from '#web/people/offline/queue.ts'
import { routes } from '#web/core/routing/routes.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { arriveStep } from './care-steps.ts'
import { useEnds } from './end/lazy-ends.ts'
import { KeysForm } from './keys-form.tsx'
import type { KnownMoney } from './steps/last-look.tsx'
import type { KeysFormProps } from './steps/visit-props.ts'
import { keysMessages } from './keys-messages.ts'
import { type Visit, visitSteps } from './keys-parcel.ts'
import { AfterVisit } from './parts/after-visit.tsx'
import type { Place } from './arrive/use-ask.ts'
import { OnItsWay } from './parts/on-its-way.tsx'
import { useOwnParcel } from './use-own-parcel.ts'
import type { ListedRental } from './use-rental.ts'
import { visitKind, visitMode } from './visit-mode.ts'

type KeysVisitProps = Pick<KeysFormProps, 'rental' | 'old' | 'guidelines'> & {
  /** What it came to, once the keys are back. */
  money: MoneyOfRental | undefined
  /** What it can be computed from before. */
  known: KnownMoney | undefined
  zone: string | undefined
  firstName: string | undefined
}

/** The keys of one order, from the form to what came of it. */
export function KeysVisit(props: KeysVisitProps) {
  const { rental, old, money, known, zone, guidelines } = props
  const words = useMessages(keysMessages)
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get)
  const { orderId } = rental
  const own = useOwnParcel('keys', orderId)
  const arrival = useOwnParcel('arrive', orderId)
  const mode = visitMode(rental, isOffline)
  useEnds()
  // What was entered for a pickup is none of the return's.
  const draft = `keys:${orderId}:${mode}`
  const place = `${routes.keys}?order=${orderId}`
  const title = words[mode ?? visitKind(rental)]

  const keep = async (entered: Omit<Parameters<typeof enqueue>[0], 'place' | 'line'>) => {
    try {
      await enqueue({ ...entered, place, line: orderId })
    } catch {
      errorToast(words.notSaved)
    }
  }
  const sendVisit = (visit: Visit) => {
    own.forgetRefusal()
    const called = inBoth(keysMessages, (each) => each[visit.mode])
    void keep({ kind: 'keys', title: called, draft, steps: visitSteps(visit) })
  }
  const arrive = ({ position, reason }: Place) => {
    arrival.forgetRefusal()
    const positionReason = reason?.trim() || undefined
    const steps = [arriveStep({ order: orderId, ...position, positionReason })]
    void keep({ kind: 'arrive', title: inBoth(keysMessages, (each) => each.arrive), steps })
  }

  if (own.isReading) {
    return (
      <Page title={title} busy>
        <PageHead title={title} />
        <Skeleton className="h-120" />
      </Page>
    )
  }
  if (own.waiting || own.sent || mode === undefined) {
    return (
      <AfterVisit
        rental={afterwards(rental, own.sent)}
        money={money}
        zone={zone}
        firstName={props.firstName}
        firstPhotos={guidelines.due.find(({ kind }) => kind === 'weekly')?.dueAt}
        sent={own.sent}
        refusal={own.refusal}
      >
        {own.waiting && <OnItsWay parcel={own.waiting} />}
      </AfterVisit>
    )
  }
  const mayArrive = rental.allowedActions.includes('arrive') && !arrival.waiting
  return (
    <Page title={title} hasBar>
      <BackButton fallback={`${routes.dashboard}?order=${orderId}`}>{words.dashboard}</BackButton>
      <KeysForm
        rental={rental}
        old={old}
        mode={mode}
        guidelines={guidelines}
        zone={zone}
        money={known}
        draft={draft}
        refusal={own.refusal ?? arrival.refusal}
        onSend={sendVisit}
        onArrive={mayArrive ? arrive : undefined}
        isArriving={arrival.waiting !== undefined}
      />
    </Page>
  )
}

/** The rental as the answer to the visit has it, before the dashboard was read anew. */
function afterwards(rental: ListedRental, sent: Parcel | undefined): ListedRental {
  const answer = sent?.answers.keys as OutputOf<typeof getOrReturnKeys> | undefined
  return { ...rental, ...answer?.rental }
}
