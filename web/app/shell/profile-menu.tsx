import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { isAbsent } from '#protocol/core/company-facts.ts'
import { company } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { withProfile } from '#web/core/routing/profile-address.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { Avatar, initials } from '#web/ui/media/avatar.tsx'
import { shellMessages } from './messages.ts'
import { usePanel } from './use-panel.ts'
import { useUserInfo } from './use-user-info.ts'

const item =
  'flex min-h-11 w-full items-center rounded-control px-3 text-left font-medium no-underline hover:bg-sunken aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-soft'

const SignOutQuestion = lazy(async () => {
  const load = () => import('./sign-out-question.tsx')
  return { default: (await loadOrReload(load)).SignOutQuestion }
})

/** Name, e-mail and picture of the person, or «More ...» for visitors; protected links always stand there (docs/product/app.md#shell). */
export function ProfileMenu() {
  const words = useMessages(shellMessages)
  const signedIn = useIsSignedIn()
  const person = useUserInfo()
  const { isOpen, toggle, close, frame, opener } = usePanel()
  const panelId = useId()
  const [isLeaving, setLeaving] = useState(false)
  const signOut = () => {
    close()
    setLeaving(true)
  }
  return (
    <div ref={frame} className="relative">
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={
          person ? `${initials(person)}, ${words.account}` : signedIn ? words.account : words.menu
        }
        onClick={toggle}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line-strong bg-surface px-3 py-[3px] has-[span]:pr-[3px] hover:bg-sunken"
      >
        <Menu aria-hidden="true" size={20} />
        {person && <Avatar person={person} />}
      </button>
      <nav
        id={panelId}
        aria-label={words.menu}
        hidden={!isOpen}
        className="absolute top-full right-0 z-30 mt-2 max-h-[calc(100dvh-84px)] w-72 animate-fade overflow-auto rounded-card border border-line bg-surface p-2 shadow-3"
      >
        {person ? (
          <div className="flex items-center gap-3 px-3 py-2">
            <Avatar person={person} size="md" />
            <div className="min-w-0">
              <p className="truncate font-bold">
                {[person.firstName, person.lastName].filter(Boolean).join(' ')}
              </p>
              <p className="truncate text-14 text-ink-2">{person.email}</p>
            </div>
          </div>
        ) : (
          <p className="px-3 py-2 font-bold">{words.more}</p>
        )}
        <Link to={routes.results} className={`${item} lg:hidden`}>
          {words.findCar}
        </Link>
        <Link
          to="."
          search={(search) => withProfile(search, person?.id)}
          state={{ profile: true }}
          resetScroll={false}
          className={item}
        >
          {words.profile}
        </Link>
        <Link to={routes.dashboard} className={item}>
          {words.dashboard}
        </Link>
        <Link to={routes.waitingList} className={item}>
          {words.waitingLists}
        </Link>
        {!isAbsent(company(), routes.jobs) && (
          <Link to={routes.jobs} className={item}>
            {words.jobs}
          </Link>
        )}
        {!isAbsent(company(), routes.myNetwork) && (
          <Link to={routes.myNetwork} className={item}>
            {words.network}
          </Link>
        )}
        {(person?.staff || person?.staffNeedsPasskey) && (
          <Link to={routes.staff} className={item}>
            {words.staff}
          </Link>
        )}
        <hr className="mx-3 my-2 border-line" />
        <Link to={routes.about} className={item}>
          {words.about}
        </Link>
        <Link to={routes.faq} className={item}>
          {words.contact}
        </Link>
        <Link to={routes.terms} className={item}>
          {words.terms}
        </Link>
        <Link
          to={routes.terms}
          hash="privacy"
          className={item}
          activeOptions={{ includeHash: true }}
        >
          {words.privacy}
        </Link>
        <Link to={routes.accessibility} className={item}>
          {words.accessibility}
        </Link>
        <hr className="mx-3 my-2 border-line" />
        {signedIn ? (
          <button type="button" onClick={signOut} className={item}>
            {words.signOut}
          </button>
        ) : (
          <Link to={routes.welcome} className={item}>
            {words.signIn}
          </Link>
        )}
      </nav>
      <Suspense>{isLeaving && <SignOutQuestion onEnd={() => setLeaving(false)} />}</Suspense>
    </div>
  )
}
