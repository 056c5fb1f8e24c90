/** Whom a map is owed to: text, with an address where it has one. */
export type CreditPiece = { text: string; href?: string }

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  copy: '©',
  nbsp: ' ',
  '#39': "'",
}
const plain = (text: string) =>
  text.replace(/&([a-z]{1,6}|#39);/g, (whole, name: string) => entities[name] ?? whole)

/** As much as a line over the map takes. */
const mostPieces = 12
const mostLength = 120

/**
 * The credit of a source, which a style gives as HTML, as text and links that the page writes itself:
 * nothing of it becomes HTML here. Only addresses of https are links.
 */
export function creditPieces(html: string): CreditPiece[] {
  const pieces: CreditPiece[] = []
  let href: string | undefined
  for (const part of html.split(/(<[^<>]*>)/).slice(0, 100)) {
    if (part.startsWith('<')) {
      href = /^<a\b/i.test(part) ? linkOf(part) : /^<\/a/i.test(part) ? undefined : href
      continue
    }
    const text = plain(part).replace(/\s+/g, ' ').slice(0, mostLength)
    if (text.trim() !== '' && pieces.length < mostPieces)
      pieces.push(href === undefined ? { text } : { text, href })
  }
  return pieces
}

function linkOf(tag: string): string | undefined {
  const address = /\bhref=["']([^"']{1,300})["']/i.exec(tag)?.[1]
  if (address === undefined || !URL.canParse(plain(address))) return undefined
  const { protocol, href } = new URL(plain(address))
  return protocol === 'https:' ? href : undefined
}
