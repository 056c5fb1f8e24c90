/*
 * What a person gets who takes a line by its word: `850 × 11.765¢`, `3 mi × 13¢ ÷ 1.2`,
 * `-15% × $1,502.00`, `900 × 23¢ + $19.67`. Read from the text alone, with whole numbers.
 */

type Fraction = { top: bigint; bottom: bigint }

function fraction(text: string): Fraction {
  const [units = '', rest = ''] = text.replaceAll(',', '').split('.')
  return { top: BigInt(`${units}${rest}`), bottom: 10n ** BigInt(rest.length) }
}

const times = (a: Fraction, b: Fraction) => ({ top: a.top * b.top, bottom: a.bottom * b.bottom })

/** Half up, to whole cents. */
function rounded({ top, bottom }: Fraction): bigint {
  const doubled = 2n * top + bottom
  const whole = doubled / (2n * bottom)
  return doubled < 0n && doubled % (2n * bottom) !== 0n ? whole - 1n : whole
}

const shape =
  /^(?<count>-?[\d,.]+)(?<percent>%)?(?: mi)? × (?<sign>-)?(?<dollar>\$)?(?<price>[\d,.]+)¢?(?: ÷ (?<by>[\d.]+))?(?: \+ \$(?<tax>[\d,.]+))?$/

/** Cents that the formula of a line comes to, rounded half up, with its tax. */
export function recomputed(formula: string): number {
  const { count, percent, sign, dollar, price, by, tax } = shape.exec(formula)?.groups ?? {}
  if (count === undefined || price === undefined) throw new Error(`no formula: ${formula}`)
  let value = times(fraction(count), fraction(price))
  if (dollar) value = { ...value, top: value.top * 100n }
  if (sign) value = { ...value, top: -value.top }
  if (percent) value = { ...value, bottom: value.bottom * 100n }
  if (by) {
    const { top, bottom } = fraction(by)
    value = times(value, { top: bottom, bottom: top })
  }
  const net = Number(rounded(value))
  return tax ? net + Number(rounded(times(fraction(tax), fraction('100')))) : net
}
