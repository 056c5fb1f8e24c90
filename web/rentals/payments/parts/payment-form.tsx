import { Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { booking } from '#protocol/rentals/bookings/booking.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { focusWrongOf } from '#web/core/routing/focus.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Banner } from '#web/ui/banner.tsx'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { keepValues, type PayValues, startValues } from '#web/money/payments/pay-values.ts'
import { useCardKind } from '#web/money/payments/use-card-kind.ts'
import type { CardEntry } from '#web/money/payments/gateway.ts'
import { useCardFields } from '#web/money/payments/use-card-fields.tsx'
import {
  type Known,
  methodOf,
  type PaidWith,
  type PayProblem,
} from '#web/money/payments/use-pay.ts'
import { CardForm, ChargeOwed } from '#web/money/payments/parts/card-form.tsx'
import { MethodCards } from '#web/money/payments/parts/method-cards.tsx'
import { PaySummary } from './pay-summary.tsx'
import { SavedCard } from '#web/money/payments/parts/saved-card.tsx'
import { TransferForm } from '#web/money/payments/parts/transfer-form.tsx'
import { type Method, usualMethod } from '#web/money/payments/parts/method.ts'

type PaymentFormProps = {
  offer: OutputOf<typeof booking>
  rental: Rental
  methods: readonly Method[]
  busy: boolean
  /** Why nothing can be paid yet. */
  blocked: string | undefined
  problem: PayProblem | undefined
  /** What is known of the card that was typed. */
  known: Known | undefined
  /** A card is typed in full. */
  onCard: (entry: CardEntry) => void
  onPay: (method: Method, bankNumber: string, paidWith: PaidWith) => void
  /** What can be paid with is another. */
  onChanged: () => void
}

const formId = 'payment-form'

/** Choose a way to pay, press Pay: that accepts the terms; the button repeats the total of the chosen way. */
export function PaymentForm({
  offer,
  rental,
  methods,
  busy,
  blocked,
  problem,
  known,
  onCard,
  onPay,
  onChanged,
}: PaymentFormProps) {
  const words = useMessages(paymentMessages)
  const order = rental.orderId
  const form = useForm<PayValues>({
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: startValues(order),
  })
  const chosen = useWatch({ control: form.control, name: 'method' })
  const otherCard = useWatch({ control: form.control, name: 'otherCard' })
  const method = methods.find((each) => each.id === chosen) ?? usualMethod(methods)

  useEffect(() => {
    const watching = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepValues(order, values),
    })
    return watching
  }, [form, order])

  const isTyping = method?.kind === 'card' && (!method.savedCard || otherCard)
  const { entry, gateway, isWallet, fields } = useCardFields(form, {
    isTyping,
    amount: Math.round((method?.total ?? 0) * 100),
  })
  const whole = isTyping && entry?.isWhole ? entry : undefined
  const kind = useCardKind(form, { entry: isWallet ? undefined : whole, known, onCard })
  useEffect(() => {
    if (isTyping && isWallet) form.setValue('method', methodOf.debit)
  }, [form, isTyping, isWallet])
  const said = isTyping && isWallet ? 'wallet' : kind
  const hasFees = methods.some(({ kind: way, fee = 0 }) => way === 'card' && fee > 0)

  const refusal = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem && Object.keys(problem.fields).length === 0) refusal.current?.focus()
    if (problem?.method) form.setValue('method', problem.method)
    for (const [name, message] of Object.entries(problem?.fields ?? {})) {
      form.setError(name as keyof PayValues, { message }, { shouldFocus: true })
    }
  }, [form, problem])

  const submit = form.handleSubmit(({ confirmationNumber, rememberCard: remember, chargeOwed }) => {
    if (!method) return
    const card = isTyping ? entry : 'saved'
    if (card) onPay(method, confirmationNumber, { gateway, card, remember, chargeOwed })
  }, focusWrongOf)
  const total = method?.total ?? offer.calculatorData.dueNow
  const later = rental.kind === 'start' ? words.order : words.confirm
  const payLabel = method?.kind === 'card' ? words.pay : later
  const button = (
    <Button
      type="submit"
      form={formId}
      size="lg"
      full
      busy={busy}
      disabledReason={
        method ? (blocked ?? (isTyping && !entry ? words.fieldsLoading : undefined)) : words.noWays
      }
    >
      <Lock aria-hidden="true" size={20} />
      {payLabel(formatMoney(total))}
    </Button>
  )
  return (
    <>
      <div ref={refusal} role="alert" tabIndex={-1} className="scroll-mt-28 outline-0">
        {problem && (
          <Banner tone={problem.method ? 'warn' : 'danger'} className="mb-5">
            <p className="font-bold">{problem.text}</p>
          </Banner>
        )}
      </div>
      <div className="cols">
        <form
          id={formId}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => void submit(event)}
        >
          <Card aria-label={words.method} className="grid gap-4">
            <h2>{words.method}</h2>
            {methods.length === 0 && <Banner tone="warn">{words.noWays}</Banner>}
            <MethodCards
              methods={methods}
              value={method?.id}
              onChange={(id) => form.setValue('method', id)}
            />
            {method?.kind === 'card' && (
              <>
                {(method.fee ?? 0) > 0 && (
                  <p className="text-14 text-ink-2">{method.instructions}</p>
                )}
                {method.savedCard && !otherCard ? (
                  <>
                    <SavedCard
                      card={method.savedCard}
                      onOther={() => form.setValue('otherCard', true)}
                      onForgotten={onChanged}
                    />
                    {!method.savedCard.hasConsent && <ChargeOwed form={form} />}
                  </>
                ) : (
                  <CardForm
                    form={form}
                    fields={fields}
                    kind={
                      said && hasFees ? words.kindOf[said](formatMoney(method.fee ?? 0)) : undefined
                    }
                    onSaved={method.savedCard ? () => form.setValue('otherCard', false) : undefined}
                  />
                )}
              </>
            )}
            {method?.kind === 'transfer' && (
              <TransferForm form={form} instructions={method.instructions} order={order} />
            )}
            {method?.kind === 'cash' && <Banner tone="plain">{method.instructions}</Banner>}
          </Card>
        </form>
        <PaySummary
          car={offer.car}
          rental={rental}
          quote={offer.calculatorData}
          method={method}
          action={button}
        />
        <BottomBar label={words.bar}>
          <p className="max-w-[50%] flex-none leading-tight">
            <Money dollars={total} className="block text-20 font-bold" />
            {offer.calculatorData.deposit > 0 && (
              <span className="text-14 text-ink-2">
                {words.deposit(formatMoney(offer.calculatorData.deposit))}
              </span>
            )}
          </p>
          <div className="ml-auto min-w-0">{button}</div>
        </BottomBar>
      </div>
    </>
  )
}
