import { Copy } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { paymentMessages } from '../messages.ts'
import type { PayValues } from '../pay-values.ts'

type TransferFormProps = {
  form: UseFormReturn<PayValues>
  /** Where the money goes, in the server's words. */
  instructions: string
  order: string
}

/** Where to send the money, and the number the bank gave. */
export function TransferForm({ form, instructions, order }: TransferFormProps) {
  const words = useMessages(paymentMessages)
  const copy = async () => {
    await navigator.clipboard.writeText(`${instructions}\n${words.reference}: ${order}`)
    statusToast(words.copied)
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 rounded-control bg-sunken p-4">
        <p>{instructions}</p>
        <p>
          <span className="block text-14 text-ink-2">{words.reference}</span>
          <b className="font-code break-all">{order}</b>
        </p>
        {'clipboard' in navigator && (
          <Button variant="secondary" onClick={() => void copy().catch(() => {})}>
            <Copy aria-hidden="true" size={20} />
            {words.copy}
          </Button>
        )}
      </div>
      <TextField
        className="font-code"
        label={words.bankNumber}
        required
        autoComplete="off"
        spellCheck={false}
        hint={words.bankNumberHint}
        error={form.formState.errors.confirmationNumber?.message}
        {...form.register(
          'confirmationNumber',
          asked(
            submitPaymentRefund.input.shape.confirmationNumber,
            fieldRules.required,
            fieldRules.englishLetters,
          ),
        )}
      />
    </div>
  )
}
