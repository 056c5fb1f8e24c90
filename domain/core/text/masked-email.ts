/**
 * An address to recognise and not to read: its first letter and where it is, `a…@example.com`.
 * How long it is stays unsaid.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${first}…${email.slice(at)}`
}
