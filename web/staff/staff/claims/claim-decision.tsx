import { useForm } from 'react-hook-form'
import { staffClaims } from '#protocol/money/names.ts'
import { staffDecideClaim } from '#protocol/money/claims/claims.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { useDecide } from '../use-decide.ts'
import type { StaffClaim } from './staff-claim.ts'
import { claimMessages } from './claim-messages.ts'

/** Charge the estimate or another amount, or drop it; the renter reads why. */
export function ClaimDecision({
  claim,
}: {
  claim: Pick<StaffClaim, 'id' | 'state' | 'title' | 'version'>
}) {
  const words = useMessages(claimMessages)
  const form = useForm({ defaultValues: { amount: '', message: '' } })
  const { decide, isPending, error } = useDecide(staffDecideClaim, staffClaims)
  useServerErrors(form, error)
  const { errors } = form.formState
  // Whoever appealed reads why it was decided as it is.
  const isAppealed = claim.state === 'appealed'
  const send = (decision: 'charge' | 'drop') =>
    form.handleSubmit(({ amount, message }) =>
      decide({
        claim: claim.id,
        version: claim.version,
        decision,
        amount: decision === 'charge' && amount ? amount : undefined,
        message: message || undefined,
      }),
    )
  return (
    <form
      noValidate
      aria-label={claim.title}
      className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2"
      onSubmit={(event) => void send('charge')(event)}
    >
      <TextField
        label={words.amount}
        hint={words.amountHint}
        inputMode="decimal"
        autoComplete="off"
        error={errors.amount?.message}
        {...form.register('amount')}
      />
      <TextField
        label={words.reason}
        {...limitsOf(staffDecideClaim.input.shape.message)}
        required={isAppealed}
        autoComplete="off"
        error={errors.message?.message}
        {...form.register(
          'message',
          asked(staffDecideClaim.input.shape.message, ...(isAppealed ? [fieldRules.required] : [])),
        )}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={isPending}>
          {words.charge}
        </Button>
        <Button variant="danger" busy={isPending} onClick={() => void send('drop')()}>
          {words.drop}
        </Button>
      </div>
    </form>
  )
}
