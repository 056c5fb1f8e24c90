/** The path of an address stays; its query and fragment may hold tokens, orders and what people typed. */
const queryOfAddress = /((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>)]*/g
const mailbox = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** Fields that hold nothing but a query. */
const queryField = /query|fragment/i

function clean(text: string): string {
  return text.replace(queryOfAddress, '$1').replace(mailbox, '[e-mail]')
}

/** A report without what could be private in its addresses and words, however deep it lies (PRODUCT.md 2). */
export function withoutQueries<Report>(report: Report): Report {
  const cleaned = (value: unknown): unknown => {
    if (typeof value === 'string') return clean(value)
    if (Array.isArray(value)) return value.map(cleaned)
    if (typeof value !== 'object' || value === null) return value
    if (Object.getPrototypeOf(value) !== Object.prototype) return value
    const kept = Object.entries(value).filter(([name]) => !queryField.test(name))
    return Object.fromEntries(kept.map(([name, each]) => [name, cleaned(each)]))
  }
  return cleaned(report) as Report
}
