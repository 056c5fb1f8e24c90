import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { confirmEmailMessages } from './confirm-email-messages.ts'
import { CodeForm } from './parts/code-form.tsx'
import { useVerification } from './use-verification.ts'

type ConfirmEmailProps = {
  email: string
  /** Where the mailed link leads. */
  returnUrl: string
  /** Why it is needed here. */
  text: string
}

/** Lets a new person show that the mailbox is theirs, without leaving the screen (docs/product/accounts.md#registration). */
export function ConfirmEmail({ email, returnUrl, text }: ConfirmEmailProps) {
  const words = useMessages(confirmEmailMessages)
  const [isSent, setSent] = useState(false)
  const { sendTo, isPending, wait, refusal } = useVerification({ returnUrl })
  const send = () =>
    sendTo(email, () => {
      setSent(true)
      statusToast(words.sent(email))
    })
  return (
    <Card aria-label={words.title} className="mb-5 grid gap-4">
      <h2>{words.title}</h2>
      <p>{text}</p>
      <Banner tone="info" icon={<MailCheck aria-hidden="true" size={20} />}>
        <p className="wrap-anywhere">{words.where(email)}</p>
      </Banner>
      <CodeForm email={email} buttonLabel={words.confirm} onSignedIn={() => {}} />
      {refusal && (
        <p role="alert" className="font-bold text-danger">
          {refusal}
        </p>
      )}
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={isPending}
        disabledReason={isSent && wait > 0 ? words.againIn(wait) : undefined}
        onClick={send}
      >
        {isSent && wait > 0 ? words.againIn(wait) : words.again}
      </Button>
    </Card>
  )
}
