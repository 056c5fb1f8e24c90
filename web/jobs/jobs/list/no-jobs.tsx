import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import type { JobsSearch } from './jobs-address.ts'
import { along, cleared, isFiltered, type Owners, wayOf } from './jobs-search.ts'
import { listMessages } from './list-messages.ts'

type NoJobsProps = {
  search: JobsSearch
  owners: Owners
  /** The server's sentence. */
  message: string | undefined
  /** Why there is no list along the way that was asked for. */
  lostWay: 'foreign' | 'unsound' | undefined
  onSearch: (search: JobsSearch) => void
}

/** Nothing found, with the ways out that exist: no filters, no route, all jobs, a job of one's own. */
export function NoJobs({ search, owners, message, lostWay, onSearch }: NoJobsProps) {
  const words = useMessages(listMessages)
  const isAlong = wayOf(search) !== undefined
  const isNarrowed = lostWay === undefined && owners !== 'someone' && isFiltered(search)
  const kinds = {
    filtered: [words.noneFiltered, words.noneFilteredText],
    along: [words.none, words.noneAlongText],
    all: [words.none, words.noneText],
    someone: [words.noneSomeone, words.noneSomeoneText],
    mine: [words.noneMine, words.noneMineText],
    offered: [words.noneOffered, words.noneOfferedText],
    foreign: [words.noneForeign, words.noneForeignText],
    unsound: [words.noneUnsound, words.noneUnsoundText],
  }
  const kind = lostWay ?? (isNarrowed ? 'filtered' : isAlong ? 'along' : owners)
  const [title, text] = kinds[kind]
  const isElsewhere = isAlong || owners === 'offered' || owners === 'someone'
  return (
    <EmptyState
      title={message ?? title}
      actions={
        <>
          {isNarrowed && <Button onClick={() => onSearch(cleared(search))}>{words.clear}</Button>}
          {kind === 'along' && search.stops && (
            <LinkButton
              to={routes.savedRoutes}
              search={{ edit: 'new', stops: search.stops, detour: search.detour }}
            >
              {words.way.save}
            </LinkButton>
          )}
          {isElsewhere ? (
            <Button
              variant={kind === 'along' || isNarrowed ? 'secondary' : 'primary'}
              onClick={() => onSearch(owners === 'all' ? along(search, {}) : {})}
            >
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
