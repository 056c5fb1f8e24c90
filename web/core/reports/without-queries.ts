/** Fields that hold nothing but a query. */
const queryField = /query|fragment/i

/**
 * The path of an address stays; its query and fragment may hold tokens, orders and what people
 * typed. They end with the word or at a closing parenthesis.
 */
function withoutQuery(word: string): string {
  let kept = ''
  let from = 0
  const mark = /[?#]/g
  for (let found = mark.exec(word); found; found = mark.exec(word)) {
    const before = word.slice(from, found.index)
    from = found.index
    if (before.includes('/')) {
      const end = word.indexOf(')', from)
      from = end < 0 ? word.length : end
      kept += before
    } else {
      from += 1
      kept += before + found[0]
    }
    mark.lastIndex = from
  }
  return kept + word.slice(from)
}

/** Everything that hangs together with the address of a mailbox. */
function withoutMailbox(word: string): string {
  if (!/[\w.+-]@[\w-]+\.[\w-]/.test(word)) return word
  return word.endsWith('.') ? '[e-mail].' : '[e-mail]'
}

function clean(text: string): string {
  return text.replace(/[^\s"'<>]+/g, withoutQuery).replace(/[\w.+@-]+/g, withoutMailbox)
}

/** A report without what could be private in its addresses and words, however deep it lies (docs/wire.md). */
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
