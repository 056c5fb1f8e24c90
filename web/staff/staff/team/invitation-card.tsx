import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { userInfo } from '#protocol/people/names.ts'
import { acceptTeamInvitation, teamInvitation } from '#protocol/staff/names.ts'
import { errorStateText } from '#web/core/api/errors.ts'
import { useRead, useSend } from '#web/core/api/use-read.ts'
import { company } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Rights } from './member-card.tsx'
import { teamMessages } from './team-messages.ts'

/** What the link of an invitation opens: who invites to what, and the press that joins. */
export function InvitationCard({ invitation }: { invitation: string }) {
  const words = useMessages(teamMessages)
  const { data, error } = useRead(teamInvitation, { invitation })
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const joining = useSend(acceptTeamInvitation)
  const join = () =>
    joining.mutate(
      { invitation },
      {
        onSuccess: (answer) => {
          if (answer.status === 0) return errorToast(answer.message)
          void queryClient
            .invalidateQueries({ queryKey: [userInfo.name] })
            .then(() => navigate({ to: routes.staff, replace: true }))
        },
      },
    )
  const home = (
    <LinkButton to={routes.home} variant="secondary">
      {words.notNow}
    </LinkButton>
  )
  if (!data)
    return (
      <Page title={words.joinTitle} busy={!error}>
        {error ? (
          <EmptyState heading="h1" title={words.overTitle} actions={home}>
            {errorStateText(error)}
          </EmptyState>
        ) : (
          <Skeleton className="h-80" />
        )}
      </Page>
    )
  return (
    <Page title={words.joinTitle}>
      <EmptyState
        heading="h1"
        title={words.joinTitle}
        actions={
          <>
            {!data.otherEmail && (
              <Button busy={joining.isPending} onClick={join}>
                {words.join}
              </Button>
            )}
            {home}
          </>
        }
      >
        <p>{words.joinText(data.invitedBy, company().name)}</p>
        <p className="mt-3 flex flex-wrap justify-center gap-2">
          <Rights rights={data.rights} />
        </p>
        {data.otherEmail && <p className="mt-3">{words.other(data.otherEmail)}</p>}
      </EmptyState>
    </Page>
  )
}
