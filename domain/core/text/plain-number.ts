const longest = 40

/**
 * A number as a form sends it, out of one as people write it: `$1,050`, `45,210`, `10.75%`, `.45`,
 * and `15,50` with a comma before its cents (`typed-cents.ts`). What is no number stays as it was
 * typed, for its field to refuse.
 */
export function plainNumber(typed: string): string {
  // Nobody writes a longer one, and no pattern meets one.
  if (typed.length > longest) return typed
  if (/\d\s\d/.test(typed)) return typed
  const text = typed.replaceAll(/\s/g, '')
  const [, sign, bare = ''] = /^([-−+]?)\$?([\d.,]+)%?$/.exec(text) ?? []
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)
  const number = isGrouped ? bare.replaceAll(',', '') : bare.replace(/^(\d+),(\d{1,2})$/, '$1.$2')
  if (sign === undefined || !/^(\d+(\.\d+)?|\.\d+)$/.test(number)) return typed
  const whole = number.startsWith('.') ? `0${number}` : number
  return sign === '' || sign === '+' ? whole : `-${whole}`
}
