import type { ContentRun } from '#protocol/fleet/site/content-page.ts'

/** `[label](address)` or `**strong**`. */
const marked = /\[([^\][]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g

const ownPlace = /^(\/|\/[\w-][\w/-]*)?(#[\w-]+)?$/
const mailbox = /^mailto:[\w.+-]+@[\w.-]+$/i
const telephone = /^tel:\+?[\d-]+$/i

/**
 * Where a text may lead: a path or an anchor of ours, a mailbox, a telephone, or an https address
 * without a user name in it (which would hide the true host).
 */
export function isSafeLink(href: string): boolean {
  if (href === '') return false
  if (ownPlace.test(href) || mailbox.test(href) || telephone.test(href)) return true
  if (!/^https:\/\/[^\s"'<>\\]+$/i.test(href) || !URL.canParse(href)) return false
  const { username, password } = new URL(href)
  return username === '' && password === ''
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
