import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { signIn } from '#protocol/people/names.ts'
import type { SignInQuestion } from '#protocol/people/account/sign-in.ts'
import { send } from '#web/core/api/call.ts'
import { browserProof, forgetProof } from '#web/core/session/browser-proof.ts'
import { CallError, errorMessages, errorText, fieldErrors } from '#web/core/api/errors.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { deviceZone } from '#web/core/session/device-zone.ts'
import { newRequestId } from '#web/core/api/request-id.ts'
import { loseSession, isSignedIn, startSession, useIsSignedIn } from '#web/core/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Loader } from '#web/ui/states/loader.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { t, useMessages } from '#web/core/i18n.ts'
import { shellMessages } from './messages.ts'
import { useUserInfo } from './use-user-info.ts'

/**
 * `asking`: the server wants the person's word, for a link that came from elsewhere or is somebody
 * else's than who is signed in. `failed`: it was not reached, and the link is as good as before.
 */
type Stage =
  | { at: 'sending'; answer?: Answer }
  | { at: 'asking'; question: SignInQuestion }
  | { at: 'failed'; answer: Answer | undefined; text: string }
  | { at: 'done' }

/** What the person said to the question: that they go on, and whether what was registered is theirs. */
type Answer = { confirmed: boolean; keepRegistration?: boolean }

/* Few are asked, and it writes a phone number. */
const WhoseRegistration = lazy(async () => {
  const load = () => import('#web/people/account/whose/whose-registration.tsx')
  return { default: (await loadOrReload(load)).WhoseRegistration }
})

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
  const [requestIds] = useState(() => ({
    first: newRequestId(),
    confirmed: newRequestId(),
    kept: newRequestId(),
  }))
  const isSending = useRef(false)
  const signedIn = useIsSignedIn()
  const person = useUserInfo()

  useEffect(() => {
    if (stage.at !== 'sending' || isSending.current) return
    isSending.current = true
    const { answer } = stage
    const giveUp = (text: string) => {
      errorToast(text)
      onDead()
      setStage({ at: 'done' })
    }
    send(
      signIn,
      { linkToken, browserProof: proof, timeZone: deviceZone(), ...answer },
      {
        requestId: requestIds[answer ? (answer.keepRegistration ? 'kept' : 'confirmed') : 'first'],
      },
    )
      .then((said) => {
        if (said.status === 0) return giveUp(said.message)
        if (said.question) return setStage({ at: 'asking', question: said.question })
        if (!said.token) throw new CallError('unexpected', t(errorMessages).unexpected)
        // Nothing that was read for the person before may reach the next one.
        if (isSignedIn()) loseSession()
        startSession(said.token)
        forgetProof()
        setStage({ at: 'done' })
      })
      .catch((error: unknown) => {
        const [sentence] = Object.values(fieldErrors(error) ?? {})
        if (isFinal(error)) return giveUp(sentence ?? errorText(error))
        setStage({ at: 'failed', answer, text: errorText(error) })
      })
      .finally(() => {
        isSending.current = false
      })
  }, [stage, linkToken, proof, requestIds, onDead])

  if (stage.at === 'done') return children
  const leave = () => setStage({ at: 'done' })
  const say = (answer: Answer | undefined) => setStage({ at: 'sending', ...(answer && { answer }) })
  return (
    <main className="grid flex-1 place-content-center justify-items-center gap-4 p-6 text-center">
      {stage.at === 'sending' && (
        <>
          <Loader />
          <h1>{words.signingIn}</h1>
        </>
      )}
      {stage.at === 'asking' && stage.question.registration && (
        <Suspense fallback={<Loader />}>
          {signedIn && <p>{person ? words.linkText(person.email) : words.linkTextNobody}</p>}
          <WhoseRegistration
            email={stage.question.email}
            registration={stage.question.registration}
            onMine={() => say({ confirmed: true, keepRegistration: true })}
            onWithout={() => say({ confirmed: true })}
            onLeave={leave}
          />
        </Suspense>
      )}
      {stage.at === 'asking' && !stage.question.registration && (
        <LinkQuestion
          title={
            <WithWhole
              email={stage.question.email}
              question={words.linkQuestion(stage.question.email)}
            />
          }
          no={{ label: signedIn ? words.linkStay : words.linkRefuse, onPress: leave }}
          yes={{
            label: words.linkContinue,
            onPress: () => say({ confirmed: true }),
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
            onPress: () => say(stage.answer),
          }}
        >
          <p role="alert">{stage.text}</p>
          <p className="text-ink-2">{words.linkKept}</p>
        </LinkQuestion>
      )}
    </main>
  )
}

type Way = { label: string; onPress: () => void }

type LinkQuestionProps = { title: ReactNode; no: Way; yes: Way; children: ReactNode }

/** What a mailed link has to ask before any screen is shown: one question, two ways on. */
function LinkQuestion({ title, no, yes, children }: LinkQuestionProps) {
  return (
    <>
      <h1>{title}</h1>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={no.onPress}>
          {no.label}
        </Button>
        <Button onClick={yes.onPress}>{yes.label}</Button>
      </div>
    </>
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
