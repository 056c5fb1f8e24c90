import type { ContentBlock, ContentParts } from '#domain/fleet/site/content-parts.ts'
import { type ContentRun, isSafeLink } from '#domain/fleet/site/content-runs.ts'

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')

/**
 * The same text as HTML. It is safe by its making: the tags are the ones written here, and every
 * word goes through `escaped`, every address through `isSafeLink`.
 */
export function contentHtml({ lead, sections }: ContentParts): string {
  const parts = sections.map(
    ({ id, title, blocks }) => `${headingHtml('h2', id, title)}${blocks.map(blockHtml).join('')}`,
  )
  return [...lead.map(blockHtml), ...parts].join('')
}

const headingHtml = (tag: 'h2' | 'h3', id: string, title: string) =>
  `<${tag} id="${escaped(id)}">${escaped(title)}</${tag}>`

function blockHtml(block: ContentBlock): string {
  if (block.kind === 'heading') return headingHtml('h3', block.id, block.title)
  if (block.kind === 'text') return `<p>${runsHtml(block.runs)}</p>`
  const tag = block.ordered ? 'ol' : 'ul'
  return `<${tag}>${block.items.map((item) => `<li>${runsHtml(item)}</li>`).join('')}</${tag}>`
}

const runsHtml = (runs: ContentRun[]) => runs.map(runHtml).join('')

function runHtml({ text, href, strong }: ContentRun): string {
  if (href !== undefined && isSafeLink(href)) {
    return `<a href="${escaped(href)}" rel="noopener noreferrer">${escaped(text)}</a>`
  }
  return strong ? `<strong>${escaped(text)}</strong>` : escaped(text)
}
