/** What each of the nine digits counts for in the sum that must be a multiple of ten. */
const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/** Whether nine digits are a routing number of a US bank: its last digit checks the others (docs/product/company.md#settings). */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return sum % 10 === 0
}
