import { Link as LinkIcon, Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UserDetails } from '#protocol/community/profile/user-details.ts'
import { useMessages } from '#web/core/i18n.ts'
import { contactAddresses } from './contact-addresses.ts'
import { profileMessages } from './messages.ts'

const icons = { whatsapp: MessageCircle, call: Phone, email: Mail, social: LinkIcon }

/** The ways to reach a person that the viewer may see; nothing when there is none. */
export function Contacts({ person }: { person: UserDetails }) {
  const words = useMessages(profileMessages)
  const addresses = contactAddresses(person)
  if (addresses.length === 0) return null
  return (
    <ul
      aria-label={words.contacts}
      className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2"
    >
      {addresses.map(({ kind, href, outside }) => {
        const Icon = icons[kind]
        return (
          <li key={kind}>
            <a
              href={href}
              {...(outside ? { target: '_blank', rel: 'noreferrer noopener' } : {})}
              className="grid h-full justify-items-center gap-1.5 rounded-control border border-line px-1 py-2.5 text-center text-14 font-bold no-underline hover:bg-sunken"
            >
              <Tile>
                <Icon aria-hidden="true" size={20} />
              </Tile>
              {words[kind]}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function Tile({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-10 place-items-center rounded-slot bg-primary-soft text-on-soft">
      {children}
    </span>
  )
}
