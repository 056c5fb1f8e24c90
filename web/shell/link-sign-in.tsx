import { type ReactNode, useEffect, useRef, useState } from 'react'
import { signIn } from '#protocol/account/sign-in.ts'
import { send } from '#web/core/api/call.ts'
import { browserProof, forgetProof } from '#web/core/session/browser-proof.ts'
import { CallError, errorMessages, errorText, fieldErrors } from '#web/core/api/errors.ts'
import { deviceZone } from '#web/core/session/device-zone.ts'
import { newRequestId } from '#web/core/api/request-id.ts'
import { loseSession, isSignedIn, startSession, useIsSignedIn } from '#web/core/session/session.ts'
import { Loader } from '#web/ui/states/loader.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { t, useMessages } from '#web/core/i18n.ts'
import { LinkQuestion } from './link-question.tsx'
import { shellMessages } from './messages.ts'
import { useUserInfo } from './use-user-info.ts'

/**
 * `asking`: the server wants the person's word, for a link that came from elsewhere or is somebody
 * else's than who is signed in. `failed`: it was not reached, and the link is as good as before.
 */
type Stage =
  | { at: 'sending'; confirmed?: boolean }
  | { at: 'asking'; email: string }
  | { at: 'failed'; confirmed: boolean | undefined; text: string }
  | { at: 'done' }

type LinkSignInProps = {
  linkToken: string
  /** The link was used or is too old: another one can be asked for. */
  onDead: () => void
  children: ReactNode
}

/** The server looked at the link and said no; anything else may go well at another try. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return error.status >= 400 && error.status < 500 && error.status !== 429
}

/**
 * Turns the token of a mailed link into a session before any screen is shown (docs/product/accounts.md#signing-in). Where
 * the link was not asked for, and where somebody else is signed in, the server asks first: nobody
 * is signed into a stranger's account by a click. Without signal the link is kept for another try:
 * it has left the address, and the mail may be far away.
 */
export function LinkSignIn({ linkToken, onDead, children }: LinkSignInProps) {
  const words = useMessages(shellMessages)
  const [stage, setStage] = useState<Stage>({ at: 'sending' })
  // As it was at the first try: a repeated request has the same fields.
  const [proof] = useState(browserProof)
  const [requestIds] = useState(() => ({ first: newRequestId(), confirmed: newRequestId() }))
  const isSending = useRef(false)
  const signedIn = useIsSignedIn()
  const person = useUserInfo()

  useEffect(() => {
    if (stage.at !== 'sending' || isSending.current) return
    isSending.current = true
    const { confirmed } = stage
    const giveUp = (text: string) => {
      errorToast(text)
      onDead()
      setStage({ at: 'done' })
    }
    send(
      signIn,
      { linkToken, browserProof: proof, confirmed, timeZone: deviceZone() },
      { requestId: confirmed ? requestIds.confirmed : requestIds.first },
    )
      .then((answer) => {
        if (answer.status === 0) return giveUp(answer.message)
        if (answer.question) return setStage({ at: 'asking', email: answer.question.email })
        if (!answer.token) throw new CallError('unexpected', t(errorMessages).unexpected)
        // Nothing that was read for the person before may reach the next one.
        if (isSignedIn()) loseSession()
        startSession(answer.token)
        forgetProof()
        setStage({ at: 'done' })
      })
      .catch((error: unknown) => {
        const [sentence] = Object.values(fieldErrors(error) ?? {})
        if (isFinal(error)) return giveUp(sentence ?? errorText(error))
        setStage({ at: 'failed', confirmed, text: errorText(error) })
      })
      .finally(() => {
        isSending.current = false
      })
  }, [stage, linkToken, proof, requestIds, onDead])

  if (stage.at === 'done') return children
  const leave = () => setStage({ at: 'done' })
  return (
    <main className="grid flex-1 place-content-center justify-items-center gap-4 p-6 text-center">
      {stage.at === 'sending' && (
        <>
          <Loader />
          <h1>{words.signingIn}</h1>
        </>
      )}
      {stage.at === 'asking' && (
        <LinkQuestion
          title={<WithWhole email={stage.email} question={words.linkQuestion(stage.email)} />}
          no={{ label: signedIn ? words.linkStay : words.linkRefuse, onPress: leave }}
          yes={{
            label: words.linkContinue,
            onPress: () => setStage({ at: 'sending', confirmed: true }),
          }}
        >
          <p className="max-w-[52ch] text-ink-2">
            {!signedIn && words.linkElsewhere}
            {signedIn && (person ? words.linkText(person.email) : words.linkTextNobody)}
          </p>
        </LinkQuestion>
      )}
      {stage.at === 'failed' && (
        <LinkQuestion
          title={words.linkFailed}
          no={{ label: words.linkLeave, onPress: leave }}
          yes={{
            label: words.linkAgain,
            onPress: () => setStage({ at: 'sending', confirmed: stage.confirmed }),
          }}
        >
          <p role="alert">{stage.text}</p>
          <p className="text-ink-2">{words.linkKept}</p>
        </LinkQuestion>
      )}
    </main>
  )
}

/** A question with the address in one piece, where the line has room for it. */
function WithWhole({ question, email }: { question: string; email: string }) {
  const at = question.indexOf(email)
  return (
    <>
      {question.slice(0, at)}
      <span className="inline-block max-w-full wrap-anywhere">{question.slice(at)}</span>
    </>
  )
}
