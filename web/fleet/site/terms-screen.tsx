import { formatDay } from '#domain/core/time/format-date.ts'
import { rules, terms } from '#protocol/fleet/names.ts'
import type { ContentPage } from '#protocol/fleet/site/content-page.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { contentMessages } from './content/content-messages.ts'
import { ContentScreen } from './content/content-screen.tsx'

/** The rules in short, the terms in full, and the privacy notice at `#privacy` (docs/product/app.md#widgets). */
export function TermsScreen() {
  const words = useMessages(contentMessages)
  const { data, refused, error, isPending, refetch } = useRead(terms, {})
  const short = useRead(rules, {})
  // The text is shown when it is whole: rules that came later would push an anchor out of view.
  const isWaiting = isPending || short.isPending
  return (
    <ContentScreen
      title={words.termsTitle}
      answer={{
        data: isWaiting ? undefined : data,
        refused: isWaiting ? undefined : refused,
        error,
        isPending: isWaiting,
        refetch,
      }}
      actions={data && <TermsNotes page={data.content} />}
      first={
        short.data
          ? {
              id: 'rules',
              title: words.rulesTitle,
              content: <RulesInShort list={short.data.list} />,
            }
          : undefined
      }
    />
  )
}

type RulesInShortProps = { list: readonly { title: string; text: string }[] }

/** The rules of renting, two beside each other where there is room. */
function RulesInShort({ list }: RulesInShortProps) {
  return (
    <ul className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      {list.map(({ title, text }) => (
        <li key={title} className="break-inside-avoid">
          <h3>{title}</h3>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Which text this is. */
function TermsNotes({ page: { version, updatedAt } }: { page: ContentPage }) {
  const words = useMessages(contentMessages)
  return <p className="text-14">{words.version(version, formatDay(updatedAt))}</p>
}
