import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { withProfile } from '#web/core/routing/profile-address.ts'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { networkMessages } from '../messages.ts'

type PersonRowProps = {
  person: { id: string; name?: string; img?: string }
  /** What is said below the name. */
  children?: ReactNode
  /** Buttons, each with a label that names the person. */
  actions?: ReactNode
}

/** Somebody in a list: the name opens their profile. */
export function PersonRow({ person, children, actions }: PersonRowProps) {
  const words = useMessages(networkMessages)
  const name = person.name ?? words.someone
  const [firstName = '', lastName] = name.split(' ')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="flex min-w-0 grow basis-60 items-start gap-3">
        <Avatar person={{ firstName, lastName, img: person.img }} size="md" />
        <div className="min-w-0 grow">
          <Link
            to="."
            search={(search: object) => withProfile(search, person.id)}
            state={{ profile: true }}
            className="-my-2 inline-block max-w-full py-2 font-bold break-words text-ink hover:underline"
          >
            {name}
          </Link>
          {children && <div className="text-14 break-words text-ink-2">{children}</div>}
        </div>
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">{actions}</div>}
    </li>
  )
}
