/** `day` of two digits, capped at `most`; a digit that no two-digit day can begin with gets its 0. */
function part(digits: string, most: number): string {
  const [first = ''] = digits
  if (digits.length === 1) return Number(first) > Math.floor(most / 10) ? `0${first}` : first
  return Number(digits) > most ? String(most) : digits
}

/**
 * The mask of typed dates (SEED.md 5): day capped at 31, month at 12, slashes inserted by
 * themselves. Deleting is left alone, and so is a date with a month's name.
 */
export function maskDate(text: string, previous = ''): string {
  if (/[a-z]/i.test(text) || text.length < previous.length) return text
  const padded = text.replace(/^(\d)\D/, '0$1/').replace(/^(\d\d\D?)(\d)\D/, '$10$2/')
  const digits = padded.replace(/\D/g, '').slice(0, 8)
  if (digits === '') return ''
  const day = part(digits.slice(0, 2), 31)
  if (day.length < 2) return day
  const rest = digits.slice(digits.length > 1 ? 2 : 1)
  if (rest === '') return `${day}/`
  const month = part(rest.slice(0, 2), 12)
  if (month.length < 2) return `${day}/${month}`
  return `${day}/${month}/${rest.slice(2)}`
}
