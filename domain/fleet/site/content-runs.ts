/** A run of words; `href` is an https, mailto or tel address, a path of ours, or `#anchor`. */
export type ContentRun = { text: string; href?: string | undefined; strong?: boolean | undefined }

/** `[label](address)` or `**strong**`. */
const marked = /\[([^\][]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g

const ownPlace = /^(\/|\/[\w-][\w/-]*)?(#[\w-]+)?$/
const mailbox = /^mailto:[\w.+-]+@[\w.-]+$/i
const otherPlace = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?([/?#][^\s"'<>\\]*)?$/i
const telephone = /^tel:\+?[\d-]+$/i

/**
 * Where a text may lead: a path or an anchor of ours, a mailbox, a telephone, or an https address
 * without a user name in it (which would hide the true host).
 */
export function isSafeLink(href: string): boolean {
  if (href === '') return false
  return [ownPlace, mailbox, telephone, otherPlace].some((form) => form.test(href))
}

/** A paragraph's words in runs. A link to an unsafe place becomes its label alone. */
export function contentRuns(text: string): ContentRun[] {
  const runs: ContentRun[] = []
  let from = 0
  for (const match of text.matchAll(marked)) {
    if (match.index > from) runs.push({ text: text.slice(from, match.index) })
    const [whole, label, href, strong] = match
    if (strong !== undefined) runs.push({ text: strong, strong: true })
    else if (label && href) runs.push(isSafeLink(href) ? { text: label, href } : { text: label })
    from = match.index + whole.length
  }
  if (from < text.length) runs.push({ text: text.slice(from) })
  return runs
}
