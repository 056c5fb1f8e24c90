import type { ReactNode } from 'react'
import type { ContentPage } from '#protocol/fleet/site/content-page.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { ContentBlocks } from './content-blocks.tsx'
import { type ContentsEntry, ContentsList } from './contents-list.tsx'
import { useAnchor } from './use-anchor.ts'
import { useCurrentSection } from './use-current-section.ts'

type ContentArticleProps = {
  page: ContentPage
  /** A section that stands before those of the page. */
  first?: { id: string; title: string; content: ReactNode }
}

/** A text with its contents beside it. */
export function ContentArticle({ page, first }: ContentArticleProps) {
  const entries: ContentsEntry[] = [
    ...(first ? [{ id: first.id, title: first.title, below: [] }] : []),
    ...page.sections.map(({ id, title, blocks }) => ({
      id,
      title,
      below: blocks.flatMap((block) => (block.kind === 'heading' ? [block] : [])),
    })),
  ]
  const current = useCurrentSection(entries.map(({ id }) => id))
  useAnchor(true)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[272px_minmax(0,1fr)] lg:gap-8 print:block">
      <ContentsList entries={entries} current={current} />
      <Card className="print:border-0 print:p-0">
        <div className="max-w-[68ch]">
          {first && (
            <ContentSection id={first.id} title={first.title}>
              {first.content}
            </ContentSection>
          )}
          {page.sections.map(({ id, title, blocks }) => (
            <ContentSection key={id} id={id} title={title}>
              <ContentBlocks blocks={blocks} />
            </ContentSection>
          ))}
        </div>
      </Card>
    </div>
  )
}

type ContentSectionProps = { id: string; title: string; children: ReactNode }

/** A part of a text under its h2, whose anchor it carries. */
function ContentSection({ id, title, children }: ContentSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 border-line not-first:mt-7 not-first:border-t not-first:pt-7"
    >
      <h2 id={id} tabIndex={-1} className="break-after-avoid outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
