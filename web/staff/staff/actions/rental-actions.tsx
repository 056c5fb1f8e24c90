import { isAmong, RentalStatus, runningCodes } from '#domain/fleet/fleet/rental-status.ts'
import { type ComponentType, lazy, Suspense, useId, useState } from 'react'
import { offerFits, offerKinds } from '#domain/money/orders/offer-kinds.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { actionsMessages } from './actions-messages.ts'
import type { ActionFormProps } from './action-form-props.ts'

type Action = 'cancel' | 'changes' | 'offer' | 'claim' | 'fine' | 'messages' | 'money' | 'reviews'

const forms: Record<Action, ComponentType<ActionFormProps>> = {
  cancel: lazy(async () => ({
    default: (await loadOrReload(() => import('./cancel-form.tsx'))).CancelForm,
  })),
  changes: lazy(async () => ({
    default: (await loadOrReload(() => import('./changes-form.tsx'))).ChangesForm,
  })),
  offer: lazy(async () => ({
    default: (await loadOrReload(() => import('./offer-form.tsx'))).OfferForm,
  })),
  claim: lazy(async () => ({
    default: (await loadOrReload(() => import('./claim-form.tsx'))).ClaimForm,
  })),
  fine: lazy(async () => ({
    default: (await loadOrReload(() => import('./fine-form.tsx'))).FineForm,
  })),
  messages: lazy(async () => ({
    default: (await loadOrReload(() => import('./messages-form.tsx'))).MessagesForm,
  })),
  money: lazy(async () => ({
    default: (await loadOrReload(() => import('./money-panel.tsx'))).MoneyPanel,
  })),
  reviews: lazy(async () => ({
    default: (await loadOrReload(() => import('../reviews/rental-reviews.tsx'))).RentalReviews,
  })),
}

/** What means something to a rental at this code; the server decides. */
function actionsAt(code: number, isHeld: boolean): Action[] {
  const fits: Record<Action, boolean> = {
    // Held ones have no code yet.
    cancel: isAmong([RentalStatus.notPickedUp, RentalStatus.arrived], code) || isHeld,
    changes: isAmong([RentalStatus.notPickedUp, RentalStatus.pickedUp], code),
    offer: offerKinds.some((kind) => offerFits(kind, code)),
    claim: isAmong([...runningCodes, RentalStatus.returned], code),
    fine: isAmong([...runningCodes, RentalStatus.returned], code),
    messages: code >= RentalStatus.notPickedUp,
    money: code >= RentalStatus.notPickedUp,
    reviews: code > RentalStatus.notPickedUp,
  }
  return (Object.keys(fits) as Action[]).filter((action) => fits[action])
}

type RentalActionsProps = {
  order: string
  rentalStatus: number | undefined
  /** Held and not paid: it has no code yet. */
  isHeld?: boolean
  about: string
}

/** Ask for changes, make an offer, open a claim, see the money …: a button each, with what it opens below it. */
export function RentalActions({
  order,
  rentalStatus = 0,
  isHeld = false,
  about,
}: RentalActionsProps) {
  const words = useMessages(actionsMessages)
  const [open, setOpen] = useState<Action>()
  const id = useId()
  const actions = actionsAt(rentalStatus, isHeld)
  if (actions.length === 0) return null
  const Form = open && forms[open]
  return (
    <div className="grid gap-4 border-t border-line pt-3">
      <div role="group" aria-label={words.actions(about)} className="flex flex-wrap gap-2">
        {actions.map((action) => (
          <Button
            key={action}
            variant="secondary"
            size="sm"
            aria-expanded={open === action}
            aria-controls={open === action ? id : undefined}
            onClick={() => setOpen(open === action ? undefined : action)}
          >
            {words[action]}
          </Button>
        ))}
      </div>
      {Form && (
        <div id={id}>
          <Suspense fallback={<Skeleton className="h-32" />}>
            <Form order={order} rentalStatus={rentalStatus} onDone={() => setOpen(undefined)} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
