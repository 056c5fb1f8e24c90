import type { UserInfo } from '#protocol/account/user-info.ts'
import { LeaveCard } from '#web/features/leaving/leave-card.tsx'
import { EmailCard } from './email-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** What a person decides about their account, one section after the other. */
export function AccountSettings({ user }: { user: UserInfo }) {
  return (
    <>
      {user.emailVerified && <EmailCard email={user.email} />}
      <SessionsCard />
      <LeaveCard />
    </>
  )
}
