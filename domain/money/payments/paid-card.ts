/** The card that paid, as far as anybody here knows it: its brand as the gateway calls it, and its last four digits. */
export type PaidCard = { brand: string; last4: string }

/** What a gateway tells of a card, nothing of it certain. */
type ToldCard = { brand?: string | null | undefined; last4?: string | null | undefined }

const longestBrand = 30
/** For a brand that nobody told, or that is no name. */
const noBrand = 'unknown'

/**
 * What is kept of a card that paid (docs/product/money.md#refunds): undefined without its last four digits, and never
 * more of its number than those; a brand that is none is `unknown`.
 */
export function paidCard(told: ToldCard | undefined): PaidCard | undefined {
  const last4 = told?.last4 ?? ''
  if (!/^[0-9]{4}$/.test(last4)) return undefined
  const brand = told?.brand?.trim() ?? ''
  const isName = brand.length <= longestBrand && /^\p{L}[\p{L}\d _-]*$/u.test(brand)
  return { brand: isName ? brand : noBrand, last4 }
}

const names: Record<string, string | undefined> = {
  amex: 'Amex',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
}

/** How a brand is written for people: its own name, else capitalized; undefined when it is not known. */
export function brandName(brand: string): string | undefined {
  if (brand.toLowerCase() === noBrand) return undefined
  const plain = brand.replaceAll('_', ' ').trim()
  return names[brand.toLowerCase()] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}
