import { useEffect, useState } from 'react'
import { userVerification } from '#protocol/people/names.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { proofToSend } from '#web/core/session/browser-proof.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/core/forms/draft.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { mailable } from './mailable.ts'

type Sent = { email: string; at: number }

const draftName = 'welcome'
const aliveMs = 20 * 60_000
const pauseSeconds = 30

/** The mail sent a moment ago: going to the mail program may throw this page out of memory. */
function keptMail(): Sent | undefined {
  const kept = readDraft<Sent>(draftName)
  const isWhole = kept?.email && kept.at && Date.now() - kept.at < aliveMs
  return isWhole ? (kept as Sent) : undefined
}

type Fields = Omit<InputOf<typeof userVerification>, 'email'>

/** The mail with link and code: sending, sending again after a pause, starting over. */
export function useVerification(fields: Fields) {
  const [sent, setSent] = useState(keptMail)
  const [now, setNow] = useState(() => Date.now())
  const { mutate, isPending, refused, error } = useSend(userVerification)
  const wait = sent ? Math.max(0, pauseSeconds - Math.floor((now - sent.at) / 1000)) : 0

  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  })

  const sendTo = (email: string, onSent?: () => void) =>
    mutate(
      { ...mailable(fields), email, browserProof: proofToSend() },
      {
        onSuccess: (answer) => {
          if (answer.status === 0) return
          const next = { email, at: Date.now() }
          keepDraft(draftName, next)
          setSent(next)
          setNow(next.at)
          onSent?.()
        },
      },
    )
  const startOver = () => {
    forgetDraft(draftName)
    setSent(undefined)
  }
  return {
    sent,
    sendTo,
    isPending,
    error,
    refusal: refused,
    /** Seconds until the mail may be sent again. */
    wait,
    startOver,
  }
}
