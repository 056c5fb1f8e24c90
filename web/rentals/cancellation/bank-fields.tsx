import { isRoutingNumber } from '#domain/money/payments/routing-number.ts'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { asTyped, TextField } from '#web/ui/forms/field.tsx'
import { refundMessages } from './refund-messages.ts'

/** The account of a transfer, part by part. */
export type BankAccount = { bank: string; routing: string; account: string }
type Errors = Partial<Record<keyof BankAccount, string>>

const longestBank = 80
const digits = (text: string) => text.replace(/[\s-]/g, '')

/** What is wrong with an account, in the words of each field; nothing when money can go there. */
export function bankErrors(
  { bank, routing, account }: BankAccount,
  words: typeof refundMessages.en,
): Errors {
  const required = fieldMessage(fieldError('required'), language())
  const wrong = (text: string, isRight: boolean, said: string) =>
    text.trim() === '' ? required : isRight ? undefined : said
  const all = {
    bank: wrong(bank, true, ''),
    routing: wrong(routing, isRoutingNumber(digits(routing)), words.routingWrong),
    account: wrong(account, /^\d{4,17}$/.test(digits(account)), words.accountWrong),
  }
  return Object.fromEntries(Object.entries(all).filter(([, error]) => error !== undefined))
}

/** As staff read it: «Bay Bank, routing 121000358, account 7712». */
export const bankLine = ({ bank, routing, account }: BankAccount): string =>
  `${bank.trim()}, routing ${digits(routing)}, account ${digits(account)}`

type BankFieldsProps = {
  value: BankAccount
  onChange: (value: BankAccount) => void
  errors: Errors
  /** The server's word on all of it. */
  error: string | undefined
}

/** Where a transfer goes, only where the money cannot go back to a card. */
export function BankFields({ value, onChange, errors, error }: BankFieldsProps) {
  const words = useMessages(refundMessages)
  const field = (name: keyof BankAccount) => ({
    required: true,
    autoComplete: 'off',
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...value, [name]: target.value }),
    error: errors[name],
  })
  return (
    <Card aria-label={words.ways} className="grid gap-4">
      <h2>{words.ways}</h2>
      <p className="text-ink-2">{words.bankWhy}</p>
      {error && <p className="font-bold text-danger">{error}</p>}
      <TextField label={words.bank} maxLength={longestBank} {...field('bank')} />
      <TextField
        label={words.routing}
        hint={words.routingHint}
        inputMode="numeric"
        maxLength={12}
        tidy={asTyped}
        {...field('routing')}
      />
      <TextField
        label={words.account}
        inputMode="numeric"
        maxLength={24}
        tidy={asTyped}
        {...field('account')}
      />
    </Card>
  )
}
