/** Digits of a card in groups of four, at most 19. */
export function cardNumber(text: string): string {
  return text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** The check digit of card numbers (Luhn): catches a mistyped digit before anything is sent. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 12) return false
  let sum = 0
  for (const [index, digit] of Array.from(digits).toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** The name on a card that begins so; undefined where its first digit is none that people here carry. */
export function cardBrand(number: string): string | undefined {
  const brands: Record<string, string> = { 3: 'Amex', 4: 'Visa', 5: 'Mastercard', 6: 'Discover' }
  return brands[number.charAt(0)]
}

/** MM/YY with the slash inserted; a month that can only be one digit gets its zero, `2028` becomes `28`. */
export function cardExpiry(text: string): string {
  const [typedMonth = '', typedYear] = text.split('/')
  if (typedYear !== undefined && /^\s*\d\s*$/.test(typedMonth)) {
    return cardExpiry(`0${typedMonth.trim()}${typedYear}`)
  }
  const digits = text.replace(/\D/g, '').replace(/^([2-9])/, '0$1')
  const month = digits.slice(0, 2)
  const typed = digits.slice(2, 6)
  if (typed === '') return text.endsWith('/') && month.length === 2 ? `${month}/` : month
  // A year in four digits is cut when it is whole.
  const isLong = typed.length > 2 && typed.startsWith('20')
  const year = isLong ? typed.slice(typed.length === 4 ? 2 : 0) : typed.slice(0, 2)
  return `${month}/${year}`
}

/** MM/YY with a month that exists; whether it has passed is the gateway's to say. */
export function isExpiry(text: string): boolean {
  return /^(0[1-9]|1[0-2])\/\d{2}$/.test(text)
}

/** Whether a card is typed in full, as far as that can be seen. */
export const isWhole = ({ number, expiry, cvc }: Record<'number' | 'expiry' | 'cvc', string>) =>
  isCardNumber(number) && isExpiry(expiry) && /^\d{3,4}$/.test(cvc)
