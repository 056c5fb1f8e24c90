/**
 * The cents in a typed amount of dollars. `1,502.00` groups thousands; in `15,50` the comma stands
 * before cents, as many people write it. What could mean two things is undefined: nobody is charged
 * a hundred times too much.
 */
export function typedCents(typed: string): number | undefined {
  const text = plain(typed.replace(/[$\s]/g, ''))
  return /^-?\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined
}

function plain(text: string): string {
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '')
  return /^-?\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text
}
