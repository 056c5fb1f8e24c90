import { testCardFunding } from '#domain/money/payments/test-card-funding.ts'

/** What a card of the built-in gateway does. The numbers are Stripe's public test numbers (docs/product/booking-and-payment.md#gateway). */
export type TestCard = {
  funding: 'credit' | 'debit'
  outcome: 'success' | 'declined' | 'insufficientFunds' | 'needsConfirmation' | 'lateWebhook'
}

const outcomes: Record<string, TestCard['outcome']> = {
  '4242424242424242': 'success',
  '5555555555554444': 'success',
  '4000056655665556': 'success',
  '5200828282828210': 'success',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficientFunds',
  '4000002500003155': 'needsConfirmation',
  '4000000000000077': 'lateWebhook',
}

/** Any other number is declined, as a real card is by a gateway in test mode. */
export function testCard(number: string): TestCard {
  const digits = number.replace(/[\s-]/g, '')
  return {
    funding: testCardFunding(digits) ?? 'credit',
    outcome: outcomes[digits] ?? 'declined',
  }
}

const brands: Record<string, string> = { 3: 'amex', 4: 'visa', 5: 'mastercard', 6: 'discover' }

/** The brand of a card whose number begins so, as Stripe calls it. */
export const brandOf = (number: string): string => brands[number.trim().charAt(0)] ?? 'unknown'

/** The check digit of card numbers (Luhn). */
export function isCardNumber(number: string): boolean {
  const digits = number.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits)) return false
  let sum = 0
  for (const [index, digit] of Array.from(digits).toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** MM/YY; a card is good until the end of that month. */
export function isExpiryAhead(expiry: string, now: Date): boolean {
  const match = /^(\d{1,2})\s*\/\s*(\d{2})$/.exec(expiry.trim())
  if (!match) return false
  const [month, year] = [Number(match[1]), 2000 + Number(match[2])]
  return month >= 1 && month <= 12 && now < new Date(Date.UTC(year, month, 1))
}
