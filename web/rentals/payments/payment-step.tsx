import { useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { userInfo } from '#protocol/people/names.ts'
import type { booking } from '#protocol/rentals/bookings/booking.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { ConfirmEmail } from '#web/people/account/confirm-email.tsx'
import { confirmEmailMessages } from '#web/people/account/confirm-email-messages.ts'
import { GiveBackHold } from '#web/rentals/rentals/parts/give-back-hold.tsx'
import { BackButton } from '#web/ui/back-button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { type HoldLeft, HoldTimer } from '#web/rentals/payments/parts/hold-timer.tsx'
import { PaymentForm } from '#web/rentals/payments/parts/payment-form.tsx'
import type { Method } from '#web/money/payments/parts/method.ts'
import type { PlannedCharge as Planned } from '#protocol/money/payments/payment-gateways.ts'
import { paidFor } from '#web/rentals/payments/parts/paid-for.ts'
import { Waiting } from '#web/rentals/payments/parts/waiting.tsx'
import { usePay } from '#web/money/payments/use-pay.ts'

/** Few have one. */
const PlannedCharge = lazy(async () => ({
  default: (await loadOrReload(() => import('./parts/planned-charge.tsx'))).PlannedCharge,
}))

type PaymentStepProps = {
  offer: OutputOf<typeof booking>
  rental: Rental
  methods: readonly Method[]
  /** Of a balance: the charge of the kept card that was announced for it. */
  plannedCharge?: Planned | undefined
  hold: HoldLeft | undefined
  onChanged: () => void
  /** Shown when the hold is over and no payment is under way. */
  over: ReactNode
  /** Shown when there is nothing left to pay. */
  settled: ReactNode
}

/** A held order from its countdown to the bank's answer. */
export function PaymentStep(props: PaymentStepProps) {
  const { offer, rental, methods, hold, onChanged } = props
  const words = useMessages(paymentMessages)
  const confirmWords = useMessages(confirmEmailMessages)
  const { pathname, state } = useLocation()
  const { stage, problem, known, looking, look, pay, approve, refuse } = usePay({
    order: rental.orderId,
    methods,
    words,
    onChanged,
    before: state.payProblem,
  })
  const toConfirm = useUnconfirmedEmail()
  const { title } = words.kinds[paidFor(rental, offer.calculatorData)]
  if (rental.state === 'booked' || rental.state === 'ended') return props.settled
  if (stage.at === 'waiting') {
    return (
      <Page title={words.waiting}>
        <Waiting order={rental.orderId} />
      </Page>
    )
  }
  const isLapsed = rental.state === 'lapsed' || hold?.seconds === 0
  if (isLapsed && stage.at === 'form') return props.over
  return (
    <Page title={title} hasBar>
      <BackButton />
      <PageHead title={problem?.isDeclined ? words.refusedTitle : title} />
      <PaymentForm
        offer={offer}
        rental={rental}
        methods={methods}
        busy={stage.at !== 'form'}
        blocked={toConfirm && confirmWords.first}
        problem={problem}
        known={known}
        looking={looking}
        onCard={(entry) => void look(entry)}
        onPay={pay}
        onChanged={onChanged}
      >
        {hold && (
          <HoldTimer
            {...hold}
            order={rental.orderId}
            mayExtend={rental.allowedActions.includes('extendHold')}
            isUnconfirmed={toConfirm !== undefined}
            isRefused={problem?.isDeclined === true}
            onAsked={onChanged}
          />
        )}
        {toConfirm && (
          <ConfirmEmail
            email={toConfirm}
            returnUrl={`${pathname}?order=${rental.orderId}`}
            text={confirmWords.toPay}
          />
        )}
        {props.plannedCharge && (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <PlannedCharge
              order={rental.orderId}
              charge={props.plannedCharge}
              onChanged={onChanged}
            />
          </Suspense>
        )}
      </PaymentForm>
      {stage.at === 'form' && (
        <GiveBackHold rental={rental} onDone={onChanged} className="mt-4 justify-self-start" />
      )}
      <ConfirmDialog
        isOpen={stage.at === 'approving'}
        title={words.approveTitle}
        text={words.approveText(formatMoney(stage.at === 'approving' ? stage.total : 0))}
        okLabel={words.approve}
        cancelLabel={words.refuse}
        onOk={approve}
        onCancel={refuse}
      />
    </Page>
  )
}

/** The signed-in person's address while it is not confirmed (docs/product/accounts.md#signing-in). */
function useUnconfirmedEmail(): string | undefined {
  const signedIn = useIsSignedIn()
  const { data } = useRead(userInfo, {}, { enabled: signedIn })
  if (!signedIn || !data) return undefined
  const { email, emailVerified } = data.userInfo
  return emailVerified ? undefined : email
}
