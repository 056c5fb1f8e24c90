import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { safeReturnUrl } from '#web/core/session/return-url.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { useTitle } from '#web/core/routing/use-title.ts'
import { Banner } from '#web/ui/banner.tsx'
import { goalAfter } from './goal-after.ts'
import { CodeStep } from './parts/code-step.tsx'
import { EmailStep } from './parts/email-step.tsx'
import { WelcomeScene } from './parts/welcome-scene.tsx'
import { PasskeyAlarm } from './passkey-alarm.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { useVerification } from './use-verification.ts'
import { welcomeMessages } from './welcome-messages.ts'

const route = getRouteApi(routes.welcome)

type WelcomeScreenProps = {
  /** Who invites by the link that led here; `web/app/screens` hands it over. */
  InvitationNote: ComponentType<{ referral: string | undefined }>
}

/** Sign-in without a password: an e-mail, then its link or its code (docs/product/accounts.md#signing-in). */
export function WelcomeScreen({ InvitationNote }: WelcomeScreenProps) {
  const words = useMessages(welcomeMessages)
  const { lang: _, options, returnUrl, alarm: asked, ...search } = route.useSearch()
  // It is good once, and stays in no address.
  const [alarm] = useState(asked)
  const router = useRouter()
  const signedIn = useIsSignedIn()
  const goal = useRef<string>(undefined)
  const [email, setEmail] = useState('')
  const verification = useVerification({ ...search, returnUrl, options: options?.split(',') })
  const { sent, sendTo, isPending, error, refusal } = verification
  useTitle(words.title)

  useEffect(() => {
    if (asked) router.history.replace(routes.welcome)
  }, [asked, router])
  useEffect(() => {
    if (signedIn && !alarm) router.history.replace(goal.current ?? safeReturnUrl(returnUrl))
  }, [signedIn, alarm, router, returnUrl])

  const place = returnPlace(returnUrl)
  return (
    <div className="grid flex-1 grid-rows-[auto_1fr] lg:grid-cols-[1.1fr_1fr] lg:grid-rows-1">
      <WelcomeScene />
      <div className="grid content-start justify-items-center px-4 py-7 lg:min-h-[calc(100dvh-73px)] lg:content-center">
        <div className="grid w-full max-w-110 gap-6">
          {alarm && <PasskeyAlarm alarm={alarm} />}
          <InvitationNote referral={search.referral} />
          {sent ? (
            <CodeStep
              email={sent.email}
              verification={verification}
              onSignedIn={(url) => {
                goal.current = goalAfter(url, returnUrl)
              }}
            />
          ) : (
            <EmailStep
              start={email}
              busy={isPending}
              error={error}
              refusal={refusal}
              onSend={(address) => {
                setEmail(address)
                sendTo(address)
              }}
            >
              <PasskeySignIn />
              <Link
                to={routes.personal}
                search={{ ...search, options, returnUrl }}
                className="link inline-flex min-h-11 items-center justify-self-start"
              >
                {words.register}
              </Link>
            </EmailStep>
          )}
          {place && (
            <Banner tone="plain" icon={<Undo2 aria-hidden="true" size={20} />}>
              {words.backTo} <b>{words.places[place]}</b>.
            </Banner>
          )}
          <p className="text-14 text-ink-2">
            {words.terms}{' '}
            <Link to={routes.terms} className="link">
              {words.termsLink}
            </Link>
            .{' '}
            <Link to={routes.terms} hash="privacy" className="link">
              {words.privacy}
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}

type Place = keyof (typeof welcomeMessages)['en']['places']

/** Which of our screens a path leads to, to say it in words; undefined for home and for no path. */
function returnPlace(returnUrl: string | undefined): Place | undefined {
  const path = returnUrl?.split(/[?#]/)[0]
  if (!path?.startsWith('/') || path === routes.home) return undefined
  if (path === routes.booking) return 'booking'
  if (path === routes.payment) return 'payment'
  if (path === routes.confirmation) return 'confirmation'
  return path === routes.personal ? 'personal' : 'other'
}
