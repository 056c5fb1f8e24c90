const parts = [
  { digits: 2, highest: 31 },
  { digits: 2, highest: 12 },
  { digits: 4, highest: 9999 },
] as const

/**
 * What a date field holds after each key: DD/MM/YYYY, the order in which dates are shown, with the
 * day capped at 31, the month at 12 and the slashes inserted (docs/product/app.md#dates). A first digit that can
 * only be a whole day or month gets its zero; a slash is set when the next digit comes, so that
 * deleting backwards never meets one that returns.
 */
export function maskExpiryDate(typed: string): string {
  const written: string[] = ['']
  for (const character of typed) {
    const last = written.length - 1
    const current = written[last] ?? ''
    const part = parts[last]
    if (!part) break
    if (!/\d/.test(character)) {
      // A typed slash ends the part.
      if (current !== '' && last < parts.length - 1) {
        written[last] = current.padStart(part.digits, '0')
        written.push('')
      }
    } else if (current.length < part.digits) {
      written[last] = withDigit(current, character, part)
    } else if (last < parts.length - 1) {
      written.push(withDigit('', character, parts[last + 1] ?? part))
    }
  }
  return written.join('/')
}

function withDigit(current: string, digit: string, part: (typeof parts)[number]): string {
  const next = current + digit
  if (next.length === part.digits)
    return String(Math.min(part.highest, Number(next))).padStart(part.digits, '0')
  const onlyDigit = part.digits === 2 && Number(digit) * 10 > part.highest
  return onlyDigit ? `0${digit}` : next
}
