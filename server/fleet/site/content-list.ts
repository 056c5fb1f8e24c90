import type { ContentBlock } from '#protocol/fleet/site/content-page.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import type { TextId } from '#protocol/fleet/site/text-ids.ts'
import { contentPage } from './content-page.ts'

/** A page's sections as titles with plain sentences: the rules, and what insurance means. */
export async function contentList(context: AnyContext, slug: TextId) {
  const { sections } = await contentPage(context, slug)
  return sections.map(({ title, blocks }) => ({ title, text: blocks.map(plain).join(' ') }))
}

/** A page's title, the words above its sections without links, and the day of its version, by one query. */
export async function contentLead(
  context: Parameters<typeof contentPage>[0],
  slug: TextId,
): Promise<{ title: string; text: string; updatedAt: string }> {
  const { title, lead, updatedAt } = await contentPage(context, slug)
  return { title, text: lead.map(plain).join(' '), updatedAt }
}

function plain(block: ContentBlock): string {
  if (block.kind === 'heading') return block.title
  const lines = block.kind === 'text' ? [block.runs] : block.items
  return lines.map((runs) => runs.map(({ text }) => text).join('')).join(' ')
}
