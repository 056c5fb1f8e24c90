import type { ReactNode } from 'react'
import type { ContentPage } from '#protocol/fleet/site/content-page.ts'
import { useMessages } from '#web/core/i18n.ts'
import { errorStateText } from '#web/core/api/errors.ts'
import type { Reading } from '#web/core/api/use-read.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { contentMessages } from './content-messages.ts'
import { ContentArticle } from './content-article.tsx'
import { ContentBlocks } from './content-blocks.tsx'

type ContentScreenProps = {
  /** The title until the text is there. */
  title: string
  answer: Pick<
    Reading<{ status: 1; content: ContentPage }>,
    'data' | 'refused' | 'error' | 'isPending' | 'refetch'
  >
  /** Below the lead: what one may do here. */
  actions?: ReactNode
  first?: { id: string; title: string; content: ReactNode }
  /** Another shape of the text than its sections one after the other. */
  Article?: typeof ContentArticle
}

/** A screen of text: title and lead, then the contents and the sections. */
export function ContentScreen({
  title,
  answer,
  actions,
  first,
  Article = ContentArticle,
}: ContentScreenProps) {
  const { data, refused, error, isPending, refetch } = answer
  const words = useMessages(contentMessages)
  const isSlow = useSlow(isPending)
  const page = data?.content
  const failure = refused ?? (error ? errorStateText(error) : undefined)
  return (
    <Page title={page?.title ?? title} busy={isPending}>
      <PageHead title={page?.title ?? title}>
        {page && (
          <div className="grid max-w-[68ch] justify-items-start gap-3 lg:pb-3">
            {page.isExample && <p className="font-bold text-warn">{words.example}</p>}
            <ContentBlocks blocks={page.lead} />
            {actions}
          </div>
        )}
      </PageHead>
      {page && <Article page={page} first={first} />}
      {!page && failure && <ErrorState text={failure} onRefresh={refetch} />}
      {isSlow && <ContentSkeleton />}
    </Page>
  )
}

function ContentSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-[272px_minmax(0,1fr)] lg:gap-8">
      <Skeleton className="h-12 lg:h-80" />
      <Skeleton className="h-120" />
    </div>
  )
}
