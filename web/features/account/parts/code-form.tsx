import { type FormEvent, useRef, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { useSignInByCode } from '../use-sign-in-by-code.ts'
import { welcomeMessages } from '../welcome-messages.ts'

type CodeFormProps = {
  email: string
  buttonLabel: string
  onSignedIn: (returnUrl: string) => void
}

const digits = 6

/** The six digits of the mail, typed or pasted. */
export function CodeForm({ email, buttonLabel, onSignedIn }: CodeFormProps) {
  const words = useMessages(welcomeMessages)
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { signIn, isPending, refusal, forget } = useSignInByCode(onSignedIn)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShort(code.length < digits)
    if (code.length < digits) field.current?.focus()
    else signIn(email, code)
  }
  const type = (text: string) => {
    forget()
    setShort(false)
    setCode(text.replace(/\D/g, '').slice(0, digits))
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextField
        ref={field}
        label={words.code}
        required
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={words.codeHint}
        error={isShort ? words.codeShort : refusal}
        value={code}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" size="lg" full busy={isPending}>
        {buttonLabel}
      </Button>
    </form>
  )
}
