import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Answer } from '#protocol/core/operation.ts'
import { deleteAccount } from '#protocol/leaving/delete-account.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { endSession } from '#web/core/session/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { leavingMessages } from './messages.ts'

const digits = 6

/** What goes and what stays, then the code of the mail; what is in the way is said before any mail. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(leavingMessages)
  const asking = useSend(deleteAccount)
  const [sentTo, setSentTo] = useState<string>()
  const ask = () =>
    asking.mutate(
      {},
      { onSuccess: (answer) => answer.status === 1 && setSentTo(answer.sentTo ?? '') },
    )
  return (
    <Dialog title={words.title} isOpen onClose={onClose}>
      <div className="grid gap-4">
        <What title={words.goesTitle} items={words.goes} />
        <What title={words.staysTitle} items={words.stays} />
        {asking.refused && <Banner tone="danger">{asking.refused}</Banner>}
        {sentTo === undefined ? (
          <Button busy={asking.isPending} onClick={ask}>
            {words.sendCode}
          </Button>
        ) : (
          <>
            <p role="status">{words.sent(sentTo)}</p>
            <CodeForm />
            <Button variant="secondary" busy={asking.isPending} onClick={ask}>
              {words.again}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

function What({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="grid gap-1">
      <h3 className="text-16 font-bold">{title}</h3>
      <ul className="list-disc ps-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

function CodeForm() {
  const words = useMessages(leavingMessages)
  const navigate = useNavigate()
  const deleting = useSend(deleteAccount)
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The button that asked for the code went away with its focus.
  useEffect(() => field.current?.focus(), [])
  const onAnswer = (answer: Answer<typeof deleteAccount>) => {
    if (answer.status !== 1) return field.current?.focus()
    endSession()
    statusToast(words.gone)
    void navigate({ to: routes.home })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShort(code.length < digits)
    if (code.length < digits) field.current?.focus()
    else deleting.mutate({ code }, { onSuccess: onAnswer })
  }
  const type = (text: string) => {
    deleting.reset()
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
        error={isShort ? words.codeShort : deleting.refused}
        value={code}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" variant="danger" busy={deleting.isPending}>
        {words.confirm}
      </Button>
    </form>
  )
}
