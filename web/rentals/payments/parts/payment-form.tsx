import { Lock } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { booking } from '#protocol/rentals/bookings/booking.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { focusWrongOf } from '#web/core/routing/focus.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney, formatPercent } from '#web/core/money.ts'
import { Banner } from '#web/ui/banner.tsx'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
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
import { CardForm, CardKind, ChargeOwed } from '#web/money/payments/parts/card-form.tsx'
import { SavedCard } from '#web/money/payments/parts/saved-card.tsx'
import { type Method, usualMethod } from '#web/money/payments/parts/method.ts'
import { CarLine } from './car-line.tsx'
import { OtherWays, Ways } from './other-ways.tsx'
import { FreeToCancel, PayFoot } from './pay-foot.tsx'
import { FoldedSummary, PaySummary } from './pay-summary.tsx'

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
  /** Which card is being asked about. */
  looking: string | undefined
  /** A card is typed in full. */
  onCard: (entry: CardEntry) => void
  onPay: (method: Method, bankNumber: string, paidWith: PaidWith) => void
  /** What can be paid with is another. */
  onChanged: () => void
  /** Between what is paid for and the ways to pay it. */
  children: ReactNode
}

const formId = 'payment-form'

/** One form for a card, other ways folded; press Pay: that accepts the terms; the button repeats the total of the chosen way. */
export function PaymentForm({
  offer,
  rental,
  methods,
  busy,
  blocked,
  problem,
  known,
  looking,
  onCard,
  onPay,
  onChanged,
  children,
}: PaymentFormProps) {
  const words = useMessages(paymentMessages)
  const order = rental.orderId
  const quote = offer.calculatorData
  const form = useForm<PayValues>({
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: startValues(order),
  })
  const chosen = useWatch({ control: form.control, name: 'method' })
  const otherCard = useWatch({ control: form.control, name: 'otherCard' })
  const cards = methods.filter(({ kind }) => kind === 'card')
  const others = methods.filter(({ kind }) => kind !== 'card')
  const other = others.find(({ id }) => id === chosen) ?? (cards.length > 0 ? undefined : others[0])
  const hasBoth = cards.length > 0 && others.length > 0
  const kept = cards.find(({ savedCard }) => savedCard)

  useEffect(() => {
    const watching = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepValues(order, values),
    })
    return watching
  }, [form, order])

  const isTyping = !other && cards.length > 0 && (!kept || otherCard)
  const { entry, begun, gateway, isWallet, fields } = useCardFields(form, { isTyping })
  const whole = isTyping && !isWallet && entry?.isWhole ? entry : undefined
  const found = useCardKind({ entry: whole, begun, known, onCard })
  const free = cards.find(({ id }) => id === methodOf.debit)
  const typed = (isWallet ? free : found?.wayOf(cards)) ?? usualMethod(cards)
  const method = other ?? (isTyping ? typed : kept)
  const withFee = cards.find(({ fee = 0 }) => fee > 0)
  const hasFees = withFee !== undefined
  const total = method?.total ?? quote.dueNow
  const kindOf = (card: Method, kind: keyof typeof words.kindOf) =>
    words.kindOf[kind](
      formatMoney(card.total ?? total),
      formatPercent(card.transactionFee),
      formatMoney(card.fee ?? 0),
    )
  const saysKind = isWallet ? 'wallet' : found?.kind

  const refusal = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem && Object.keys(problem.fields).length === 0) refusal.current?.focus()
    if (problem?.isDeclined) {
      // What belongs to the card goes with it; all else stays.
      form.setValue('otherCard', true)
      for (const name of ['number', 'expiry', 'cvc'] as const) form.setValue(name, '')
      form.clearErrors()
    }
    for (const [name, message] of Object.entries(problem?.fields ?? {})) {
      form.setError(name as keyof PayValues, { message }, { shouldFocus: true })
    }
  }, [form, problem])
  useEffect(() => {
    // Only a field of our own can be given the focus.
    if (problem?.isDeclined && isTyping) form.setFocus('number')
  }, [form, problem, isTyping])

  const submit = form.handleSubmit(({ confirmationNumber, rememberCard: remember, chargeOwed }) => {
    if (!method) return
    const card = isTyping ? entry : 'saved'
    if (card) onPay(method, confirmationNumber, { gateway, card, remember, chargeOwed })
  }, focusWrongOf)
  const later = rental.kind === 'start' ? words.order : words.confirm
  const payLabel = method?.kind === 'card' ? words.pay : later
  const isAsking = hasFees && !found && whole !== undefined && looking === whole.key
  const notYet = () => {
    if (!method) return words.noWays
    if (isTyping && !entry) return words.fieldsLoading
    return isAsking ? words.feeAsked : undefined
  }
  const button = (
    <Button
      type="submit"
      form={formId}
      size="lg"
      full
      busy={busy}
      disabledReason={blocked ?? notYet()}
    >
      <Lock aria-hidden="true" size={20} />
      {payLabel(formatMoney(total))}
    </Button>
  )
  // Nothing says that there is none before the card is known.
  const openFee =
    isTyping && withFee && !saysKind
      ? words.feeLater(formatPercent(withFee.transactionFee))
      : undefined
  const deposit = quote.deposit > 0 ? words.deposit(formatMoney(quote.deposit)) : undefined
  return (
    <>
      <div ref={refusal} role="alert" tabIndex={-1} className="scroll-mt-28 outline-0">
        {problem && (
          <Banner tone={problem.asksAgain ? 'warn' : 'danger'} className="mb-3">
            <p className="font-bold">{problem.text}</p>
          </Banner>
        )}
      </div>
      <div className="cols">
        <div className="grid gap-3">
          <CarLine car={offer.car} dates={rental.dates} days={quote.totalDays} total={total} />
          {children}
          <form
            id={formId}
            noValidate
            className="grid gap-3"
            onSubmit={(event) => void submit(event)}
          >
            <Card aria-label={words.method} className="grid gap-3">
              {methods.length === 0 && <Banner tone="warn">{words.noWays}</Banner>}
              {cards.length === 0 && others.length > 0 && (
                <Ways rental={rental} methods={others} chosen={other} form={form} />
              )}
              {other && cards.length > 0 && (
                <Button variant="secondary" onClick={() => form.setValue('method', '')}>
                  {words.byCard}
                </Button>
              )}
              {isTyping && (
                <CardForm
                  form={form}
                  fields={fields(Math.round(total * 100))}
                  kind={saysKind && method && hasFees ? kindOf(method, saysKind) : undefined}
                  onSaved={kept && (() => form.setValue('otherCard', false))}
                />
              )}
              {!other && !isTyping && kept?.savedCard && (
                <>
                  <SavedCard
                    card={kept.savedCard}
                    onOther={() => form.setValue('otherCard', true)}
                    onForgotten={onChanged}
                  />
                  {hasFees && <CardKind kind={kindOf(kept, kept.fee ? 'credit' : 'debit')} />}
                  {!kept.savedCard.hasConsent && <ChargeOwed form={form} />}
                </>
              )}
            </Card>
            <Card tight className={cx('py-1 lg:px-6', !hasBoth && 'lg:hidden')}>
              {hasBoth && (
                <OtherWays
                  rental={rental}
                  methods={others}
                  chosen={other}
                  form={form}
                  isWanted={problem?.isDeclined === true}
                />
              )}
              <FoldedSummary quote={quote} method={method} openFee={openFee} isSecond={hasBoth} />
            </Card>
          </form>
          <FreeToCancel rental={rental} className="px-0.5 lg:hidden" />
          <PayFoot rental={rental} quote={quote} method={method} />
        </div>
        <PaySummary
          quote={quote}
          method={method}
          openFee={openFee}
          action={button}
          free={<FreeToCancel rental={rental} className="mt-3 justify-center" />}
        />
        <BottomBar label={words.bar}>
          <p className="flex-1 leading-tight">
            <Money dollars={total} className="block text-20 font-bold" />
            <span className="text-14 text-ink-2">{openFee ?? deposit}</span>
          </p>
          <div className="min-w-0">{button}</div>
        </BottomBar>
      </div>
    </>
  )
}
