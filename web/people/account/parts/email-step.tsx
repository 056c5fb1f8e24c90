import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { userVerification } from '#protocol/people/account/user-verification.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { welcomeMessages } from '../welcome-messages.ts'

type EmailStepProps = {
  start: string
  busy: boolean
  error: unknown
  refusal: string | undefined
  onSend: (email: string) => void
  /** Beside sending: another way to begin. */
  children: ReactNode
}

/** Which address; the answer is the same whether or not it is known (docs/product/accounts.md#signing-in). */
export function EmailStep({ start, busy, error, refusal, onSend, children }: EmailStepProps) {
  const words = useMessages(welcomeMessages)
  const form = useForm({ defaultValues: { email: start } })
  useServerErrors(form, error)
  return (
    <>
      <header className="grid gap-1.5">
        <h1 tabIndex={-1} className="text-30">
          {words.emailTitle}
        </h1>
        <p className="text-ink-2">{words.emailLead}</p>
      </header>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit(({ email }) => onSend(email.trim()))(event)}
      >
        <TextField
          label={words.email}
          required
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder={words.emailExample}
          icon={<Mail aria-hidden="true" size={20} className="flex-none text-ink-2" />}
          error={form.formState.errors.email?.message ?? refusal}
          {...form.register('email', asked(userVerification.input.shape.email))}
        />
        <Button type="submit" size="lg" full busy={busy}>
          {words.next}
        </Button>
      </form>
      {children}
    </>
  )
}
