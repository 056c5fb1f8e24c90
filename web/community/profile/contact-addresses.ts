import { telLink, whatsAppLink } from '#domain/core/text/phone.ts'
import type { UserDetails } from '#protocol/community/profile/user-details.ts'

type ContactAddress = {
  kind: 'whatsapp' | 'call' | 'email' | 'social'
  href: string
  /** Leads to another site. */
  outside: boolean
}

type Contacts = Pick<UserDetails, 'whatsapp' | 'phone' | 'email' | 'social'>

/** Links for what the server let through. People type their social link themselves: only web addresses become one. */
export function contactAddresses({ whatsapp, phone, email, social }: Contacts): ContactAddress[] {
  const addresses: ContactAddress[] = []
  const chat = whatsapp && whatsAppLink(whatsapp)
  if (chat) addresses.push({ kind: 'whatsapp', href: chat, outside: true })
  if (phone) addresses.push({ kind: 'call', href: telLink(phone), outside: false })
  if (email) addresses.push({ kind: 'email', href: `mailto:${email}`, outside: false })
  const page = webAddress(social)
  if (page) addresses.push({ kind: 'social', href: page, outside: true })
  return addresses
}

function webAddress(text: string | undefined): string | undefined {
  if (!text) return undefined
  const withScheme = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text
  const address = URL.parse(withScheme)
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined
}
