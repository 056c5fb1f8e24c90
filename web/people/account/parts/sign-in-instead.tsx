import { Link, useRouterState } from '@tanstack/react-router'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { personalMessages } from '../personal-messages.ts'

/** For somebody who has an account: signing in leads back here. */
export function SignInInstead() {
  const words = useMessages(personalMessages)
  const { href, search } = useRouterState({ select: ({ location }) => location })
  return (
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
  )
}
