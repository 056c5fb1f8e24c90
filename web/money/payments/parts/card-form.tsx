import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import { cardConsent } from '#protocol/money/payments/card-consent.ts'
import { all, fieldRules } from '#web/core/forms/form-rules.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { cardNumber, cardExpiry, isCardNumber, isExpiry } from '../card-text.ts'
import { paymentMessages } from '../messages.ts'
import type { PayValues } from '../pay-values.ts'
import { TestHints } from './test-hints.tsx'

type CardFormProps = {
  form: UseFormReturn<PayValues>
  /** Where the card itself is typed. */
  fields: ReactNode
  /** What its kind makes of the sum, once it is known. */
  kind: string | undefined
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
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 font-bold">{words.card}</legend>
      {onSaved && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onSaved}>
          {words.useSaved}
        </Button>
      )}
      {fields}
      <p role="status" className={kind ? 'rounded-control bg-sunken p-4 font-bold' : 'sr-only'}>
        {kind}
      </p>
      <Checkbox {...form.register('rememberCard')}>{words.remember}</Checkbox>
      {isRemembered && <ChargeOwed form={form} />}
    </fieldset>
  )
}

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
  return (
    <>
      {isTest && <TestHints onChoose={(number) => form.setValue('number', number)} />}
      <TextField
        label={words.number}
        required
        inputMode="numeric"
        autoComplete="cc-number"
        spellCheck={false}
        error={errors.number?.message}
        {...form.register('number', {
          ...all(fieldRules.required, valid(isCardNumber)),
          ...masked('number', cardNumber),
        })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4">
        <TextField
          label={words.expiry}
          required
          inputMode="numeric"
          autoComplete="cc-exp"
          hint={words.expiryHint}
          error={errors.expiry?.message}
          {...form.register('expiry', {
            ...all(fieldRules.required, valid(isExpiry)),
            ...masked('expiry', cardExpiry),
          })}
        />
        <TextField
          label={words.cvc}
          required
          inputMode="numeric"
          autoComplete="cc-csc"
          hint={words.cvcHint}
          error={errors.cvc?.message}
          {...form.register('cvc', {
            ...all(
              fieldRules.required,
              valid((text) => /^\d{3,4}$/.test(text)),
            ),
            ...masked('cvc', (text) => text.replace(/\D/g, '').slice(0, 4)),
          })}
        />
      </div>
    </>
  )
}
