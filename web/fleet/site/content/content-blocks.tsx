import type { ContentBlock } from '#protocol/fleet/site/content-page.ts'
import { ContentRuns } from './content-runs.tsx'

/** Paragraphs, lists and headings below a section's own. */
export function ContentBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  return blocks.map((block, place) => <Block key={`${place}`} block={block} />)
}

function Block({ block }: { block: ContentBlock }) {
  if (block.kind === 'heading') {
    return (
      <h3 id={block.id} tabIndex={-1} className="mt-3 break-after-avoid outline-none">
        {block.title}
      </h3>
    )
  }
  if (block.kind === 'text') {
    return (
      <p>
        <ContentRuns runs={block.runs} />
      </p>
    )
  }
  const items = block.items.map((runs, place) => (
    <li key={`${place}`}>
      <ContentRuns runs={runs} />
    </li>
  ))
  const look = 'grid gap-2 pl-6 marker:text-ink-2'
  return block.ordered ? (
    <ol className={`${look} list-decimal`}>{items}</ol>
  ) : (
    <ul className={`${look} list-disc`}>{items}</ul>
  )
}
