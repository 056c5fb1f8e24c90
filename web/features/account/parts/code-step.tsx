import { MailCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { statusToast } from '#web/ui/toast-store.ts'
import { useSignInByCode } from '../use-sign-in-by-code.ts'
import type { useVerification } from '../use-verification.ts'
import { welcomeMessages } from '../welcome-messages.ts'

type CodeStepProps = {
  email: string
  verification: ReturnType<typeof useVerification>
  onSignedIn: (returnUrl: string) => void
}

const digits = 6

/** The mail is on its way: its code can be typed or pasted here, its link opened anywhere. */
export function CodeStep({ email, verification, onSignedIn }: CodeStepProps) {
  const words = useMessages(welcomeMessages)
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { signIn, isPending, refusal, forget } = useSignInByCode(onSignedIn)
  useEffect(() => title.current?.focus(), [])

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
  const { wait, sendTo, startOver } = verification
  return (
    <>
      <header className="grid gap-3">
        <h1 ref={title} tabIndex={-1} className="text-30">
          {words.codeTitle}
        </h1>
        <Banner tone="info" icon={<MailCheck aria-hidden="true" size={20} />}>
          <p className="wrap-anywhere">{words.sentTo(email)}</p>
        </Banner>
      </header>
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
          {words.signIn}
        </Button>
      </form>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={verification.isPending}
          disabledReason={wait > 0 ? words.resendIn(wait) : undefined}
          onClick={() => sendTo(email, () => statusToast(words.resent))}
        >
          {wait > 0 ? words.resendIn(wait) : words.resend}
        </Button>
        <Button variant="ghost" onClick={startOver}>
          {words.changeEmail}
        </Button>
      </div>
    </>
  )
}
