import { getRouteApi, Link } from '@tanstack/react-router'
import { staffTexts } from '#protocol/fleet/names.ts'
import type { Success } from '#protocol/core/operation.ts'
import { textIds } from '#protocol/fleet/site/text-ids.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { textMessages } from './text-messages.ts'
import { TextPage } from './text-page.tsx'

const { useSearch } = getRouteApi(routes.staff)

/** What the company says in its pages: all of it, and the one that the address names (docs/product/company.md#texts). */
export function TextList() {
  const words = useMessages(textMessages)
  const { text } = useSearch()
  const current = textIds.find((id) => id === text)
  const { data, error, refetch } = useRead(staffTexts, {})
  if (!data)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
  return (
    <div className="grid items-start gap-4">
      {current && (
        <LinkButton
          variant="ghost"
          to={routes.staff}
          search={{ view: 'texts' }}
          className="-ml-3 justify-self-start"
        >
          ‹ {words.back}
        </LinkButton>
      )}
      {current ? <TextPage key={current} id={current} /> : <Rows texts={data.texts} />}
    </div>
  )
}

type Row = Success<typeof staffTexts>['texts'][number]

function Rows({ texts }: { texts: readonly Row[] }) {
  const words = useMessages(textMessages)
  return (
    <ul
      aria-label={words.list}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      {texts.map(({ id, languages }) => (
        <li key={id} className="border-t border-line first:border-0">
          <Link
            to={routes.staff}
            search={{ view: 'texts', text: id }}
            className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 p-4 no-underline hover:bg-sunken"
          >
            <span className="flex-1 basis-48">
              <b>{words.names[id]}</b>
              <span className="block text-14 text-ink-2">{words.where[id]}</span>
            </span>
            <State languages={languages} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What is live and what is not, in as few words as it needs. */
function State({ languages }: Pick<Row, 'languages'>) {
  const words = useMessages(textMessages)
  const newest = Math.max(...languages.map(({ number }) => number))
  const isDraft = languages.some((one) => one.isDraft)
  const isLive = languages.some(({ liveAt }) => liveAt !== undefined)
  const behind = languages.find(({ isOlder }) => isOlder)
  return (
    <span className="flex flex-wrap items-center gap-2">
      {behind && (
        <Badge tone="warn">
          {words.languages[behind.lang]}: {words.toTranslate}
        </Badge>
      )}
      <Badge tone={isDraft ? 'info' : 'ok'}>
        {words.number(newest)} {isDraft ? (isLive ? words.draft : words.example) : words.live}
      </Badge>
    </span>
  )
}
