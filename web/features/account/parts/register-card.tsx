import { Link, useRouterState } from '@tanstack/react-router'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { personalMessages } from '../personal-messages.ts'
import { RegistrationForm } from './registration-form.tsx'

/** A visitor registers and goes on at once; the e-mail is confirmed before the payment (docs/product/accounts.md#registration). */
export function RegisterCard() {
  const words = useMessages(personalMessages)
  const { href, search } = useRouterState({ select: ({ location }) => location })
  return (
    <Card aria-label={words.person} className="grid gap-4">
      <h2>{words.person}</h2>
      <p>
        {words.known}{' '}
        <Link
          to={routes.welcome}
          search={{ ...search, returnUrl: search.returnUrl ?? href }}
          className="link"
        >
          {words.signIn}
        </Link>
      </p>
      <RegistrationForm
        draftName="registration"
        onSaved={() => statusToast(words.saved(words.person))}
      />
      <p className="text-14 text-ink-2">{words.later}</p>
    </Card>
  )
}
