import { CreditCard } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import { cardConsent } from '#protocol/money/payments/card-consent.ts'
import { all, fieldRules } from '#web/core/forms/form-rules.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { cardBrand, cardExpiry, cardNumber, isCardNumber, isExpiry } from '../card-text.ts'
import { paymentMessages } from '../messages.ts'
import type { PayValues } from '../pay-values.ts'
import { TestHints } from './test-hints.tsx'

type CardFormProps = {
  form: UseFormReturn<PayValues>
  /** Where the card itself is typed. */
  fields: ReactNode
  /** What its kind makes of the sum, once it is known: in short, and what follows from it. */
  kind: readonly string[] | undefined
  /** Back to the card that the gateway keeps, where there is one. */
  onSaved: (() => void) | undefined
}

const valid = (holds: (text: string) => boolean) => (text: string | undefined) =>
  holds(text ?? '') ? true : fieldMessage(fieldError('invalidData'), language())

/** The card that pays, what its kind makes of the sum, and whether it is kept. */
export function CardForm({ form, fields, kind, onSaved }: CardFormProps) {
  const words = useMessages(paymentMessages)
  const isRemembered = useWatch({ control: form.control, name: 'rememberCard' })
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{words.card}</legend>
      {onSaved && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onSaved}>
          {words.useSaved}
        </Button>
      )}
      {fields}
      <CardKind kind={kind} />
      <div>
        <Checkbox {...form.register('rememberCard')}>{words.remember}</Checkbox>
        {isRemembered && <ChargeOwed form={form} />}
      </div>
    </fieldset>
  )
}

/** The fee and the total that a kind of card brings, said once it is known. */
export const CardKind = ({ kind }: Pick<CardFormProps, 'kind'>) => (
  <div role="status" className={kind ? '' : 'sr-only'}>
    {kind && (
      <Banner icon={<CreditCard aria-hidden="true" size={20} />}>
        <p className="font-bold">
          <NumbersIn text={kind[0] ?? ''} />
        </p>
        <p>
          <NumbersIn text={kind[1] ?? ''} />
        </p>
      </Banner>
    )}
  </div>
)

/** A yes of its own to charges of what is owed after the return (docs/product/booking-and-payment.md#charge-of-a-saved-card). */
export const ChargeOwed = ({ form }: Pick<CardFormProps, 'form'>) => (
  <Checkbox {...form.register('chargeOwed')}>{cardConsent.words[language()]}</Checkbox>
)

/** The card of the built-in gateway, as browsers and wallets fill it in. */
export function TestFields({ form, isTest }: { form: UseFormReturn<PayValues>; isTest: boolean }) {
  const words = useMessages(paymentMessages)
  const { errors } = form.formState
  const masked = (name: 'number' | 'expiry' | 'cvc', mask: (text: string) => string) => ({
    onChange: (event: { target: { value: string } }) =>
      form.setValue(name, mask(event.target.value)),
  })
  const brand = cardBrand(useWatch({ control: form.control, name: 'number' }))
  return (
    <>
      {isTest && <TestHints onChoose={(number) => form.setValue('number', number)} />}
      <div>
        <div
          className={`divide-y rounded-control border-[1.5px] bg-surface ${
            Object.keys(errors).some(isOfCard)
              ? 'divide-danger border-danger'
              : 'divide-line-strong border-line-strong'
          }`}
        >
          <Cell
            label={words.number}
            error={errors.number?.message}
            autoComplete="cc-number"
            end={brand && <span className="text-14 font-bold text-ink-2">{brand}</span>}
            {...form.register('number', {
              ...all(fieldRules.required, valid(isCardNumber)),
              ...masked('number', cardNumber),
            })}
          />
          <div className="grid grid-cols-2 divide-x divide-line-strong">
            <Cell
              label={words.expiry}
              error={errors.expiry?.message}
              autoComplete="cc-exp"
              placeholder={words.expiryHint}
              {...form.register('expiry', {
                ...all(fieldRules.required, valid(isExpiry)),
                ...masked('expiry', cardExpiry),
              })}
            />
            <Cell
              label={words.cvc}
              error={errors.cvc?.message}
              autoComplete="cc-csc"
              placeholder={words.cvcHint}
              {...form.register('cvc', {
                ...all(
                  fieldRules.required,
                  valid((text) => /^\d{3,4}$/.test(text)),
                ),
                ...masked('cvc', (text) => text.replace(/\D/g, '').slice(0, 4)),
              })}
            />
          </div>
        </div>
        {(['number', 'expiry', 'cvc'] as const).map((name) => (
          <FieldNote key={name} id={noteOf(name)} error={fieldText(words[name], errors[name])} />
        ))}
      </div>
    </>
  )
}

const isOfCard = (name: string) => name === 'number' || name === 'expiry' || name === 'cvc'
/** Only one card is typed at a time. */
const noteOf = (name: string) => `card-${name}`
/** The three share their place, so each says which it is. */
const fieldText = (label: string, error: { message?: string } | undefined) =>
  error?.message && `${label}: ${error.message}`

type CellProps = ComponentProps<'input'> & {
  label: string
  error: string | undefined
  end?: ReactNode
}

/** One of the fields that stand together in the box of a card. */
const Cell = ({ label, error, end, ...input }: CellProps) => (
  <div className="min-w-0">
    <label className="flex min-h-15 items-center gap-2 rounded-control px-3.5 py-2 focus-within:outline-3 focus-within:outline-focus">
      <span className="grid min-w-0 grow">
        <span className="text-14 text-ink-2">{label}</span>
        <input
          {...input}
          required
          inputMode="numeric"
          spellCheck={false}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${noteOf(input.name ?? '')}-error`}
          className="w-full min-w-0 bg-transparent font-display text-18 font-medium text-ellipsis tabular-nums outline-0"
        />
      </span>
      {end}
    </label>
  </div>
)
