import { type ReactNode, useEffect, useRef, useState } from 'react'
import { signIn } from '#protocol/account/sign-in.ts'
import { send } from '#web/core/call.ts'
import { CallError, errorText, fieldErrors } from '#web/core/errors.ts'
import { newRequestId } from '#web/core/request-id.ts'
import { loseSession, isSignedIn, startSession, useIsSignedIn } from '#web/core/session.ts'
import { Loader } from '#web/ui/loader.tsx'
import { errorToast } from '#web/ui/toast-store.ts'
import { useMessages } from '#web/core/i18n.ts'
import { LinkQuestion } from './link-question.tsx'
import { shellMessages } from './messages.ts'
import { useUserInfo } from './use-user-info.ts'

/** `failed`: the server was not reached, and the link is as good as before. */
type Stage = 'asking' | 'sending' | 'failed' | 'done'

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
 * Turns the token of a mailed link into a session before any screen is shown; asks first when
 * somebody is signed in here already (PRODUCT.md 3). Without signal the link is kept for another
 * try: it has left the address, and the mail may be far away.
 */
export function LinkSignIn({ linkToken, onDead, children }: LinkSignInProps) {
  const words = useMessages(shellMessages)
  const [stage, setStage] = useState<Stage>(() => (isSignedIn() ? 'asking' : 'sending'))
  const [failure, setFailure] = useState('')
  const [requestId] = useState(newRequestId)
  const isSending = useRef(false)
  const signedIn = useIsSignedIn()
  const person = useUserInfo()
  // The session that was here turns out to be dead: nobody is left to ask.
  if (stage === 'asking' && !signedIn) setStage('sending')

  useEffect(() => {
    if (stage !== 'sending' || isSending.current) return
    isSending.current = true
    const giveUp = (text: string) => {
      errorToast(text)
      onDead()
      setStage('done')
    }
    send(signIn, { linkToken }, { requestId })
      .then((answer) => {
        if (answer.status === 0) return giveUp(answer.message)
        // Nothing that was read for the person before may reach the next one.
        if (isSignedIn()) loseSession()
        startSession(answer.token)
        setStage('done')
      })
      .catch((error: unknown) => {
        const [sentence] = Object.values(fieldErrors(error) ?? {})
        if (isFinal(error)) return giveUp(sentence ?? errorText(error))
        setFailure(errorText(error))
        setStage('failed')
      })
      .finally(() => {
        isSending.current = false
      })
  }, [stage, linkToken, requestId, onDead])

  if (stage === 'done') return children
  const leave = () => setStage('done')
  const go = () => setStage('sending')
  return (
    <main className="grid flex-1 place-content-center justify-items-center gap-4 p-6 text-center">
      {stage === 'sending' && (
        <>
          <Loader />
          <h1>{words.signingIn}</h1>
        </>
      )}
      {stage === 'asking' && (
        <LinkQuestion
          title={words.linkQuestion}
          no={{ label: words.linkStay, onPress: leave }}
          yes={{ label: words.linkContinue, onPress: go }}
        >
          <p className="text-ink-2">
            {person ? words.linkText(person.email) : words.linkTextNobody}
          </p>
        </LinkQuestion>
      )}
      {stage === 'failed' && (
        <LinkQuestion
          title={words.linkFailed}
          no={{ label: words.linkLeave, onPress: leave }}
          yes={{ label: words.linkAgain, onPress: go }}
        >
          <p role="alert">{failure}</p>
          <p className="text-ink-2">{words.linkKept}</p>
        </LinkQuestion>
      )}
    </main>
  )
}
