import type { ContentBlock, ContentSection } from '#protocol/fleet/site/content-page.ts'
import { contentIds } from './content-ids.ts'
import { contentRuns } from './content-runs.ts'

export type ContentParts = { lead: ContentBlock[]; sections: ContentSection[] }

const heading = /^(##|###) (.*)$/
const item = /^(?:([-*])|\d{1,3}\.) +([^ ].*)$/

/* Control characters, and those that turn the direction of the text around them. */
const invisible = /[^\P{C}\n\u200d]/gu

/**
 * The pieces of a body as staff write it: `## Section {#anchor}`, `### Heading {#anchor}`,
 * paragraphs, `- item`, `1. item`, `[label](address)` and `**strong**`. Everything else, HTML
 * included, is plain words: nothing in the result is markup.
 */
export function contentParts(body: string): ContentParts {
  const anchor = contentIds()
  const parts: ContentParts = { lead: [], sections: [] }
  let blocks = parts.lead
  for (const piece of pieces(body)) {
    const [line = ''] = piece
    const [, level, words = ''] = heading.exec(line) ?? []
    if (level === '##') {
      blocks = []
      parts.sections.push({ ...anchor(words), blocks })
    } else if (level) blocks.push({ kind: 'heading', ...anchor(words) })
    else blocks.push(...(item.test(line) ? [list(piece)] : [paragraph(piece)]))
  }
  return parts
}

/** What stands before an item: a dash or star, a number, or nothing. */
function markOf(line: string): 'bullet' | 'number' | undefined {
  const [whole, bullet] = item.exec(line) ?? []
  return whole === undefined ? undefined : bullet ? 'bullet' : 'number'
}

/** The lines that belong together: a heading alone, or what stands between empty lines and lists. */
function pieces(body: string): string[][] {
  const found: string[][] = []
  let current: string[] = []
  const close = () => {
    if (current.length > 0) found.push(current)
    current = []
  }
  const clean = body.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(invisible, '')
  for (const line of clean.split('\n').map((each) => each.trim())) {
    const startsList = item.test(line) && markOf(line) !== markOf(current[0] ?? '')
    if (line === '' || heading.test(line) || startsList) close()
    if (line !== '') current.push(line)
    if (heading.test(line)) close()
  }
  close()
  return found
}

const paragraph = (lines: string[]): ContentBlock => ({
  kind: 'text',
  runs: contentRuns(lines.join(' ')),
})

/** A line without a mark of its own goes on with the item before it. */
function list(lines: string[]): ContentBlock {
  const items: string[] = []
  for (const line of lines) {
    const [, , words] = item.exec(line) ?? []
    if (words === undefined) items.push(`${items.pop() ?? ''} ${line}`)
    else items.push(words)
  }
  const ordered = markOf(lines[0] ?? '') === 'number'
  return { kind: 'list', ordered, items: items.map(contentRuns) }
}
