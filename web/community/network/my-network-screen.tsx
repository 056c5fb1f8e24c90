import { Network, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { connections } from '#protocol/community/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { networkMessages } from './messages.ts'
import { Blocked, Connections } from './parts/connections-card.tsx'
import { FindPeople } from './parts/find-people.tsx'
import { Invitations } from './parts/invitations.tsx'
import { InviteDialog } from './parts/invite-dialog.tsx'
import { PrivacyCard } from './parts/privacy-card.tsx'
import { Asked, Requests } from './parts/requests.tsx'
import { Vouches } from './parts/vouches.tsx'

const step = 50
const most = 500

/** Connections, requests, vouches and invitations (docs/product/community.md#connections). */
export function MyNetworkScreen() {
  const words = useMessages(networkMessages)
  const [limit, setLimit] = useState(step)
  const [isInviting, setInviting] = useState(false)
  const { data, error, isPending, refetch } = useRead(connections, { limit })
  const canGrow = limit < most
  const more = (list: { nextCursor?: string } | undefined) =>
    list?.nextCursor && canGrow ? () => setLimit(Math.min(limit * 2, most)) : undefined
  const others = [
    data?.requestsIn,
    data?.requestsOut,
    data?.recommendationsGiven,
    data?.recommendationsReceived,
    data?.invitations,
  ]
  const moreOfOthers = more(others.find((list) => list?.nextCursor))
  return (
    <Page title={words.title} busy={isPending}>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <PageHead title={words.title}>{words.lead}</PageHead>
        <Button className="mb-4" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden="true" size={20} />
          {words.invite}
        </Button>
      </div>
      {!data && error && <ReadFailed error={error} onRetry={refetch} />}
      {!data && isPending && <Skeleton className="h-80" />}
      {data && (
        <div className="cols">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <Requests items={data.requestsIn?.items ?? []} total={data.requestsIn?.total ?? 0} />
            {data.connections?.total === 0 && (
              <EmptyState title={words.noConnections}>{words.noConnectionsText}</EmptyState>
            )}
            <Connections
              items={data.connections?.items ?? []}
              total={data.connections?.total ?? 0}
              onMore={more(data.connections)}
              mayRecommend={data.mayRecommend}
            />
            <Asked items={data.requestsOut?.items ?? []} />
            <Vouches
              given={data.recommendationsGiven?.items ?? []}
              received={data.recommendationsReceived?.items ?? []}
            />
            <Blocked items={data.blocked?.items ?? []} onMore={more(data.blocked)} />
            {moreOfOthers && (
              <Button variant="secondary" onClick={moreOfOthers}>
                {words.more}
              </Button>
            )}
          </div>
          <div className="grid gap-5">
            <Card className="grid gap-4">
              <h2>{words.bring}</h2>
              <p>{words.bringText}</p>
              <Button full onClick={() => setInviting(true)}>
                <UserPlus aria-hidden="true" size={20} />
                {words.inviteTitle}
              </Button>
              <LinkButton to={routes.referralTree} variant="secondary" full>
                <Network aria-hidden="true" size={20} />
                {words.tree}
              </LinkButton>
            </Card>
            <Invitations items={data.invitations?.items ?? []} />
            <FindPeople />
            <PrivacyCard privacy={data.privacy} />
          </div>
        </div>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  )
}
