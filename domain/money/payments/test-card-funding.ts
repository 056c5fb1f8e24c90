/** Like a real bank, a pretended one is known by how its numbers begin: those of debit cards do so. */
const debitBeginnings = ['400005', '520082']

/** So many digits say which bank a card is of. */
const digitsOfBank = 6

/**
 * The kind of a card of the built-in gateway, from the first six digits on; undefined before
 * (docs/product/booking-and-payment.md#payment-screen).
 * @param number as it is typed, with whatever stands between its digits
 */
export function testCardFunding(number: string): 'credit' | 'debit' | undefined {
  const bank = number.replace(/\D/g, '').slice(0, digitsOfBank)
  if (bank.length < digitsOfBank) return undefined
  return debitBeginnings.includes(bank) ? 'debit' : 'credit'
}
