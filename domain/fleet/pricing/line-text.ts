import { divideHalfUp } from './half-up.ts'

/** How a mile is priced: whole cents, divided by the price modifier's coefficient. */
export type MileRate = { cents: number; coefficient: number }

/** A line that is so many of something at a price each. */
export type PricedLine = {
  /** Of `percent` the percentage, with at most four decimals; negative for a discount. */
  quantity: number
  /** `percent` is of the unit price, `mile` is said in cents, everything else in dollars. */
  unit: string
  /** Cents, not rounded. */
  unitPrice: number
  /** Cents. */
  amount: number
  /** What the price of a mile follows from. */
  rate?: MileRate | undefined
  /** Tax that the amount of a line of miles has in it; cents. */
  tax?: number | undefined
}

/** A price each is never shown with more decimals of a cent. */
const mostDecimals = 4
/** The price of a mile is said with up to two everywhere, so that it is the same in each place. */
const mileDecimals = 2

/** Half up, for negative amounts too; whole numbers, the denominator above 0. */
const roundedHalfUp = (numerator: number, denominator: number) =>
  numerator < 0
    ? -Math.ceil((-2 * numerator - denominator) / (2 * denominator))
    : divideHalfUp(numerator, denominator)

/** Cents of a line whose price each is `scaled` / 10^decimals cents. */
function product({ quantity, unit, tax = 0 }: PricedLine, scaled: number, decimals: number) {
  const isShare = unit === 'percent'
  const count = isShare ? Math.round(quantity * 10_000) : quantity
  return roundedHalfUp(count * scaled, (isShare ? 1_000_000 : 1) * 10 ** decimals) + tax
}

function grouped(units: string): string {
  let text = units
  for (let at = units.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`
  return text
}

/** `scaled` / 10^decimals as text, with at least `least` decimals and no others that say nothing. */
function decimalText(scaled: number, decimals: number, least: number): string {
  const digits = String(Math.abs(scaled)).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  let rest = digits.slice(at)
  while (rest.length > least && rest.endsWith('0')) rest = rest.slice(0, -1)
  return `${scaled < 0 ? '-' : ''}${grouped(digits.slice(0, at))}${rest && `.${rest}`}`
}

function priceText({ unit }: PricedLine, scaled: number, decimals: number): string {
  if (unit === 'mile') return `${decimalText(scaled, decimals, 0)}¢`
  const text = decimalText(Math.abs(scaled), decimals + 2, 2)
  return `${scaled < 0 ? '-' : ''}$${text}`
}

/** «10¢ ÷ 0.85». */
const ruleText = ({ cents, coefficient }: MileRate) =>
  coefficient === 1 ? `${cents}¢` : `${cents}¢ ÷ ${coefficient}`

/**
 * The price each of a line, with as many decimals of a cent, four at most, as make the line multiply
 * to its amount: `23¢`, `10.59¢`, `$229.00`. A price of miles that two decimals do not say is its rule,
 * `10¢ ÷ 0.85`; undefined when nothing says it. The amount is never changed for it
 * (docs/product/prices.md#lines).
 */
export function unitPriceText(line: PricedLine): string | undefined {
  const least = line.unit === 'mile' ? mileDecimals : 0
  // A mile that takes more says how it is made: nobody multiplies by thousandths of a cent.
  const most = line.unit === 'mile' && line.rate ? mileDecimals : mostDecimals
  for (let decimals = least; decimals <= most; decimals += 1) {
    const scaled = Math.round(line.unitPrice * 10 ** decimals)
    if (product(line, scaled, decimals) === line.amount) return priceText(line, scaled, decimals)
  }
  return line.rate && ruleText(line.rate)
}

/**
 * The price of a mile as it is agreed, before any are counted: with its decimals of a cent where four
 * say it, else with the rule: `23¢`, `11.7647¢ (10¢ ÷ 0.85)`.
 */
export function agreedMilePrice(rate: MileRate): string {
  const thousandths = Math.round(rate.coefficient * 1000)
  const scale = 10 ** mostDecimals
  const exact = (rate.cents * 1000 * scale) / thousandths
  const text = `${decimalText(Math.round(exact), mostDecimals, 0)}¢`
  return Number.isInteger(exact) ? text : `${text} (${ruleText(rate)})`
}

/** The price each with the tax that the amount has in it, for a label that names the count itself: «23¢ + $19.67». */
export function eachText(line: PricedLine): string | undefined {
  const price = unitPriceText(line)
  const { tax = 0 } = line
  return price && tax > 0 ? `${price} + $${decimalText(tax, 2, 2)}` : price
}

/**
 * What made the amount of a line, as a person would multiply it: `2 × $229.00`, `-15% × $1,502.00`,
 * `100 × 10.59¢`, `850 mi × 10¢ ÷ 0.85`, `900 × 23¢ + $19.67`. Undefined where that says no more than
 * the amount, or nothing that multiplies.
 */
export function lineFormula(line: PricedLine): string | undefined {
  const { quantity, unit, unitPrice, amount } = line
  if (unitPrice === 0 || quantity === 0 || unitPrice === amount) return undefined
  const price = eachText(line)
  if (price === undefined) return undefined
  const count = decimalText(Math.round(quantity * 10_000), 4, 0)
  const what = unit === 'percent' ? '%' : price.includes('÷') ? ' mi' : ''
  return `${count}${what} × ${price}`
}

/** The same of a line of the wire, whose amounts are dollars. */
export function wireFormula(line: PricedLine): string | undefined {
  return lineFormula(inCents(line))
}

/** A line of the wire in cents. */
export function inCents(line: PricedLine): PricedLine {
  const tax = line.tax === undefined ? {} : { tax: Math.round(line.tax * 100) }
  return { ...line, ...tax, unitPrice: line.unitPrice * 100, amount: Math.round(line.amount * 100) }
}
