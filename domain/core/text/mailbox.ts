const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address leads to, as far as its text says so: what stands behind a plus is a
 * label, and at Gmail dots are none. Only for counting what is sent there: two addresses are never
 * the same account for it.
 * @param email a valid address
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+', 1)
  return gmail.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
