/**
 * Whether nine digits are the routing number of a bank in the United States: their weighted sum (3, 7, 1)
 * is a multiple of ten (docs/product/money.md#refunds). A wrong digit is found before money goes astray.
 */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false
  const weights = [3, 7, 1]
  const sum = Array.from(text, Number).reduce(
    (all, digit, at) => all + digit * (weights[at % 3] ?? 0),
    0,
  )
  return sum % 10 === 0
}
