import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { deleteAccount } from '#protocol/staff/names.ts'
import type { Answer } from '#protocol/core/operation.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { endSession } from '#web/core/session/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { useMailedCode } from '#web/ui/forms/use-mailed-code.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { leavingMessages } from './messages.ts'

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
        {asking.refused && (
          <Banner tone="danger" role="alert">
            {asking.refused}
          </Banner>
        )}
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
  const { mutate, reset, refused, isPending } = useSend(deleteAccount)
  const onAnswer = (answer: Answer<typeof deleteAccount>) => {
    if (answer.status !== 1) return ref.current?.focus()
    endSession()
    statusToast(words.gone)
    void navigate({ to: routes.home })
  }
  const { ref, field, submit } = useMailedCode({
    refusal: refused,
    forget: reset,
    send: (code) => mutate({ code }, { onSuccess: onAnswer }),
  })
  // The button that asked for the code went away with its focus.
  useEffect(() => ref.current?.focus(), [ref])
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextField {...field} ref={ref} label={words.code} name="code" hint={words.codeHint} />
      <Button type="submit" variant="danger" busy={isPending}>
        {words.confirm}
      </Button>
    </form>
  )
}
