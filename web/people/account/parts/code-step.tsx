import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import type { useVerification } from '../use-verification.ts'
import { welcomeMessages } from '../welcome-messages.ts'
import { CodeForm } from './code-form.tsx'

type CodeStepProps = {
  email: string
  verification: ReturnType<typeof useVerification>
  onSignedIn: (returnUrl: string) => void
}

/** The mail is on its way: its code can be typed or pasted here, its link opened anywhere. */
export function CodeStep({ email, verification, onSignedIn }: CodeStepProps) {
  const words = useMessages(welcomeMessages)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
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
      <CodeForm email={email} buttonLabel={words.signIn} onSignedIn={onSignedIn} />
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
