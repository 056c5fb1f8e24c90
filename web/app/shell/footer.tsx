import { lazy, Suspense } from 'react'
import { Link, useRouterState } from '@tanstack/react-router'
import { company, donationPercent } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { shellMessages } from './messages.ts'

const year = new Date().getFullYear()

/** For companies that have a license, or say who made the program. */
const FooterNotes = lazy(async () => ({
  default: (await import('./footer-notes.tsx')).FooterNotes,
}))

/** Year, rights, terms and what is said of accessibility; not on small screens and not on the keys screen (docs/product/app.md#shell). */
export function Footer() {
  const words = useMessages(shellMessages)
  const { charity } = useMessages(uiMessages)
  const { donationRate, legalName, licenseNumber, showsMaker } = company()
  const path = useRouterState({ select: (state) => state.location.pathname })
  if (path === routes.keys) return null
  return (
    <footer className="hidden border-t border-line bg-surface py-5 text-14 text-ink-2 md:block">
      <div className="wrap flex items-center justify-between gap-3">
        <span>
          {/* Many legal names end with a point: Inc. */}
          {`© ${year} ${legalName.replace(/\.$/, '')}. ${words.rights} `}
          {(licenseNumber ?? showsMaker) && (
            <Suspense>
              <FooterNotes />
            </Suspense>
          )}
        </span>
        <span className="flex items-center gap-4">
          {donationRate > 0 && <span className="max-lg:hidden">{charity(donationPercent())}</span>}
          <Link to={routes.terms} className="link inline-flex min-h-11 items-center">
            {words.terms}
          </Link>
          <Link to={routes.terms} hash="privacy" className="link inline-flex min-h-11 items-center">
            {words.privacy}
          </Link>
          <Link to={routes.accessibility} className="link inline-flex min-h-11 items-center">
            {words.accessibility}
          </Link>
        </span>
      </div>
    </footer>
  )
}
