import { Link } from '@tanstack/react-router'
import { isAbsent } from '#protocol/core/company-facts.ts'
import { company } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { shellMessages } from './messages.ts'
import { ProfileMenu } from './profile-menu.tsx'

const navLink =
  'inline-flex min-h-11 items-center rounded-full px-3.5 font-medium no-underline hover:bg-sunken aria-[current=page]:bg-primary-soft aria-[current=page]:font-bold aria-[current=page]:text-on-soft'

/** Logo, main links, language, sign in and the profile menu. */
export function Header() {
  const words = useMessages(shellMessages)
  const signedIn = useIsSignedIn()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="wrap flex min-h-15 items-center gap-2 lg:min-h-18">
        <Link
          to={routes.home}
          aria-label={words.home}
          className="inline-flex min-h-11 min-w-0 items-center"
        >
          <Logo />
        </Link>
        <nav aria-label={words.main} className="ml-5 hidden gap-0.5 lg:flex">
          <Link to={routes.results} className={navLink}>
            {words.findCar}
          </Link>
          <Link to={routes.dashboard} className={navLink}>
            {words.dashboard}
          </Link>
          {!isAbsent(company(), routes.jobs) && (
            <Link to={routes.jobs} className={navLink}>
              {words.jobs}
            </Link>
          )}
          {!isAbsent(company(), routes.myNetwork) && (
            <Link to={routes.myNetwork} className={navLink}>
              {words.network}
            </Link>
          )}
          <Link to={routes.faq} className={navLink}>
            {words.contact}
          </Link>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <LanguageSwitch />
          {!signedIn && (
            <LinkButton to={routes.welcome} variant="secondary" size="sm" className="max-lg:hidden">
              {words.signIn}
            </LinkButton>
          )}
          <ProfileMenu />
        </div>
      </div>
    </header>
  )
}
