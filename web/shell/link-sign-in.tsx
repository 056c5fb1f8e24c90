import { type ReactNode, useEffect, useRef, useState } from 'react'
import { signIn } from '#protocol/account/sign-in.ts'
import { send } from '#web/core/call.ts'
import { deservesToast, errorText } from '#web/core/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { isSignedIn, loseSession, startSession } from '#web/core/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Loader } from '#web/ui/loader.tsx'
import { errorToast } from '#web/ui/toast-store.ts'
import { shellMessages } from './messages.ts'
import { useUserInfo } from './use-user-info.ts'

type Stage = 'asking' | 'sending' | 'done'

type LinkSignInProps = {
  linkToken: string
  /** The link was used or is too old: another one can be asked for. */
  onDead: () => void
  children: ReactNode
}

/**
 * Turns the token of a mailed link into a session before any screen is shown; asks first when
 * somebody is signed in here already (PRODUCT.md 3).
 */
export function LinkSignIn({ linkToken, onDead, children }: LinkSignInProps) {
  const words = useMessages(shellMessages)
  const [stage, setStage] = useState<Stage>(() => (isSignedIn() ? 'asking' : 'sending'))
  const begun = useRef(false)
  const person = useUserInfo()

  useEffect(() => {
    if (stage !== 'sending' || begun.current) return
    begun.current = true
    send(signIn, { linkToken })
      .then((answer) => {
        if (answer.status === 1) {
          // Nothing that was read for the person before may reach the next one.
          if (isSignedIn()) loseSession()
          return startSession(answer.token)
        }
        errorToast(answer.message)
        onDead()
      })
      .catch((error: unknown) => {
        if (deservesToast(error)) errorToast(errorText(error))
      })
      .finally(() => setStage('done'))
  }, [stage, linkToken, onDead])

  if (stage === 'done') return children
  return (
    <main className="grid flex-1 place-content-center justify-items-center gap-4 p-6 text-center">
      {stage === 'sending' ? (
        <>
          <Loader />
          <h1>{words.signingIn}</h1>
        </>
      ) : (
        <>
          <h1>{words.linkQuestion}</h1>
          <p className="text-ink-2">
            {person ? words.linkText(person.email) : words.linkTextNobody}
          </p>
          <div className="flex gap-3">
            <Button variant="secondary" onClick={() => setStage('done')}>
              {words.linkStay}
            </Button>
            <Button onClick={() => setStage('sending')}>{words.linkContinue}</Button>
          </div>
        </>
      )}
    </main>
  )
}
