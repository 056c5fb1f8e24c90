import type { ContentBlock } from '#protocol/fleet/site/content-page.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import type { ContentSlug } from './content/load-content.ts'
import { contentPage } from './content-page.ts'

/** A page's sections as titles with plain sentences: the rules, and what insurance means. */
export async function contentList(context: AnyContext, slug: ContentSlug) {
  const { sections } = await contentPage(context, slug)
  return sections.map(({ title, blocks }) => ({ title, text: blocks.map(plain).join(' ') }))
}

function plain(block: ContentBlock): string {
  if (block.kind === 'heading') return block.title
  const lines = block.kind === 'text' ? [block.runs] : block.items
  return lines.map((runs) => runs.map(({ text }) => text).join('')).join(' ')
}
