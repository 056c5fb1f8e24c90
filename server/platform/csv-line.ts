export type Cell = string | number | boolean | Date | null | undefined

/** A spreadsheet would compute it; the number of a phone or of an amount is none. */
function isFormula(text: string): boolean {
  const [first = ''] = text
  if (first === '+' || first === '-') return Number.isNaN(Number(text.slice(1).replaceAll(' ', '')))
  return first !== '' && '=@\t\r'.includes(first)
}

/** A cell that a spreadsheet takes for what it is: text that begins like a formula is not one. */
function cell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  const text = String(value)
  const plain = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** What `csvLine` made of a text that begins like a formula, as it was. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text

/** One line of a CSV file, as RFC 4180 has it. */
export const csvLine = (values: readonly Cell[]): string => `${values.map(cell).join(',')}\r\n`
