import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { emailChange } from '#protocol/people/names.ts'
import { changeEmail } from '#protocol/people/email-change/email-change.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { emailMessages } from './email-messages.ts'
import { useSetting } from './use-setting.ts'

/** Asks for the new address; both codes are on their way when it ends. */
export function NewEmailForm({ onEnd }: { onEnd: () => void }) {
  const words = useMessages(emailMessages)
  const form = useForm({ defaultValues: { email: '' } })
  const { send, isPending, refusal, forget } = useSetting(changeEmail, [emailChange])
  const { setFocus } = form
  useEffect(() => setFocus('email'), [setFocus])
  const submit = form.handleSubmit(({ email }) => send({ email: email.trim() }, onEnd))
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.newEmail}
        hint={words.newHint}
        required
        type="email"
        autoComplete="email"
        inputMode="email"
        error={form.formState.errors.email?.message ?? refusal}
        {...form.register('email', { ...asked(changeEmail.input.shape.email), onChange: forget })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {words.sendCodes}
        </Button>
        <Button variant="ghost" onClick={onEnd}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
