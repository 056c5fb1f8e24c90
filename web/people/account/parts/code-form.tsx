import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { useMailedCode } from '#web/ui/forms/use-mailed-code.ts'
import { useSignInByCode } from '../use-sign-in-by-code.ts'
import { WhoseRegistration } from '../whose/whose-registration.tsx'
import { welcomeMessages } from '../welcome-messages.ts'

type CodeFormProps = {
  email: string
  buttonLabel: string
  onSignedIn: (returnUrl: string) => void
}

/** The six digits of the mail, typed or pasted. */
export function CodeForm({ email, buttonLabel, onSignedIn }: CodeFormProps) {
  const words = useMessages(welcomeMessages)
  const { signIn, isPending, refusal, forget, asked, leave } = useSignInByCode(onSignedIn)
  const send = (code: string) => {
    // A code works once: Enter after the sixth digit must not use it up.
    if (!isPending) signIn(email, code)
  }
  const { ref, field, submit } = useMailedCode({ refusal, forget, send, sendsItself: true })
  if (asked?.registration) {
    const answer = (keepRegistration: boolean) =>
      signIn(email, asked.code, { confirmed: true, keepRegistration })
    return (
      <WhoseRegistration
        email={asked.email}
        registration={asked.registration}
        busy={isPending}
        onMine={() => answer(true)}
        onWithout={() => answer(false)}
        onLeave={leave}
      />
    )
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextField {...field} ref={ref} label={words.code} name="code" hint={words.codeHint} />
      <Button type="submit" size="lg" full busy={isPending}>
        {buttonLabel}
      </Button>
    </form>
  )
}
