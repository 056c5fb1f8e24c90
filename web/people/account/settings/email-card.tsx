import { CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  cancelEmailChange,
  confirmEmailChange,
  emailChange,
  userInfo,
} from '#protocol/people/names.ts'
import type { EmailChange } from '#protocol/people/email-change/email-change.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { useMailedCode } from '#web/ui/forms/use-mailed-code.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { emailMessages } from './email-messages.ts'
import { NewEmailForm } from './new-email-form.tsx'
import { useSetting } from './use-setting.ts'

const shownBy = [emailChange, userInfo]

/** The address, and how another one takes its place (docs/product/accounts.md#another-e-mail). */
export function EmailCard({ email }: { email: string }) {
  const words = useMessages(emailMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOpen, setOpen] = useState(false)
  const change = useRead(emailChange, {}).data?.change
  // What was pressed goes away.
  const toHeading = () => heading.current?.focus()
  return (
    <Card aria-labelledby="email" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="email" ref={heading} tabIndex={-1} className="outline-0">
          {words.title}
        </h2>
        <p className="font-bold wrap-anywhere">{email}</p>
        <p className="text-ink-2">{words.lead}</p>
      </div>
      {change ? (
        <UnderWay key={change.expiresAt} email={email} change={change} onStep={toHeading} />
      ) : isOpen ? (
        <NewEmailForm
          onEnd={() => {
            setOpen(false)
            toHeading()
          }}
        />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {words.change}
        </Button>
      )}
    </Card>
  )
}

type UnderWayProps = { email: string; change: EmailChange; onStep: () => void }

function UnderWay({ email, change, onStep }: UnderWayProps) {
  const words = useMessages(emailMessages)
  const drop = useSetting(cancelEmailChange, shownBy)
  return (
    <div className="grid gap-4">
      <p className="font-bold wrap-anywhere">{words.underWay(change.email)}</p>
      <p className="text-ink-2">{words.explain}</p>
      <CodeOf side="old" email={email} isDone={change.oldConfirmed} onStep={onStep} />
      <CodeOf side="new" email={change.email} isDone={change.newConfirmed} onStep={onStep} />
      <Button
        variant="ghost"
        className="justify-self-start"
        busy={drop.isPending}
        onClick={() =>
          drop.send({}, () => {
            statusToast(words.dropped)
            onStep()
          })
        }
      >
        {words.drop}
      </Button>
    </div>
  )
}

type CodeOfProps = { side: 'old' | 'new'; email: string; isDone: boolean; onStep: () => void }

/** The code of one mailbox, or that it was right. */
function CodeOf({ side, email, isDone, onStep }: CodeOfProps) {
  const words = useMessages(emailMessages)
  const { send, isPending, refusal, forget } = useSetting(confirmEmailChange, shownBy)
  const { ref, field, submit } = useMailedCode({
    refusal,
    forget,
    send: (code) =>
      send({ side, code }, (answer) => {
        statusToast(answer.email ? words.done(answer.email) : words.confirmed(email))
        onStep()
      }),
  })
  if (isDone)
    return (
      <p className="flex items-center gap-2 text-ok">
        <CircleCheck aria-hidden="true" size={20} className="flex-none" />
        <span className="min-w-0 wrap-anywhere">{words.confirmed(email)}</span>
      </p>
    )
  return (
    <form noValidate className="grid gap-3 sm:flex sm:items-start" onSubmit={submit}>
      <div className="sm:flex-1">
        <TextField {...field} ref={ref} label={words.code(email)} name={`${side}-code`} />
      </div>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start sm:mt-7"
        aria-label={words.confirmOf(email)}
        busy={isPending}
      >
        {words.confirm}
      </Button>
    </form>
  )
}
