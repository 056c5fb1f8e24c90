import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { cleared, isFiltered, type JobsSearch, type Owners } from './jobs-search.ts'
import { listMessages } from './list-messages.ts'

type NoJobsProps = {
  search: JobsSearch
  owners: Owners
  /** The server's sentence. */
  message: string | undefined
  onSearch: (search: JobsSearch) => void
}

/** Nothing found, with the ways out that exist: no filters, all jobs, a job of one's own. */
export function NoJobs({ search, owners, message, onSearch }: NoJobsProps) {
  const words = useMessages(listMessages)
  const isNarrowed = owners !== 'someone' && isFiltered(search)
  const kinds = {
    filtered: [words.noneFiltered, words.noneFilteredText],
    all: [words.none, words.noneText],
    someone: [words.noneSomeone, words.noneSomeoneText],
    mine: [words.noneMine, words.noneMineText],
    offered: [words.noneOffered, words.noneOfferedText],
  }
  const [title, text] = kinds[isNarrowed ? 'filtered' : owners]
  return (
    <EmptyState
      title={message ?? title}
      actions={
        <>
          {isNarrowed && <Button onClick={() => onSearch(cleared(search))}>{words.clear}</Button>}
          {owners === 'offered' || owners === 'someone' ? (
            <Button variant={isNarrowed ? 'secondary' : 'primary'} onClick={() => onSearch({})}>
              {words.showAll}
            </Button>
          ) : (
            <LinkButton to={routes.createJob} variant={isNarrowed ? 'secondary' : 'primary'}>
              {words.post}
            </LinkButton>
          )}
        </>
      }
    >
      {text}
    </EmptyState>
  )
}
