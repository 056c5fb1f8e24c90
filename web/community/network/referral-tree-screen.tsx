import { getRouteApi, Link, useSearch } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { userInfo } from '#protocol/people/names.ts'
import { referralTree } from '#protocol/community/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { isProfileOpen } from '#web/core/routing/profile-address.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Num } from '#web/ui/num.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { TreeView } from './parts/tree-view.tsx'
import { treeMessages } from './tree-messages.ts'
import { useTree } from './use-tree.ts'

const route = getRouteApi(routes.referralTree)

/** Whose tree it is: a profile over it has `userId` for itself, and the tree stays. */
function useRootId(): string | undefined {
  const { userId } = route.useSearch()
  const isProfile = isProfileOpen(useSearch({ strict: false }))
  const [kept, setKept] = useState(isProfile ? undefined : userId)
  if (!isProfile && kept !== userId) setKept(userId)
  return kept
}

/** Who came through whom (docs/product/community.md#referral-tree). */
export function ReferralTreeScreen() {
  const words = useMessages(treeMessages)
  const userId = useRootId()
  const { data, error, isPending, refetch } = useRead(referralTree, { userId })
  return (
    <Page title={words.title} busy={isPending}>
      <PageHead title={words.title}>{words.lead}</PageHead>
      {!data && error && <ReadFailed error={error} onRetry={refetch} />}
      {!data && isPending && <Skeleton className="h-80" />}
      {data && data.people.length === 0 && (
        <EmptyState
          title={words.empty}
          actions={<LinkButton to={routes.referralTree}>{words.ownTree}</LinkButton>}
        >
          {words.emptyText}
        </EmptyState>
      )}
      {data && data.people.length > 0 && <TreeOf key={data.people[0]?.id} data={data} />}
    </Page>
  )
}

function TreeOf({ data }: { data: OutputOf<typeof referralTree> }) {
  const words = useMessages(treeMessages)
  const own = useRead(userInfo, {}).data?.userInfo.id
  const tree = useTree(data.people)
  const { parent, branch } = data
  const isAlone = data.people.length === 1
  return (
    <div className="cols">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {!isAlone && (
          <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
            <TextField
              label={words.find}
              type="search"
              autoComplete="off"
              icon={<Search aria-hidden="true" size={20} className="text-ink-2" />}
              value={tree.text}
              onChange={(event) => tree.search(event.target.value)}
            />
            <div className="grid grid-cols-2 gap-3">
              <Button variant="secondary" onClick={tree.openAll}>
                {words.openAll}
              </Button>
              <Button variant="secondary" onClick={tree.foldAll}>
                {words.foldAll}
              </Button>
            </div>
            <p role="status" className="text-14 empty:hidden">
              {tree.found && words.found(tree.found.length)}
            </p>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {parent ? (
            <Link
              to={routes.referralTree}
              search={{ userId: parent.id }}
              className="link inline-flex min-h-11 items-center"
            >
              {words.invitedBy(parent.name ?? words.someone)}
            </Link>
          ) : (
            <span />
          )}
          <span className="text-14 text-ink-2">{words.scoreHint}</span>
        </div>
        <TreeView rows={tree.rows} found={tree.found} viewerId={own} onTurn={tree.turn} />
        {isAlone && (
          <div className="grid justify-items-start gap-3">
            <p>{words.alone}</p>
            <LinkButton to={routes.myNetwork} variant="secondary">
              {words.invite}
            </LinkButton>
          </div>
        )}
      </Card>
      <div className="lg:sticky lg:top-24">
        {branch && (
          <Card className="grid gap-3" aria-labelledby="own-branch">
            <h2 id="own-branch">{words.own}</h2>
            <InfoList>
              <InfoItem label={words.people}>
                <Num className="text-24">{branch.people.toLocaleString('en-US')}</Num>
              </InfoItem>
              <InfoItem label={words.rentals}>
                <Num className="text-24">{branch.completedRentals.toLocaleString('en-US')}</Num>
              </InfoItem>
              <InfoItem label={words.average}>
                {branch.averageScore !== undefined && (
                  <Num className="text-24">{branch.averageScore.toFixed(1)}</Num>
                )}
              </InfoItem>
            </InfoList>
          </Card>
        )}
      </div>
    </div>
  )
}
