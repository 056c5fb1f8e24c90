import { contentIds } from './content-ids.ts'
import { type ContentRun, contentRuns } from './content-runs.ts'
import { filled, type PlaceholderValues } from './placeholders.ts'

/** A paragraph, a list, or a heading below the section's own. */
export type ContentBlock =
  | { kind: 'text'; runs: ContentRun[] }
  | { kind: 'list'; ordered: boolean; items: ContentRun[][] }
  | { kind: 'heading'; id: string; title: string }
export type ContentSection = { id: string; title: string; blocks: ContentBlock[] }
export type ContentParts = { lead: ContentBlock[]; sections: ContentSection[] }

const heading = /^(##|###) (.*)$/
const item = /^(?:([-*])|\d{1,3}\.) +([^ ].*)$/

/* Control characters, and those that turn the direction of the text around them. */
const invisible = /[^\P{C}\n\u200d]/gu

/**
 * The pieces of a body as staff write it: `## Section {#anchor}`, `### Heading {#anchor}`,
 * paragraphs, `- item`, `1. item`, `[label](address)`, `**strong**` and `{placeholder}`. Everything else,
 * HTML included, is plain words: nothing in the result is markup. A paragraph or an item about something
 * that is off is left out, and a heading of which nothing is left with it.
 */
export function contentParts(body: string, values: PlaceholderValues = {}): ContentParts {
  const anchor = contentIds()
  const parts: ContentParts = { lead: [], sections: [] }
  const emptied = new Set<string>()
  let blocks = parts.lead
  let above = ''
  for (const piece of pieces(body)) {
    const [line = ''] = piece
    const [, level, words = ''] = heading.exec(line) ?? []
    if (level) {
      const { id, title } = anchor(words)
      const named = { id, title: filled(title, values) ?? title }
      above = id
      if (level === '##') {
        blocks = []
        parts.sections.push({ ...named, blocks })
      } else blocks.push({ kind: 'heading', ...named })
      continue
    }
    const { block, isWhole } = item.test(line) ? list(piece, values) : paragraph(piece, values)
    if (block) blocks.push(block)
    if (!isWhole) emptied.add(above)
  }
  return emptied.size === 0 ? parts : withoutEmpty(parts, emptied)
}

/** Without headings that lost all that stood below them. */
function withoutEmpty({ lead, sections }: ContentParts, emptied: ReadonlySet<string>) {
  const kept = (blocks: ContentBlock[]) =>
    blocks.filter((block, at) => {
      if (block.kind !== 'heading' || !emptied.has(block.id)) return true
      const next = blocks[at + 1]
      return next !== undefined && next.kind !== 'heading'
    })
  return {
    lead: kept(lead),
    sections: sections
      .map((section) => ({ section, blocks: kept(section.blocks) }))
      .filter(({ section, blocks }) => {
        const lost =
          emptied.has(section.id) ||
          section.blocks.some((one) => 'id' in one && emptied.has(one.id))
        return blocks.length > 0 || !lost
      })
      .map(({ section, blocks }) => ({ ...section, blocks })),
  }
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

type Piece = { block: ContentBlock | undefined; isWhole: boolean }

function paragraph(lines: string[], values: PlaceholderValues): Piece {
  const said = filled(lines.join(' '), values)
  return said === undefined
    ? { block: undefined, isWhole: false }
    : { block: { kind: 'text', runs: contentRuns(said) }, isWhole: true }
}

/** A line without a mark of its own goes on with the item before it. */
function list(lines: string[], values: PlaceholderValues): Piece {
  const written: string[] = []
  for (const line of lines) {
    const [, , words] = item.exec(line) ?? []
    if (words === undefined) written.push(`${written.pop() ?? ''} ${line}`)
    else written.push(words)
  }
  const said = written.flatMap((words) => filled(words, values) ?? [])
  const ordered = markOf(lines[0] ?? '') === 'number'
  return {
    block: said.length > 0 ? { kind: 'list', ordered, items: said.map(contentRuns) } : undefined,
    isWhole: said.length === written.length,
  }
}
