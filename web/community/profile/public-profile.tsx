import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { UserDetails } from '#protocol/community/profile/user-details.ts'
import { useMessages } from '#web/core/i18n.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { profileMessages } from './messages.ts'
import { isAbsent } from '#protocol/core/company-facts.ts'
import { company } from '#web/core/company.ts'
import { routes } from '#web/core/routing/routes.ts'
import { TrustWidget } from '#web/community/trust-widget/trust-widget.tsx'
import { ProfileHead } from './profile-head.tsx'
import { Reputation } from './reputation.tsx'
import { VerifiedFacts } from './verified-facts.tsx'

/** What a visitor with a link reads of somebody, and the way to the rest of it. */
export function PublicProfile({ person }: { person: UserDetails }) {
  const words = useMessages(profileMessages)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ProfileHead person={person} />
      <VerifiedFacts facts={person.facts} />
      {person.hasCard && !isAbsent(company(), routes.trustCard) && (
        <TrustWidget userId={person.id} />
      )}
      <Reputation person={person} />
      <SignInToSee title={words.moreTitle}>{words.moreText}</SignInToSee>
    </div>
  )
}

/** Leads to signing in and back to this profile. */
export function SignInToSee({ title, children }: { title: string; children: ReactNode }) {
  const words = useMessages(profileMessages)
  const returnUrl = useRouterState({ select: (state) => state.location.href })
  return (
    <EmptyState
      heading="h3"
      title={title}
      actions={
        <LinkButton to={routes.welcome} search={{ returnUrl }}>
          {words.signIn}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  )
}
